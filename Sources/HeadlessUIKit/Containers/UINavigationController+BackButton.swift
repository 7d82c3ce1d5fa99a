extension UINavigationController {
  /// Does what a tap on the back button does.
  ///
  /// - UIKit: an action of the item's own takes the place of going back (documentation of UINavigationItem.backAction).
  ///   The bar asks its delegate, which is the navigation controller, whether to pop (documentation of
  ///   UINavigationBarDelegate.navigationBar(_:shouldPop:)); what its superclass answers is not published.
  func userDidTapBack() {
    if (self as? any InterpretedClass)?.acts(in: "navigationBar(_:shouldPop:)") == true {
      simulation.leaveUndecided("what navigationBar(_:shouldPop:) of \(screenName) does")
    }
    if let action = topViewController?.navigationItem.backAction { return action.handler(action) }
    popViewController(animated: true)
  }
}
