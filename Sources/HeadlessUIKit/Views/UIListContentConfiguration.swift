import Foundation

/// The content of a row as lists have it: a text, a second one and an image; iOS 14.
public struct UIListContentConfiguration: Hashable, @unchecked Sendable {
  /// The text.
  public var text: String? {
    didSet {
      attributedText = nil
      openText = nil
    }
  }
  /// The second text.
  public var secondaryText: String? {
    didSet {
      secondaryAttributedText = nil
      openSecondaryText = nil
    }
  }
  /// The text with its looks, in place of the text.
  public var attributedText: NSAttributedString? { didSet { openText = nil } }
  /// The second text with its looks, in place of the second text.
  public var secondaryAttributedText: NSAttributedString? { didSet { openSecondaryText = nil } }
  /// What is known of a text that is not.
  package var openText: OpenText?
  /// What is known of a second text that is not.
  package var openSecondaryText: OpenText?
  /// The image.
  public var image: UIImage? { didSet { openImage = nil } }
  /// What is known of an image that is not: it may be none.
  package var openImage: OpenImage?
  /// Whether the two texts stand side by side where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Points between image and texts.
  public var imageToTextPadding: CGFloat = 0
  /// Points between the texts above one another.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// Points between the texts beside one another.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 0

  /// How the text looks.
  public var textProperties = TextProperties()
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties()
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// Room around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero

  init() {}

  /// A row's content.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// A row's content with the second text below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// A row's content with the second text beside.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// The content of a row in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// The content of a plain list's header.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// The content of a grouped list's header, in capitals.
  public static func groupedHeader() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.textProperties.transform = .uppercase
    return content
  }

  /// The content of a grouped list's footer.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// The content of an inset grouped list's header that stands out.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// The content of a sidebar's header.
  public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// The content of a sidebar's row with the second text below.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// The content of a plain list's footer.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// A view of the content.
  @MainActor
  package func makeView() -> UIView? {
    let view = UIView(frame: .zero)
    let texts = [
      (attributedText?.string ?? text, openText, textProperties),
      (secondaryAttributedText?.string ?? secondaryText, openSecondaryText, secondaryTextProperties),
    ]
    for (text, open, properties) in texts where text != nil || open != nil {
      if properties.transform != .none {
        Simulation.current.leaveUndecided("whether tests read a text of a list as its transform writes it")
      }
      let label = UILabel(frame: .zero)
      label.text = text
      label.leavePlaceOpen()
      view.addSubview(label)
      open?.note(label)
    }
    if let image {
      view.addSubview(UIImageView(image: image))
    } else if let openImage {
      let picture = UIImageView(frame: .zero)
      picture.leavePlaceOpen()
      view.addSubview(picture)
      openImage.note(picture)
    }
    view.isUserInteractionEnabled = false
    return view
  }
}

/// A text of a list's row that is not known.
package final class OpenText: Hashable, @unchecked Sendable {
  /// What the app's code gave.
  package let given: Any
  /// Says that the label which shows it has a text that is not known.
  let note: @MainActor (UILabel) -> Void

  package init(_ given: Any, _ note: @escaping @MainActor (UILabel) -> Void) {
    self.given = given
    self.note = note
  }

  package static func == (lhs: OpenText, rhs: OpenText) -> Bool { lhs === rhs }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An image of a list's row that is not known.
package final class OpenImage: Hashable, @unchecked Sendable {
  /// What the app's code gave.
  package let given: Any
  /// Says that the view which shows it has an image that is not known.
  let note: @MainActor (UIImageView) -> Void

  package init(_ given: Any, _ note: @escaping @MainActor (UIImageView) -> Void) {
    self.given = given
    self.note = note
  }

  package static func == (lhs: OpenImage, rhs: OpenImage) -> Bool { lhs === rhs }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIListContentConfiguration {
  /// How a text of a list's row looks.
  public struct TextProperties: Hashable, @unchecked Sendable {
    /// Where lines lie between the edges.
    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }

    /// In which letters a text is written.
    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }

    /// The font.
    public var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    /// The colour.
    public var color = UIColor.label
    /// Where lines lie between the edges.
    public var alignment = TextAlignment.natural
    /// Where a text that is too long ends.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines it may take; 0 for any number.
    public var numberOfLines = 0
    /// Whether a text that is too long is written smaller.
    public var adjustsFontSizeToFitWidth = false
    /// How small, as a part of the font's size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the user's size of text.
    public var adjustsFontForContentSizeCategory = true
    /// In which letters it is written.
    public var transform = TextTransform.none
  }

  /// How the image of a list's row looks.
  public struct ImageProperties: Hashable, @unchecked Sendable {
    /// The colour of a template.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; zero for any.
    public var maximumSize = CGSize.zero
    /// The room that is kept for it, in points.
    public var reservedLayoutSize = CGSize.zero
  }
}
