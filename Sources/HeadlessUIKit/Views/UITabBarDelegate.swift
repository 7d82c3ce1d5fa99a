/// What a tab bar without a tab bar controller tells its delegate.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// Told that the user touched a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing unless the delegate implements it.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
