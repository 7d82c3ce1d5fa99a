import Foundation

/// What tells a font, as far as a model of navigation needs it.
public final class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// How a font looks.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: UInt
    /// Traits from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Leaning letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Heavy strokes.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide letters.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Lines that lie closer together.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines that lie further apart.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The designs of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The design's name.
    public let rawValue: String
    /// A design by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The system's own.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let font: UIFont

  init(of font: UIFont) { self.font = font }

  /// The size in points.
  public var pointSize: CGFloat { font.pointSize }
  /// Whether it is the system's font, in any design.
  package var isOfSystem: Bool { font.fontName.hasPrefix(".SFUI") }

  /// The font that a text of a style has.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The same font in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { font.withSize(newPointSize).fontDescriptor }

  /// The same font with other traits.
  ///
  /// - UIKit: the system's font has a bold and an italic (UIFont.boldSystemFont and italicSystemFont); of others it hangs
  ///   on the family, which is not known here.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    guard isOfSystem else { return nil }
    return font.with(symbolicTraits).fontDescriptor
  }

  /// The system's font in another design.
  ///
  /// - UIKit: the system's font has them all (documentation of UIFontDescriptor.SystemDesign).
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard isOfSystem else { return nil }
    return font.with(design).fontDescriptor
  }
}
