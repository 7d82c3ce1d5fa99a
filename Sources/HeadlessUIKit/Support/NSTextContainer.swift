import Foundation

/// The area in which a text view lays its text out.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Room before and after each line, in points.
  ///
  /// - UIKit: 5 (documentation of lineFragmentPadding).
  open var lineFragmentPadding: CGFloat = 5
  /// The most lines; 0 for as many as there are.
  open var maximumNumberOfLines = 0
  /// How lines end that are too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// What the text flows around.
  open var exclusionPaths: [UIBezierPath] = []
  /// Whether it is as wide as its view.
  open var widthTracksTextView = false
  /// Whether it is as high as its view.
  open var heightTracksTextView = false
}
