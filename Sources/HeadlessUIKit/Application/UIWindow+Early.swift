/// What becomes of a window that is shown in no scene, as far as nothing is published of that.
package enum EarlyWindow: Sendable, CaseIterable {
  /// Nothing: its root's view is not loaded.
  case untouched
  /// Its root's view is loaded.
  case loaded
  /// Its root appears, though nobody sees it, and the app's windows have it among them.
  case appearing
}

extension Simulation {
  /// Leaves open what a window shows that has no scene.
  func leaveEarlyWindowOpen() {
    leaveUndecided("what a window does that is shown in no scene", at: nil)
  }
}

extension UIWindow {
  /// Does with the root of a window that has no scene what a run takes for what UIKit does.
  ///
  /// - UIKit: such a window is not on the screen (documentation of UIWindowScene); whether its root's view is loaded, and
  ///   the root told that it appears, is not documented.
  func bringEarlyRoot() {
    simulation.hasEarlyWindow = true
    switch simulation.earlyWindow {
    case .untouched: break
    case .loaded: rootViewController?.loadViewIfNeeded()
    case .appearing:
      simulation.application.add(early: self)
      setWindow(self)
      showRoot(atTurnsEnd: simulation.system.showsFirstRootAtTurnsEnd)
    }
  }
}
