import Foundation

/// A method of UIKit's own that an action may name, such as `reloadData`.
///
/// - UIKit: an action may name any method that takes up to two arguments, UIKit's own too (documentation of UIControl,
///   "The target-action mechanism").
@MainActor
package struct UIKitSelector {
  let perform: @MainActor () -> Void

  /// The names that Objective-C has for those that take something, by those that `#selector(UIView.endEditing)` writes.
  package static nonisolated let objectiveCNames = [
    "endEditing": "endEditing:", "popViewController": "popViewControllerAnimated:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "popToRootViewController": "popToRootViewControllerAnimated:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
  ]

  /// - Returns: nil where the object has none of this name, or the app's class has its own.
  init?(_ selector: Selector, of target: AnyObject) {
    if let interpreted = target as? any InterpretedClass,
      interpreted.implements("\(selector.name.split(separator: ":").first ?? "")()")
    {
      return nil
    }
    switch (selector.name, target) {
    case ("reloadData", let table as UITableView): perform = { table.reloadData() }
    case ("reloadData", let collection as UICollectionView): perform = { collection.reloadData() }
    case ("becomeFirstResponder", let responder as UIResponder): perform = { responder.becomeFirstResponder() }
    case ("resignFirstResponder", let responder as UIResponder): perform = { responder.resignFirstResponder() }
    case ("endEditing:", let view as UIView): perform = { view.endEditing(true) }
    case ("removeFromSuperview", let view as UIView): perform = { view.removeFromSuperview() }
    case ("popViewControllerAnimated:", let stack as UINavigationController):
      perform = { stack.popViewController(animated: true) }
    case ("popToRootViewControllerAnimated:", let stack as UINavigationController):
      perform = { stack.popToRootViewController(animated: true) }
    case ("setNeedsLayout", let view as UIView): perform = { view.setNeedsLayout() }
    case ("layoutIfNeeded", let view as UIView): perform = { view.layoutIfNeeded() }
    case ("startAnimating", let spinner as UIActivityIndicatorView): perform = { spinner.startAnimating() }
    case ("stopAnimating", let spinner as UIActivityIndicatorView): perform = { spinner.stopAnimating() }
    case ("beginRefreshing", let refresh as UIRefreshControl): perform = { refresh.beginRefreshing() }
    case ("endRefreshing", let refresh as UIRefreshControl): perform = { refresh.endRefreshing() }
    default: return nil
    }
  }
}
