import Foundation

/// The content of a row as lists have it: a text, a second one and an image; iOS 14.
public struct UIListContentConfiguration: Hashable, @unchecked Sendable {
  /// The text.
  public var text: String? { didSet { attributedText = nil } }
  /// The second text.
  public var secondaryText: String? { didSet { secondaryAttributedText = nil } }
  /// The text with its looks, in place of the text.
  public var attributedText: NSAttributedString?
  /// The second text with its looks, in place of the second text.
  public var secondaryAttributedText: NSAttributedString?
  /// The image.
  public var image: UIImage?
  /// Whether the two texts stand side by side where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Points between image and texts.
  public var imageToTextPadding: CGFloat = 0
  /// Points between the texts above one another.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// Points between the texts beside one another.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 0

  init() {}

  /// A row's content.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// A row's content with the second text below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// A row's content with the second text beside.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// A view of the content.
  @MainActor
  func makeView() -> UIView {
    let view = UIView(frame: .zero)
    for text in [attributedText?.string ?? text, secondaryAttributedText?.string ?? secondaryText] {
      guard let text else { continue }
      let label = UILabel(frame: .zero)
      label.text = text
      label.leavePlaceOpen()
      view.addSubview(label)
    }
    if let image { view.addSubview(UIImageView(image: image)) }
    view.isUserInteractionEnabled = false
    return view
  }
}
