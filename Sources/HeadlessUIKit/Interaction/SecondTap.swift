import Foundation

extension Simulation {
  /// Lets the second of two taps do what the first one did.
  ///
  /// - UIKit: what it reaches where the first one brings up another screen, or replaces what is touched, hangs on how fast
  ///   that goes, and is not published. What the first one has put in line on the main queue runs before it.
  func tapAgain(_ view: UIView, _ tap: () -> Void) {
    endTurnOfKey()
    if view.window == nil || isBetweenScreens {
      leaveUndecided(
        "what the second of two taps reaches where the first one changes the screen", at: view.origin?.location)
    } else {
      tap()
    }
  }

  /// Whether a screen comes or goes.
  var isBetweenScreens: Bool {
    allControllers.contains { controller in
      if controller.appearance.isInTransition { return true }
      guard let navigation = controller as? UINavigationController, navigation.loadedView?.window != nil else {
        return false
      }
      return navigation.isInTransition || navigation.topViewController?.loadedView?.window == nil
    }
  }
}
