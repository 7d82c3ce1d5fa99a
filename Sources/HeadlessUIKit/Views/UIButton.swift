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

    /// What the system's kind was called up to iOS 7.
    public static var roundedRect: ButtonType { .system }
  }

  /// What a long press brings up, or a tap where that is the main action; iOS 14.
  open var menu: UIMenu?
  /// Whether a tap brings up the menu.
  open var showsMenuAsPrimaryAction = false
  /// Whether the title is that of the line chosen last; iOS 15.
  open var changesSelectionAsPrimaryAction = false
  /// What the button is made as.
  public private(set) var buttonType = ButtonType.custom
  /// The label whose font and looks the title takes; it reads the title.
  public private(set) lazy var titleLabel: UILabel? = UIButtonLabel(of: self)
  /// The view whose looks the image takes.
  public private(set) lazy var imageView: UIImageView? = UIButtonImageView(of: self)
  /// Room around title and image, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// Room around the title, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Room around the image, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero
  private var titleColors: [State: UIColor] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var images: [State: UIImage] = [:]

  /// Makes a button of a kind.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    take(type)
  }

  /// Makes it one of a kind.
  package func take(_ type: ButtonType) { buttonType = type }

  /// - UIKit: a button shows its primary action's title and image (documentation of UIButton.init(type:primaryAction:));
  ///   those of its configuration go first (documentation of UIButton.init(configuration:primaryAction:)).
  package override func takePrimaryAction(_ action: UIAction) {
    super.takePrimaryAction(action)
    if titles[.normal] == nil, !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if images[.normal] == nil, configuration?.image == nil { setImage(action.image, for: .normal) }
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
  open var currentImage: UIImage? { shown(images) }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }

  /// Sets the title for a state, with its looks.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { attributedTitles[state] = title }

  /// The title for a state, or the normal one, with its looks.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }

  /// The title that it shows now, with its looks.
  open var currentAttributedTitle: NSAttributedString? { shown(attributedTitles) }

  /// The title for a state, or the normal one.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    (imageView as? UIButtonImageView)?.ownImage = nil
  }

  /// The image for a state, or the normal one.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// What it shows and how it looks, where one thing says both; its title becomes the normal one.
  open var configuration: Configuration? {
    didSet { if configuration?.title != oldValue?.title { titles[.normal] = configuration?.title } }
  }

  /// The title that it shows now, unless it has one with looks.
  open var currentTitle: String? { chosenLine?.title ?? shown(titles) }

  /// The line of its menu whose title and image it shows in place of its own.
  ///
  /// - UIKit: a button that shows its menu and tracks the selection is a pop-up button, one of whose lines is always
  ///   marked (documentation of UIButton.changesSelectionAsPrimaryAction and of UIMenu.Options.singleSelection; Human
  ///   Interface Guidelines, "Pop-up buttons").
  private var chosenLine: UIAction? {
    guard isPopUp, let lines = menu?.lines.compactMap({ $0 as? UIAction }) else { return nil }
    return lines.first { $0.state == .on } ?? lines.first
  }

  /// Whether its menu is a choice, whose line it shows.
  var isPopUp: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction && menu != nil }

  /// The title that is read on the screen.
  ///
  /// - UIKit: a title with looks is preferred (documentation of setTitle(_:for:)).
  var shownTitle: String? { currentAttributedTitle?.string ?? currentTitle }

  /// What is set for the state that it is in, or for the normal one.
  ///
  /// - UIKit: what is not set for a state, one of several bits too, is as in the normal one (documentation of
  ///   setTitle(_:for:); a button that is selected and touched shows its normal title, as many authors observed).
  private func shown<Content>(_ contents: [State: Content]) -> Content? { contents[state] ?? contents[.normal] }

  /// Makes it one of a configuration: initialisers call no observers.
  package func take(_ configuration: Configuration) { self.configuration = configuration }

  /// Changes how it looks before it is shown, and whenever its state has changed; iOS 15.
  public final var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
  private var needsConfigurationUpdate = false

  /// Has its looks changed before it is shown the next time.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    configurationUpdateHandler?(self)
  }

  open override var isEnabled: Bool { didSet { if oldValue != isEnabled { setNeedsUpdateConfiguration() } } }
  open override var isSelected: Bool { didSet { if oldValue != isSelected { setNeedsUpdateConfiguration() } } }
  open override var isHighlighted: Bool { didSet { if oldValue != isHighlighted { setNeedsUpdateConfiguration() } } }

  /// - UIKit: a tap turns the selection round before its actions run (documentation of
  ///   UIButton.changesSelectionAsPrimaryAction).
  override func userDidLift(_ finger: UITouch) {
    if changesSelectionAsPrimaryAction, isTracking { isSelected.toggle() }
    super.userDidLift(finger)
  }

  /// The image beside or in place of the title.
  var shownImage: UIImage? { chosenLine?.image ?? currentImage ?? configuration?.image }

  /// What assistive technology reads of a button of the system's own kinds.
  var systemLabel: String? {
    switch buttonType {
    case .custom, .system: shownImage?.symbolLabel
    case .detailDisclosure, .infoLight, .infoDark: "More Info"
    case .contactAdd: "Add"
    case .close: "Close"
    }
  }
}

extension UIButton {
  /// Makes a button of the system's kind with an image, which sends an action when it is tapped; iOS 13.
  public static func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
}

/// A view that a button shows itself.
@preconcurrency @MainActor
package protocol ButtonPart: UIView {
  /// The button.
  var button: UIButton? { get }
}

/// The view of a button's image.
package final class UIButtonImageView: UIImageView, ButtonPart {
  /// The button.
  package private(set) weak var button: UIButton?
  /// What code set of it itself, until the button is given another image.
  fileprivate var ownImage: UIImage?

  /// - UIKit: the button sets it (documentation of UIButton.imageView).
  package override var image: UIImage? {
    get { ownImage ?? button?.shownImage }
    set { ownImage = newValue }
  }

  convenience init(of button: UIButton) {
    self.init(frame: .zero)
    self.button = button
  }
}

/// The label of a button's title: it reads what the button shows.
package final class UIButtonLabel: UILabel, ButtonPart {
  /// The button.
  package private(set) weak var button: UIButton?
  /// Whether code or a document has set the font.
  package private(set) var hasOwnFont = false
  package override var font: UIFont! { didSet { hasOwnFont = true } }

  convenience init(of button: UIButton) {
    self.init(frame: .zero)
    self.button = button
  }

  package override var text: String? {
    get { button?.shownTitle }
    set {}
  }

  package override var attributedText: NSAttributedString? {
    get { button?.currentAttributedTitle ?? text.map { NSAttributedString(string: $0) } }
    set {}
  }
}
