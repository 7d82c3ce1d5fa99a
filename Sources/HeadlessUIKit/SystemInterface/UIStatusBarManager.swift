import Foundation

/// The status bar of a scene.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
  private unowned let simulation: Simulation

  init(simulation: Simulation) { self.simulation = simulation }

  /// The style of the text that is shown.
  ///
  /// - UIKit: from iOS 13 on `.lightContent` or `.darkContent`, never `.default` (F3.7).
  public var statusBarStyle: UIStatusBarStyle {
    guard case .style(let style) = simulation.systemInterface.answer(to: .statusBarStyle), style != .default else {
      let owner = simulation.systemInterface.owner(of: .statusBarStyle)
      return owner?.traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
    }
    return style
  }

  /// The rectangle of the status bar, in points; empty while it is hidden.
  ///
  /// - UIKit: as wide as the screen, and as high as the device's status bar (F4.10).
  public var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    let height = simulation.device.statusBarHeight(in: simulation.orientation, on: simulation.system)
    return CGRect(x: 0, y: 0, width: simulation.screen.bounds.width, height: height)
  }

  /// Whether the status bar is hidden.
  public var isStatusBarHidden: Bool {
    simulation.systemInterface.answer(to: .statusBarHidden) == .flag(true)
  }
}
