import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Presentations that the app animates, manages and lets a finger drive.
@MainActor
struct CustomTransitionTests {
  private let simulation: Simulation
  private let root: Screen
  private let modal: Screen
  private let transitions = Transitions()

  init() {
    let simulation = Simulation()
    self.simulation = simulation
    (root, modal) = simulation.run {
      let root = Screen("A")
      simulation.show(root)
      return (root, Screen("M", .custom))
    }
    modal.transitioningDelegate = transitions
  }

  private func lines(settling: Bool = true, _ work: () -> Void) -> [String] {
    simulation.lines(of: Simulation.appearance.union([.completion, .deinitialized]), settling: settling, work)
  }

  @Test("The presenter of a custom presentation gets no callbacks", .proves("F1.5.5"))
  func presenter() {
    #expect(
      lines { root.present(modal, animated: true) {} } == [
        "M viewDidLoad", "M viewWillAppear:1", "M viewIsAppearing:1", "M viewDidAppear:1", "M completion present",
      ])
    #expect(transitions.notes == ["presented M by A for A", "animate to M", "ended true"])
    #expect(modal.view.window != nil)
    #expect(lines { modal.dismiss(animated: true) } == ["M viewWillDisappear:1", "M viewDidDisappear:1"])
    #expect(modal.view.window == nil)
  }

  @Test("Full screen, with an animation of the app's", .proves("F1.5.1", "F1.5.6"))
  func fullScreen() {
    modal.modalPresentationStyle = .fullScreen
    #expect(
      lines { root.present(modal, animated: true) } == [
        "M viewDidLoad", "A viewWillDisappear:1", "M viewWillAppear:1", "M viewIsAppearing:1", "M viewDidAppear:1",
        "A viewDidDisappear:1",
      ])
    #expect(root.view.window == nil)
    #expect(
      lines { modal.dismiss(animated: true) } == [
        "M viewWillDisappear:1", "A viewWillAppear:1", "A viewIsAppearing:1", "A viewDidAppear:1",
        "M viewDidDisappear:1",
      ])
    #expect(root.view.superview is UIWindow)
  }

  @Test("It lasts as long as the animation")
  func duration() {
    transitions.duration = 2
    simulation.run { root.present(modal, animated: true) }
    simulation.runLoop.advance(by: 1.5)
    #expect(modal.isBeingPresented)
    #expect(modal.transitionCoordinator?.transitionDuration == 2)
    simulation.settle()
    #expect(!modal.isBeingPresented)
    #expect(simulation.runLoop.now == 2)
  }

  @Test("Without animation no animator is asked")
  func unanimated() {
    _ = lines { root.present(modal, animated: false) }
    _ = lines { modal.dismiss(animated: false) }
    #expect(transitions.notes == [])
  }

  @Test("An animator that never completes holds the presentation up")
  func stuck() {
    transitions.completes = false
    _ = lines { root.present(modal, animated: true) {} }
    #expect(modal.isBeingPresented)
    _ = simulation.lines { root.dismiss(animated: true) }
    #expect(simulation.warnings.last?.hasSuffix("while a presentation or dismiss is in progress!") == true)
  }

  @Test("An animator that completes at once")
  func immediate() {
    transitions.isImmediate = true
    #expect(
      lines { root.present(modal, animated: true) {} } == [
        "M viewDidLoad", "M viewWillAppear:1", "M viewIsAppearing:1", "M viewDidAppear:1", "M completion present",
      ])
  }

  // MARK: Under a finger

  @Test("A finger drives a dismissal to its end")
  func interactiveFinished() {
    _ = lines { root.present(modal, animated: true) }
    let finger = simulation.run { UIPercentDrivenInteractiveTransition() }
    transitions.interaction = finger
    #expect(lines { modal.dismiss(animated: true) {} } == ["M viewWillDisappear:1"])
    #expect(modal.transitionCoordinator?.isInteractive == true)
    finger.update(0.75)
    #expect(modal.transitionCoordinator?.percentComplete == 0.75)
    let start = simulation.runLoop.now
    #expect(lines { finger.finish() } == ["M viewDidDisappear:1", "M completion dismiss"])
    #expect(simulation.runLoop.now - start == 0.25)
    #expect(root.presentedViewController == nil)
  }

  @Test("A finger gives a dismissal up", .proves("F1.4.14"))
  func interactiveCancelled() {
    modal.modalPresentationStyle = .fullScreen
    _ = lines { root.present(modal, animated: true) }
    transitions.notes = []
    let finger = simulation.run { UIPercentDrivenInteractiveTransition() }
    transitions.interaction = finger
    #expect(
      lines { modal.dismiss(animated: true) {} } == [
        "M viewWillDisappear:1", "A viewWillAppear:1", "A viewIsAppearing:1",
      ])
    var wasCancelled = false
    modal.transitionCoordinator?.notifyWhenInteractionChanges { wasCancelled = $0.isCancelled }
    finger.update(0.5)
    #expect(
      lines { finger.cancel() } == [
        "A viewWillDisappear:1", "A viewDidDisappear:1", "M viewWillAppear:1", "M viewIsAppearing:1",
        "M viewDidAppear:1",
      ])
    #expect(wasCancelled)
    #expect(transitions.notes.last == "ended false")
    #expect(root.presentedViewController === modal)
    #expect(!modal.isBeingDismissed)
    #expect(root.view.window == nil)
    #expect(modal.view.window != nil)
  }

  @Test("A finger gives a presentation up", .proves("F1.4.14"))
  func interactivePresentation() {
    let finger = simulation.run { UIPercentDrivenInteractiveTransition() }
    transitions.interaction = finger
    modal.modalPresentationStyle = .fullScreen
    _ = lines { root.present(modal, animated: true) {} }
    #expect(
      lines { finger.cancel() } == [
        "M viewWillDisappear:1", "M viewDidDisappear:1", "A viewWillAppear:1", "A viewIsAppearing:1",
        "A viewDidAppear:1",
      ])
    #expect(root.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
    #expect(root.view.window != nil)
    transitions.interaction = nil
    _ = lines { root.present(modal, animated: true) }
    #expect(root.presentedViewController === modal)
  }

  @Test("A finger that is gone before the transition begins")
  func earlyFinish() {
    let finger = simulation.run { UIPercentDrivenInteractiveTransition() }
    transitions.interaction = finger
    simulation.run {
      root.present(modal, animated: true)
      finger.finish()
    }
    simulation.settle()
    #expect(!modal.isBeingPresented)
    #expect(root.presentedViewController === modal)
  }

  @Test("An interaction that does not want the start")
  func notFromStart() {
    let finger = simulation.run { UIPercentDrivenInteractiveTransition() }
    finger.wantsInteractiveStart = false
    transitions.interaction = finger
    _ = lines { root.present(modal, animated: true) }
    #expect(!modal.isBeingPresented)
  }

  // MARK: Presentation controllers

  @Test("A presentation controller of the app's is told of all, and says where the view lies")
  func presentationController() throws {
    transitions.presents = true
    transitions.animates = false
    _ = lines { root.present(modal, animated: true) }
    let controller = try #require(modal.presentationController as? Overlay)
    #expect(controller.notes == ["presentation begins in container", "presented true"])
    #expect(modal.view.frame == CGRect(x: 0, y: 552, width: 393, height: 300))
    #expect(controller.presentingViewController === root)
    controller.notes = []
    _ = lines { root.dismiss(animated: true) }
    #expect(controller.notes == ["dismissal begins", "dismissed true"])
    #expect(modal.presentationController !== controller, "the next presentation has its own")
  }

  @Test("A presentation controller can remove the presenter's view", .proves("F1.5.5"))
  func removingController() {
    transitions.presents = true
    transitions.removes = true
    let lines = lines { root.present(modal, animated: true) }
    #expect(lines.contains("A viewDidDisappear:1"))
  }

  @Test("It is asked to leave the screen's other parts free", .proves("F1.5.10"))
  func notFullScreen() {
    let inner = simulation.run { Screen("I") }
    inner.definesPresentationContext = true
    simulation.run {
      let navigation = UINavigationController(rootViewController: inner)
      root.view.window?.rootViewController = navigation
    }
    simulation.settle()
    transitions.presents = true
    transitions.fillsScreen = false
    _ = lines { inner.present(modal, animated: true) }
    #expect(modal.presentingViewController === inner)
  }
}

