import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Presentations on a device that is turned.
@MainActor
struct PresentationRotationTests {
  private func show(
    _ style: UIModalPresentationStyle, on device: String = "iPhone 16", _ prepare: (UIViewController) -> Void = { _ in }
  ) throws -> (Simulation, Screen, Screen) {
    let simulation = Simulation(device: try #require(Device(named: device)))
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    let modal = simulation.run { Screen("M", style) }
    modal.popoverPresentationController?.sourceView = root.view
    prepare(modal)
    simulation.run { root.present(modal, animated: true) }
    simulation.settle()
    return (simulation, root, modal)
  }

  @Test("A card becomes a full screen in compact height, and a card again", .proves("F1.5.7"))
  func card() throws {
    let delegate = Styles()
    let (simulation, root, modal) = try show(.pageSheet) { $0.presentationController?.delegate = delegate }
    #expect(modal.presentedStyle == .pageSheet)
    #expect(modal.view.frame != simulation.screen.bounds)
    simulation.turnDevice(to: .landscapeLeft)
    simulation.settle()
    #expect(modal.presentedStyle == .fullScreen)
    #expect(modal.view.frame == simulation.screen.bounds)
    #expect(root.view.window == nil)
    simulation.turnDevice(to: .portrait)
    simulation.settle()
    #expect(modal.presentedStyle == .pageSheet)
    #expect(root.view.window != nil)
    #expect(delegate.styles == [.none, .fullScreen, .none])
    _ = simulation.lines { root.dismiss(animated: true) }
    #expect(root.presentedViewController == nil)
    #expect(root.view.frame == simulation.screen.bounds)
  }

  @Test("A form sheet on an iPad keeps its size, and is told of none", .proves("F5.3"))
  func formSheet() throws {
    let (simulation, _, modal) = try show(.formSheet, on: "iPad (10th gen)")
    let size = modal.view.bounds.size
    let lines = simulation.lines(of: [.viewWillTransition]) { simulation.turnDevice(to: .landscapeLeft) }
    #expect(!lines.contains { $0.hasPrefix("M ") })
    #expect(modal.view.bounds.size == size)
    #expect(modal.view.center == CGPoint(x: 590, y: 410))
  }

  @Test("A popover stays with its anchor")
  func popover() throws {
    let (simulation, _, modal) = try show(.popover, on: "iPad (10th gen)") {
      $0.preferredContentSize = CGSize(width: 200, height: 300)
    }
    #expect(modal.presentedStyle == .popover)
    simulation.turnDevice(to: .landscapeLeft)
    simulation.settle()
    #expect(modal.view.bounds.size == CGSize(width: 200, height: 300))
    #expect(simulation.screen.bounds.contains(modal.view.frame))
  }
}

private final class Styles: UIAdaptivePresentationControllerDelegate {
  var styles: [UIModalPresentationStyle] = []

  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { styles.append(style) }
}
