/// What a tab bar controller asks and tells its delegate.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Asks whether a tab that the user taps may be selected.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Told that the user selected a tab, also one that was selected.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Yes, unless the delegate implements it.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing unless the delegate implements it.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
