import Foundation

/// A font, as far as a model of navigation needs it: its name, size and weight.
public final class UIFont: NSObject, @unchecked Sendable {
  /// How heavy the strokes are, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1; 0 is regular.
    public let rawValue: CGFloat
    /// A weight from -1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The lightest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// Medium.
    public static let medium = Weight(rawValue: 0.23)
    /// Semibold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavy.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)
  }

  /// What a text is for, which decides on its size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public let rawValue: String
    /// A style by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The largest title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A headline.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Below a headline.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// What is said beside.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A smaller caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// Points at the user's default size of text.
    ///
    /// - UIKit: the sizes of the Human Interface Guidelines, "Typography", at the size Large (iOS 11 and later).
    fileprivate var pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }

  /// The font's name.
  public let fontName: String
  /// The size in points.
  public let pointSize: CGFloat
  /// How heavy the strokes are.
  let weight: Weight

  /// A font by its name.
  public convenience init?(name: String, size: CGFloat) { self.init(name, size, .regular) }

  /// The font that a descriptor tells; of size 0 in the descriptor's (documentation of init(descriptor:size:)).
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(font.fontName, pointSize > 0 ? pointSize : font.pointSize, font.weight)
  }

  /// What tells the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(of: self) }

  func with(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
    UIFont(
      traits.contains(.traitItalic) ? ".SFUI-Italic" : ".SFUI", pointSize,
      traits.contains(.traitBold) ? .bold : .regular)
  }

  func with(_ design: UIFontDescriptor.SystemDesign) -> UIFont {
    design == .default ? self : UIFont(".SFUI-Design", pointSize, weight)
  }

  private init(_ name: String, _ size: CGFloat, _ weight: Weight) {
    fontName = name
    pointSize = size
    self.weight = weight
  }

  /// - UIKit: fonts of one name, size and weight are equal (documentation of UIFont, "isEqual").
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  /// Whether it is the system's font, of any weight.
  package var isSystemFont: Bool { fontName == ".SFUI" }

  /// The system's font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(".SFUI", size, weight)
  }

  /// The system's font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(".SFUI-Digits", size, weight)
  }

  /// The system's bold font.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

  /// The system's italic font.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(".SFUI-Italic", size, .regular) }

  /// The font that a text of a style has, at the user's default size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.pointSize, weight: style == .headline ? .semibold : .regular)
  }

  /// The font in another size.
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(fontName, size, weight) }

  /// The size of labels in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons in points.
  public static let buttonFontSize: CGFloat = 18
  /// The system's size in points.
  public static let systemFontSize: CGFloat = 14
}

/// Scales fonts with the user's size of text, which a simulation leaves at its default.
public final class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The metrics of text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// Metrics of a style.
  public init(forTextStyle style: UIFont.TextStyle) {}
  /// The font at the user's size of text.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// A length at the user's size of text, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Points between characters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The style of a line under the text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The style of a line through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of a line under the text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of the outline.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the outline.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// How the lines lie.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Where a touch on the text leads.
  public static let link = NSAttributedString.Key("NSLink")
  /// How far the text is moved up, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// What is drawn in the text, an image.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The shadow.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The colour of a line through the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// How far the text leans.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// How far the text is stretched.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Whether letters are joined.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// An effect that the text is drawn with.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
}
