import Foundation

/// A view whose content is larger than itself.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// How far the content is scrolled, in points.
  open var contentOffset = CGPoint.zero
  /// The content's size, in points.
  open var contentSize = CGSize.zero
  /// Whether the user can scroll.
  open var isScrollEnabled = true

  override var movesContent: Bool { true }
}