/// Makes animators, interactions and presentation controllers, and notes what it is asked.
@MainActor
final class Transitions: UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  var notes: [String] = []
  var duration: TimeInterval = 1
  var animates = true
  var completes = true
  var isImmediate = false
  var presents = false
  var removes = false
  var fillsScreen = true
  var interaction: UIPercentDrivenInteractiveTransition?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard animates else { return nil }
    notes.append("presented \(presented.title ?? "") by \(presenting.title ?? "") for \(source.title ?? "")")
    return self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? self : nil }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    guard presents else { return nil }
    let controller = Overlay(presentedViewController: presented, presenting: presenting)
    controller.removes = removes
    controller.fillsScreen = fillsScreen
    return controller
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    notes.append("animate to \(context.viewController(forKey: .to)?.title ?? "")")
    if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(view)
    }
    guard !isImmediate else { return context.completeTransition(true) }
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) {
    } completion: { [completes] _ in
      if completes { context.completeTransition(!context.transitionWasCancelled) }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { notes.append("ended \(transitionCompleted)") }
}

/// A presentation controller that leaves a part of the screen free.
private final class Overlay: UIPresentationController {
  var notes: [String] = []
  var removes = false
  var fillsScreen = true

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height - 300, width: bounds.width, height: 300)
  }

  override var shouldRemovePresentersView: Bool { removes }

  override var shouldPresentInFullscreen: Bool { fillsScreen }

  override func presentationTransitionWillBegin() {
    notes.append("presentation begins" + (containerView?.window == nil ? "" : " in container"))
  }

  override func presentationTransitionDidEnd(_ completed: Bool) { notes.append("presented \(completed)") }

  override func dismissalTransitionWillBegin() { notes.append("dismissal begins") }

  override func dismissalTransitionDidEnd(_ completed: Bool) { notes.append("dismissed \(completed)") }
}
