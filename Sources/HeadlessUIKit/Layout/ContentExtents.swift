import Foundation

/// How large the content of a view is, from the least to the most that it may be; nil along an axis that it asks for no
/// size of.
package struct ContentExtents {
  let width: Extent?
  let height: Extent?

  /// - Parameters: what a class states; less than nought for no size.
  package init(width: Extent, height: Extent) {
    self.width = Self.side(width)
    self.height = Self.side(height)
  }

  /// - UIKit: -1 stands for no size (documentation of UIView.noIntrinsicMetric).
  private static func side(_ extent: Extent) -> Extent? {
    if extent.upperBound < 0 { return nil }
    return max(0, extent.lowerBound)...max(0, min(extent.upperBound, Extent.farthest))
  }

  func along(isVertical: Bool) -> Extent? { isVertical ? height : width }
}

extension UIView {
  /// What the app's class states for the content of a view whose content UIKit measures; nil where it leaves that to UIKit.
  ///
  /// - UIKit: a subclass may state the size of its content, as a rule by that of its superclass (documentation of
  ///   intrinsicContentSize). Code that asks for its own place meanwhile is told what UIKit's content would make of it.
  var overriddenContent: ContentExtents? {
    guard let own = self as? any InterpretedClass, madeLayoutParts?.isMeasuring != true else { return nil }
    switch self {
    case is UILabel, is UIControl, is UITextView, is UIImageView, is UISearchBar, is UIActivityIndicatorView:
      layoutParts.isMeasuring = true
      defer { layoutParts.isMeasuring = false }
      return own.measuredContent()
    default: return nil
    }
  }

  /// Whether it is a label without a text, or an image view without an image, whose content surely has no size.
  ///
  /// - UIKit: F7.15.
  package var hasNoContent: Bool {
    if let own = self as? any InterpretedClass,
      ["sizeThatFits(_:)", "intrinsicContentSize", "textRect(forBounds:limitedToNumberOfLines:)"].contains(
        where: own.implements)
    {
      return false
    }
    switch self {
    case let label as UILabel:
      return label.possibleTexts == nil && label.unlinkedOutlets.isEmpty && (label.text ?? "").isEmpty
    case let view as UIImageView:
      return !view.isImageOpen && view.unlinkedOutlets.isEmpty && view.image == nil && view.highlightedImage == nil
    default: return false
    }
  }

  /// How large UIKit may make the content of a view that it measures; anything along an axis of which nothing is known.
  package func measuredByUIKit(isVertical: Bool) -> Extent {
    classContentExtent(isVertical: isVertical, width: .anything) ?? .anything
  }
}
