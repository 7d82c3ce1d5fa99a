import Foundation

/// Text that is read.
@preconcurrency @MainActor
open class UILabel: UIView {
  private var words: String?
  private var looks: NSAttributedString?
  /// The text.
  open var text: String? {
    get { words }
    set { (words, looks, possibleTexts) = (newValue, nil, nil) }
  }
  /// What the text may be, where code set it to what is not known.
  package var possibleTexts: PossibleTexts? {
    didSet { if possibleTexts != nil { Simulation.current.openLabels.append(OpenLabel(label: self)) } }
  }
  /// The text with its looks; its words are the text.
  ///
  /// - UIKit: each is stored by itself: setting one calls no override of the other (observed by many authors). The font,
  ///   the colour and other looks of the label become those that the text begins with (documentation of
  ///   UILabel.attributedText); what it does not say stays.
  open var attributedText: NSAttributedString? {
    get { looks ?? words.map(NSAttributedString.ofOpenLooks) }
    set {
      (words, looks, possibleTexts) = (newValue?.string, nil, nil)
      if let first = newValue?.firstLooks { take(first) }
      looks = newValue
    }
  }
  /// - UIKit: a font, a colour or an alignment that is set later holds for all of the text (documentation of
  ///   UILabel.textAlignment).
  private func looksDidChange() { if looks != nil { looks = words.map(NSAttributedString.ofOpenLooks) } }
  /// Whether its text has looks of its own.
  var hasLooks: Bool { looks != nil }
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) { didSet { looksDidChange() } }
  /// How lines lie between the edges.
  open var textAlignment = NSTextAlignment.natural { didSet { looksDidChange() } }
  /// Where a text that is too long ends.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How many lines it may take; 0 for any number.
  open var numberOfLines = 1
  /// The colour of the text; nil brings that of labels back.
  ///
  /// - UIKit: it is that of labels by default (documentation of textColor and UIColor.label).
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      looksDidChange()
    }
  }
  /// The colour of the text while it is highlighted.
  open var highlightedTextColor: UIColor?
  /// Whether it is highlighted.
  open var isHighlighted = false
  /// Whether the text looks enabled.
  open var isEnabled = true
  /// Whether a text that is too long is written smaller.
  open var adjustsFontSizeToFitWidth = false
  /// How small, as a part of the font's size.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the user's size of text.
  open var adjustsFontForContentSizeCategory = false
  /// The width in points at which it breaks lines.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// The colour of the text's shadow.
  open var shadowColor: UIColor?

  /// - UIKit: a label takes no touches unless it is told to (documentation of UILabel.isUserInteractionEnabled).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A label of a document, which says whether it takes touches.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
