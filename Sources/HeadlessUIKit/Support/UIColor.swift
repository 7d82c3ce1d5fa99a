import Foundation

/// A colour, as far as a model of navigation needs it: its components, or the name it has in an asset catalogue.
public final class UIColor: NSObject, @unchecked Sendable {
  /// The name in the asset catalogue or the system colour's name; nil for a colour of components.
  public let name: String?
  /// Red, green, blue and alpha, each from 0 to 1.
  public let components: [CGFloat]

  /// A colour of components, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = nil
    components = [red, green, blue, alpha]
  }

  /// A grey of components, each from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour by its name.
  public init?(named name: String) {
    self.name = name
    components = []
  }

  /// A colour known by a name only.
  init(unchecked name: String) {
    self.name = name
    components = []
  }

  /// No colour.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Grey.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Light grey.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// Dark grey.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Text.
  public static let label = UIColor(unchecked: "labelColor")
  /// Text of less weight.
  public static let secondaryLabel = UIColor(unchecked: "secondaryLabelColor")
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// The system's red.
  public static let systemRed = UIColor(unchecked: "systemRedColor")
  /// The system's blue.
  public static let systemBlue = UIColor(unchecked: "systemBlueColor")
  /// The system's green.
  public static let systemGreen = UIColor(unchecked: "systemGreenColor")
  /// The main background.
  public static let systemBackground = UIColor(unchecked: "systemBackgroundColor")
  /// The background of content on the main background.
  public static let secondarySystemBackground = UIColor(unchecked: "secondarySystemBackgroundColor")
}
