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

  /// Whether the status bar is hidden.
  public var isStatusBarHidden: Bool {
    simulation.systemInterface.answer(to: .statusBarHidden) == .flag(true)
  }
}
