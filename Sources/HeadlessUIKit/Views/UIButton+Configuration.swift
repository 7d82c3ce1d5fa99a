import Foundation

extension UIButton {
  /// What a button shows and how it looks; iOS 15.
  public struct Configuration: Hashable, Sendable {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    /// How large the button is.
    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    /// The title.
    public var title: String?
    /// The line below the title.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// Points between image and title.
    public var imagePadding: CGFloat = 0
    /// Room around the content, in points.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The colour behind the content.
    public var baseBackgroundColor: UIColor?
    /// The colour of the content.
    public var baseForegroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is.
    public var buttonSize = Size.medium
    /// Whether it shows that something goes on.
    public var showsActivityIndicator = false

    private init() {}

    /// Without a background.
    public static func plain() -> Configuration { Configuration() }
    /// With a background of the tint colour.
    public static func filled() -> Configuration { Configuration() }
    /// With a background of a light tint.
    public static func tinted() -> Configuration { Configuration() }
    /// With a grey background.
    public static func gray() -> Configuration { Configuration() }
    /// With a border.
    public static func bordered() -> Configuration { Configuration() }
    /// With a border, for the main thing to do.
    public static func borderedProminent() -> Configuration { Configuration() }
    /// With a border, in the tint colour.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// Without a border.
    public static func borderless() -> Configuration { Configuration() }
  }

  /// A button of a configuration, which runs code when it is tapped; of the title and image that the configuration lacks
  /// it has the action's.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    take(configuration)
    if let primaryAction { takePrimaryAction(primaryAction) }
  }

  /// A button of a kind, which runs code when it is tapped and has its title and image.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    if let primaryAction { takePrimaryAction(primaryAction) }
  }
}
