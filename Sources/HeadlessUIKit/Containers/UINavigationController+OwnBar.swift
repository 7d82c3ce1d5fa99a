extension UINavigationController {
  /// Takes a bar of the app's in place of its own.
  ///
  /// - UIKit: the class of the bar is the app's choice (documentation of init(navigationBarClass:toolbarClass:)); apps set
  ///   it by the key `navigationBar` too (observed by many authors; not documented).
  /// - Returns: whether what comes of it is known: the bar is fresh, and the one before it is not on the screen yet.
  package func take(_ bar: UINavigationBar) -> Bool {
    guard bar.superview == nil, bar.navigationController == nil, navigationBar.superview == nil else { return false }
    navigationBar.navigationController = nil
    navigationBar = bar
    bar.navigationController = self
    bar.isHidden = isNavigationBarHidden
    return true
  }
}
