import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// The user's way to dismiss a card or a popover.
@MainActor
struct InteractiveDismissalTests {
  private let simulation = Simulation()
  private let delegate = DismissalNotes()
  private let root: Screen
  private let modal: Screen

  init() {
    (root, modal) = simulation.run { [simulation] in
      let root = Screen("A")
      simulation.show(root)
      return (root, Screen("M"))
    }
    modal.presentationController?.delegate = delegate
    simulation.run { root.present(modal, animated: true) }
    simulation.settle()
  }

  @Test("A pull that dismisses", .proves("G25", "F1.5.13"))
  func dismissed() throws {
    let before = simulation.trace.count
    let finger = try #require(modal.beginInteractiveDismissal())
    finger.move(to: 0.6)
    #expect(modal.transitionCoordinator?.isInteractive == true)
    #expect(modal.isBeingDismissed)
    #expect(simulation.dismissal(from: before).suffix(1) == ["M viewWillDisappear:1"])
    finger.end(finishing: true)
    simulation.settle()
    #expect(
      simulation.dismissal(from: before) == [
        "M presentationControllerShouldDismiss(_:) true", "M presentationControllerWillDismiss(_:)",
        "M viewWillDisappear:1", "M viewDidDisappear:1", "M presentationControllerDidDismiss(_:)",
      ])
    #expect(delegate.calls == ["should", "will", "did"])
    #expect(root.presentedViewController == nil)
  }

  @Test("A pull that is given up", .proves("F1.5.15"))
  func cancelled() throws {
    let before = simulation.trace.count
    let finger = try #require(modal.beginInteractiveDismissal())
    finger.move(to: 0.3)
    finger.end(finishing: false)
    simulation.settle()
    #expect(
      simulation.dismissal(from: before).filter { !$0.contains("presentation") } == [
        "M viewWillDisappear:1", "M viewWillAppear:1", "M viewIsAppearing:1", "M viewDidAppear:1",
      ])
    #expect(delegate.calls == ["should", "will"])
    #expect(!modal.isBeingDismissed)
    #expect(root.presentedViewController === modal)
    #expect(modal.view.window != nil)
    let again = try #require(modal.beginInteractiveDismissal())
    again.end(finishing: true)
    simulation.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("Its time is what is left of the way", .proves("F1.5.13"))
  func time() throws {
    let finger = try #require(modal.beginInteractiveDismissal())
    finger.move(to: 0.5)
    finger.end(finishing: true)
    let start = simulation.runLoop.now
    simulation.settle()
    #expect(simulation.runLoop.now - start == 0.25)
  }

  @Test(
    "A finger that moves down past the middle of a card takes it away", .proves("F1.5.13", "F1.5.15"),
    arguments: [(0.9, true), (0.4, false)])
  func swipe(_ end: CGFloat, _ isDismissed: Bool) {
    let height = simulation.screen.bounds.height
    let outcome = simulation.swipe(
      SwipePath(from: CGPoint(x: 100, y: height * 0.2), to: CGPoint(x: 100, y: height * end)))
    #expect((outcome == .handled) == isDismissed)
    #expect((root.presentedViewController == nil) == isDismissed)
  }

  @Test("isModalInPresentation keeps it, and the delegate hears of the attempt", .proves("G25", "F1.5.13"))
  func modalInPresentation() throws {
    modal.isModalInPresentation = true
    let before = simulation.trace.count
    let finger = try #require(modal.beginInteractiveDismissal())
    #expect(finger.reasonAgainstFinishing == "isModalInPresentation is true")
    finger.move(to: 0.9)
    finger.end(finishing: true)
    simulation.settle()
    #expect(simulation.dismissal(from: before) == ["M presentationControllerDidAttemptToDismiss(_:)"])
    #expect(root.presentedViewController === modal)
  }

  @Test("A controller that the presented one shows can keep it as well", .proves("F1.5.13"))
  func shownModalInPresentation() throws {
    _ = simulation.lines { root.dismiss(animated: false) }
    let (first, second) = simulation.run { (Screen("B"), Screen("C")) }
    let navigation = simulation.run { UINavigationController(rootViewController: first) }
    first.isModalInPresentation = true
    _ = simulation.lines { root.present(navigation, animated: true) }
    let kept = try #require(navigation.beginInteractiveDismissal())
    #expect(kept.reasonAgainstFinishing == "isModalInPresentation of Screen is true")
    kept.end(finishing: true)
    _ = simulation.lines { navigation.pushViewController(second, animated: true) }
    let free = try #require(navigation.beginInteractiveDismissal())
    #expect(free.reasonAgainstFinishing == nil)
    free.end(finishing: true)
    simulation.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("The delegate can keep it, and may be asked again", .proves("F1.5.13", "F1.5.14"))
  func refused() throws {
    delegate.shouldDismiss = false
    let finger = try #require(modal.beginInteractiveDismissal())
    finger.end(finishing: true)
    #expect(delegate.calls == ["should", "attempt"])
    delegate.shouldDismiss = true
    try #require(modal.beginInteractiveDismissal()).end(finishing: true)
    simulation.settle()
    #expect(delegate.calls == ["should", "attempt", "should", "will", "did"])
    #expect(root.presentedViewController == nil)
  }

  @Test("By code the delegate hears nothing", .proves("G25", "F1.5.13"))
  func byCode() {
    _ = simulation.lines { root.dismiss(animated: true) }
    #expect(delegate.calls == [])
  }

  @Test(
    "The delegate can be set after the presentation, and a container's own is the one that counts", .proves("F1.5.17"))
  func wrapped() throws {
    _ = simulation.lines { root.dismiss(animated: false) }
    let content = simulation.run { Screen("C") }
    let navigation = simulation.run { UINavigationController(rootViewController: content) }
    _ = simulation.lines { root.present(navigation, animated: true) }
    let (inner, outer) = (DismissalNotes(), DismissalNotes())
    content.presentationController?.delegate = inner
    navigation.presentationController?.delegate = outer
    try #require(content.beginInteractiveDismissal()).end(finishing: true)
    simulation.settle()
    #expect(inner.calls == [])
    #expect(outer.calls == ["should", "will", "did"])
  }

  @Test("What is under another presentation, or no card, does not move", .proves("F1.5.13"))
  func reasons() {
    #expect(root.reasonAgainstInteractiveDismissal == "nothing presents it")
    _ = simulation.lines { modal.present(Screen("N", .fullScreen), animated: true) }
    #expect(modal.reasonAgainstInteractiveDismissal == "Screen is presented over it")
    #expect(
      modal.presentedViewController?.reasonAgainstInteractiveDismissal
        == "fullScreen is a presentation that no finger pulls away")
    #expect(modal.presentedViewController?.beginInteractiveDismissal() == nil)
    _ = simulation.lines(settling: false) { modal.dismiss(animated: true) }
    #expect(modal.presentedViewController?.reasonAgainstInteractiveDismissal == "a transition is running")
  }

  @Test("A tap beside a popover dismisses it as a pull does a card", .proves("F1.5.13"))
  func popover() throws {
    let simulation = Simulation(device: try #require(Device(named: "iPad (10th gen)")))
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    let popover = simulation.run { Screen("P", .popover) }
    popover.presentationController?.delegate = delegate
    popover.popoverPresentationController?.sourceView = root.view
    _ = simulation.lines { root.present(popover, animated: true) }
    popover.isModalInPresentation = true
    #expect(popover.tapOutsidePresentation())
    #expect(delegate.calls == ["attempt"])
    popover.isModalInPresentation = false
    let lines = simulation.lines(of: Simulation.dismissal) { popover.tapOutsidePresentation() }
    #expect(
      lines == [
        "P presentationControllerShouldDismiss(_:) true", "P presentationControllerWillDismiss(_:)",
        "P viewWillDisappear:1", "P viewDidDisappear:1", "P presentationControllerDidDismiss(_:)",
      ])
    #expect(!root.tapOutsidePresentation())
  }
}

extension Simulation {
  fileprivate func dismissal(from start: Int) -> [String] {
    trace.events(from: start).filter { Self.dismissal.contains($0.callback) }.map(trace.line(for:))
  }
}
