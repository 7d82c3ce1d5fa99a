import HeadlessUIKit
import TestSupport
import Testing

/// The styles, and what they become on a device.
@MainActor
struct PresentationStyleTests {
  @Test("The automatic style reads as a page sheet", .proves("F1.5.4"))
  func automatic() {
    let simulation = Simulation()
    let controller = simulation.run { UIViewController() }
    #expect(controller.modalPresentationStyle == .pageSheet)
    controller.modalPresentationStyle = .automatic
    #expect(controller.modalPresentationStyle == .pageSheet)
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.modalPresentationStyle == .fullScreen)
  }

  @Test(
    "Who keeps the presenter in view, and who does not", .proves("F1.5.5", "F1.5.6"),
    arguments: [
      (UIModalPresentationStyle.fullScreen, true), (.currentContext, true), (.pageSheet, false), (.formSheet, false),
      (.overFullScreen, false), (.overCurrentContext, false), (.popover, false), (.custom, false),
    ])
  func presenter(_ style: UIModalPresentationStyle, disappears: Bool) throws {
    let simulation = Simulation(device: try #require(Device(named: "iPad (10th gen)")))
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    let modal = simulation.run { Screen("M", style) }
    modal.popoverPresentationController?.sourceView = root.view
    let present = simulation.lines(of: Simulation.appearance) { root.present(modal, animated: true) }
    #expect(
      present.filter { $0.hasPrefix("A ") } == (disappears ? ["A viewWillDisappear:1", "A viewDidDisappear:1"] : []))
    #expect((root.view.window == nil) == disappears)
    let dismiss = simulation.lines(of: Simulation.appearance) { root.dismiss(animated: true) }
    #expect(
      dismiss.filter { $0.hasPrefix("A ") }
        == (disappears ? ["A viewWillAppear:1", "A viewIsAppearing:1", "A viewDidAppear:1"] : []))
    #expect(root.view.window != nil)
  }

  @Test(
    "A card in compact height is a full screen", .proves("F1.5.7"),
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet], [UIInterfaceOrientation.portrait, .landscapeLeft])
  func compactHeight(_ style: UIModalPresentationStyle, _ orientation: UIInterfaceOrientation) {
    let simulation = Simulation(orientation: orientation)
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    let lines = simulation.lines(of: Simulation.appearance) { root.present(Screen("M", style), animated: true) }
    #expect(lines.contains("A viewDidDisappear:1") == orientation.isLandscape)
    let modal = root.presentedViewController
    #expect(modal?.modalPresentationStyle == style)
    #expect((modal?.view.frame == simulation.screen.bounds) == orientation.isLandscape)
  }

  @Test("A card that prefers the edge stays one in compact height", .proves("F1.5.7"))
  func edgeAttached() {
    let simulation = Simulation(orientation: .landscapeLeft)
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    let modal = simulation.run { Screen("M") }
    modal.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
    _ = simulation.lines { root.present(modal, animated: true) }
    #expect(root.view.window != nil)
    #expect(modal.view.frame.maxY == simulation.screen.bounds.maxY)
    #expect(modal.view.frame.minX > 0)
  }

  @Test("A popover in compact width is a card and still reads as a popover", .proves("F1.5.8"))
  func popoverInCompactWidth() {
    let simulation = Simulation()
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    let delegate = Adaptation()
    let modal = simulation.run { Screen("M", .popover) }
    modal.presentationController?.delegate = delegate
    _ = simulation.lines { root.present(modal, animated: true) }
    #expect(simulation.exceptions == [], "a card needs no anchor")
    #expect(modal.modalPresentationStyle == .popover)
    #expect(modal.sheetPresentationController != nil)
    #expect(modal.popoverPresentationController === modal.presentationController)
    #expect(delegate.willPresent == [.formSheet])
    #expect(modal.reasonAgainstInteractiveDismissal == nil)
  }

  @Test("The delegate can keep a popover one", .proves("F1.5.8", "F1.5.18"))
  func keptPopover() {
    let simulation = Simulation()
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    let delegate = Adaptation()
    delegate.style = UIModalPresentationStyle.none
    let modal = simulation.run { Screen("M", .popover) }
    modal.preferredContentSize = CGSize(width: 200, height: 100)
    modal.popoverPresentationController?.delegate = delegate
    modal.popoverPresentationController?.sourceView = root.view
    modal.popoverPresentationController?.sourceRect = CGRect(x: 180, y: 200, width: 20, height: 20)
    _ = simulation.lines { root.present(modal, animated: true) }
    #expect(delegate.willPresent == [UIModalPresentationStyle.none])
    #expect(modal.sheetPresentationController == nil)
    #expect(modal.view.frame == CGRect(x: 90, y: 220, width: 200, height: 100))
    #expect(modal.popoverPresentationController?.arrowDirection == .up)
  }

  @Test("The delegate hears that nothing adapts", .proves("F1.5.18"))
  func noAdaptation() {
    let simulation = Simulation()
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    let delegate = Adaptation()
    delegate.style = .pageSheet
    let modal = simulation.run { Screen("M") }
    modal.presentationController?.delegate = delegate
    _ = simulation.lines { root.present(modal, animated: true) }
    #expect(delegate.willPresent == [UIModalPresentationStyle.none])
  }

  @Test("The delegate can have another style and another controller shown", .proves("F1.5.8"))
  func replacement() {
    let simulation = Simulation()
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    let delegate = Adaptation()
    delegate.style = .fullScreen
    delegate.wraps = true
    let modal = simulation.run { Screen("M", .popover) }
    modal.presentationController?.delegate = delegate
    let lines = simulation.lines(of: Simulation.appearance) { root.present(modal, animated: true) }
    #expect(lines.contains("A viewDidDisappear:1"))
    #expect(lines.contains("M viewDidAppear:1"))
    #expect(root.presentedViewController is UINavigationController)
    #expect(modal.presentingViewController === root)
    #expect(delegate.willPresent == [.fullScreen])
    #expect(delegate.prepared.count == 1)
    _ = simulation.lines { modal.dismiss(animated: true) }
    #expect(root.presentedViewController == nil)
  }
}

/// A delegate that says how to adapt, and notes what it is told.
private final class Adaptation: UIAdaptivePresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
  var style: UIModalPresentationStyle?
  var wraps = false
  var willPresent: [UIModalPresentationStyle] = []
  var prepared: [UIPresentationController] = []

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { style ?? .formSheet }

  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
  }

  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) { prepared.append(adaptivePresentationController) }

  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { willPresent.append(style) }
}
