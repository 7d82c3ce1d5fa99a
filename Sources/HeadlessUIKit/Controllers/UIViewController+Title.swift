extension UIViewController {
  /// Hands a new title to the items that stand for the controller in bars.
  func titleDidChange() {
    possibleTitles = nil
    navigationItem.title = title
    tabBarItem.title = title
    (parent as? UINavigationController)?.titleDidChange(of: self)
  }
}
