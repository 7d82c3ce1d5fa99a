import UIKit

extension UIViewController {
  /// Adds a child whose view fills a container view, below all that the container already shows.
  func embed(_ child: UIViewController, in container: UIView) {
    addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(child.view, at: 0)
    child.didMove(toParent: self)
  }

  /// Takes a child that `embed(_:in:)` added away again.
  func removeEmbedded(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}
