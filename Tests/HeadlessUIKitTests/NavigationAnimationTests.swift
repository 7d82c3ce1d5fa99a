import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Changes of a stack that the delegate animates and lets a finger drive.
@MainActor
struct NavigationAnimationTests {
  private let simulation: Simulation
  private let navigation: UINavigationController
  private let delegate = StackTransitions()

  init() {
    let simulation = Simulation()
    self.simulation = simulation
    navigation = simulation.run {
      let navigation = UINavigationController(rootViewController: Screen("A"))
      simulation.show(navigation)
      return navigation
    }
    navigation.delegate = delegate
  }

  private func lines(_ work: () -> Void) -> [String] { simulation.lines(of: Simulation.appearance, work) }

  @Test("A push and a pop have the order of any", .proves("F1.4.1"))
  func pushAndPop() {
    #expect(
      lines { navigation.pushViewController(Screen("B"), animated: true) } == [
        "B viewDidLoad", "A viewWillDisappear:1", "B viewWillAppear:1", "B viewIsAppearing:1", "A viewDidDisappear:1",
        "B viewDidAppear:1",
      ])
    #expect(navigation.topViewController?.view.superview === navigation.view)
    #expect(
      lines { navigation.popViewController(animated: true) } == [
        "B viewWillDisappear:1", "A viewWillAppear:1", "A viewIsAppearing:1", "B viewDidDisappear:1",
        "A viewDidAppear:1",
      ])
    #expect(delegate.operations == [.push, .pop])
    #expect(delegate.animator.notes == ["animate to B", "ended true", "animate to A", "ended true"])
    #expect(simulation.runLoop.now == 2)
  }

  @Test("Without animation the delegate is not asked")
  func unanimated() {
    _ = lines { navigation.pushViewController(Screen("B"), animated: false) }
    #expect(delegate.operations == [])
  }

  @Test("A finger drives a pop", .proves("F1.4.13"))
  func interactivePop() {
    _ = lines { navigation.pushViewController(Screen("B"), animated: false) }
    let finger = simulation.run { UIPercentDrivenInteractiveTransition() }
    delegate.interaction = finger
    #expect(
      lines { navigation.popViewController(animated: true) } == [
        "B viewWillDisappear:1", "A viewWillAppear:1", "A viewIsAppearing:1",
      ])
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    #expect(navigation.transitionCoordinator?.transitionDuration == 1)
    finger.update(0.5)
    #expect(lines { finger.finish() } == ["B viewDidDisappear:1", "A viewDidAppear:1"])
  }

  @Test("A finger gives a pop of several up", .proves("F1.4.14"))
  func cancelledPop() {
    _ = lines { navigation.pushViewController(Screen("B"), animated: false) }
    _ = lines { navigation.pushViewController(Screen("C"), animated: false) }
    let finger = simulation.run { UIPercentDrivenInteractiveTransition() }
    delegate.interaction = finger
    _ = lines { navigation.popToRootViewController(animated: true) }
    #expect(navigation.viewControllers.map(\.title) == ["A"])
    finger.update(0.5)
    #expect(
      lines { finger.cancel() } == [
        "A viewWillDisappear:1", "A viewDidDisappear:1", "C viewWillAppear:1", "C viewIsAppearing:1",
        "C viewDidAppear:1",
      ])
    #expect(navigation.viewControllers.map(\.title) == ["A", "B", "C"])
    #expect(navigation.viewControllers.allSatisfy { $0.parent === navigation })
    #expect(navigation.topViewController?.view.superview === navigation.view)
  }

  @Test("A finger gives a push up", .proves("F1.4.14"))
  func cancelledPush() {
    let finger = simulation.run { UIPercentDrivenInteractiveTransition() }
    delegate.interaction = finger
    _ = lines { navigation.pushViewController(Screen("B"), animated: true) }
    #expect(
      lines { finger.cancel() } == [
        "B viewWillDisappear:1", "B viewDidDisappear:1", "A viewWillAppear:1", "A viewIsAppearing:1",
        "A viewDidAppear:1",
      ])
    #expect(navigation.viewControllers.map(\.title) == ["A"])
    delegate.interaction = nil
    _ = lines { navigation.pushViewController(Screen("C"), animated: true) }
    #expect(navigation.viewControllers.map(\.title) == ["A", "C"])
  }
}

/// Animates every change of a stack.
private final class StackTransitions: UINavigationControllerDelegate {
  let animator = Transitions()
  var operations: [UINavigationController.Operation] = []
  var interaction: UIPercentDrivenInteractiveTransition?

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
