import UIKit

extension UIViewController {
  /// Adds a child whose view fills a view; without one, this controller's own.
  ///
  /// - Parameter index: the position among the view's subviews, from the back; without one, in front of all.
  func insertFullframeChildController(_ child: UIViewController, toView: UIView? = nil, index: Int? = nil) {
    guard let container = toView ?? view else { return }
    addChild(child)
    container.insertSubview(child.view, at: index ?? container.subviews.count)
    container.pinToBounds(child.view)
    child.didMove(toParent: self)
  }

  /// Takes away a child that `insertFullframeChildController(_:toView:index:)` added.
  func removeFullframeChildController(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}
