extension UIViewController {
  /// Sets the buttons of the toolbar at the bottom of its navigation controller.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
}
