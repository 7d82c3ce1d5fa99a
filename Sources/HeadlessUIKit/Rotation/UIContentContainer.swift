import Foundation

/// A controller whose content follows changes of its size and traits.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size that it would like to have where another decides it, in points; zero where it has no wish.
  var preferredContentSize: CGSize { get }
  /// Told that a child would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child gets in a container of a size, in points.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Told before the size changes.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Told before the traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
