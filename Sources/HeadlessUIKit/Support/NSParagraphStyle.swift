import Foundation

/// How the lines of a text lie; kept as it was set.
@preconcurrency @MainActor
open class NSMutableParagraphStyle: NSObject {
  /// How lines lie between the edges.
  open var alignment = NSTextAlignment.natural
  /// Where a line that is too long ends.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Points between lines.
  open var lineSpacing: CGFloat = 0
  /// Points between paragraphs.
  open var paragraphSpacing: CGFloat = 0
  /// Points before the first line of a paragraph.
  open var firstLineHeadIndent: CGFloat = 0
  /// Points before the other lines.
  open var headIndent: CGFloat = 0
  /// Points after the lines.
  open var tailIndent: CGFloat = 0
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line, in points.
  open var maximumLineHeight: CGFloat = 0
  /// By what the height of a line is multiplied.
  open var lineHeightMultiple: CGFloat = 0

  /// Makes the looks that UIKit chooses.
  public override init() {}
}
