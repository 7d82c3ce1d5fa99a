import Foundation

/// A control with a title.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// A kind of button.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  /// What a long press brings up, or a tap where that is the main action; iOS 14.
  open var menu: UIMenu?
  /// Whether a tap brings up the menu.
  open var showsMenuAsPrimaryAction = false
  /// Whether the title is that of the line chosen last; iOS 15.
  open var changesSelectionAsPrimaryAction = false
  /// What the button is made as.
  public private(set) var buttonType = ButtonType.custom
  /// The label whose font and looks the title takes.
  public private(set) lazy var titleLabel: UILabel? = UILabel(frame: .zero)
  /// The view whose looks the image takes.
  public private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  /// Room around title and image, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// Room around the title, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Room around the image, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero
  private var titleColors: [State: UIColor] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]

  /// Makes a button of a kind.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

  /// The colour of the title for a state, or the normal one.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

  /// Sets the image behind all for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state] = image }

  /// The image behind all for a state, or the normal one.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }

  /// The image that it shows now.
  open var currentImage: UIImage? {
    if !isEnabled, let image = images[.disabled] { return image }
    if isSelected, let image = images[.selected] { return image }
    return images[.normal]
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }

  /// Sets the title for a state, with its looks.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { titles[state] = title?.string }

  /// The title for a state, or the normal one, with its looks.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    title(for: state).map { NSAttributedString(string: $0) }
  }

  /// The title that it shows now, with its looks.
  open var currentAttributedTitle: NSAttributedString? { currentTitle.map { NSAttributedString(string: $0) } }

  /// The title for a state, or the normal one.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }

  /// The image for a state, or the normal one.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// What it shows and how it looks, where one thing says both; its title becomes the normal one.
  open var configuration: Configuration? {
    didSet { if let title = configuration?.title { titles[.normal] = title } }
  }

  /// The title that it shows now.
  open var currentTitle: String? {
    if !isEnabled, let title = titles[.disabled] { return title }
    if isSelected, let title = titles[.selected] { return title }
    return titles[.normal]
  }
}
