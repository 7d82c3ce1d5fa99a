import Foundation

/// A colour, as far as a model of navigation needs it: its components, or the name it has in an asset catalogue.
public final class UIColor: NSObject, @unchecked Sendable {
  /// The name in the asset catalogue or the system colour's name; nil for a colour of components.
  public let name: String?
  /// Red, green, blue and alpha, each from 0 to 1.
  public let components: [CGFloat]
  /// What else decides whether it is equal to another colour.
  private let kind: Kind

  private enum Kind: Hashable {
    case rgb
    /// A grey, which has a colour space of its own.
    case grey
    case named(alpha: CGFloat?)
    /// One that depends on the traits by code.
    case dynamic
  }

  /// - UIKit: colours are equal that have equal components in one colour space, or one name; greys have a space of
  ///   their own (observed by many authors; not documented).
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    return kind != .dynamic && kind == other.kind && name == other.name && components == other.components
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(components)
    return hasher.finalize()
  }

  /// A colour of components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(name: nil, components: [red, green, blue, alpha], .rgb)
  }

  /// A grey of components, each from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(name: nil, components: [white, white, white, alpha], .grey)
  }

  /// The colour of one of Core Graphics'.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    switch parts.count {
    case 2: self.init(white: parts[0], alpha: parts[1])
    case 4: self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    default: self.init(name: nil, components: [], .dynamic)
    }
  }

  /// A colour of the app's catalogue by the name that Xcode gives it in code; nil where that is not known.
  package convenience init?(symbol: String) {
    guard let name = CurrentSimulation.assets?.color(ofSymbol: symbol) else { return nil }
    self.init(unchecked: name)
  }

  /// A colour of the app's; nil where it has none of the name.
  public convenience init?(named name: String) {
    if CurrentSimulation.assets?.hasColor(name) == false { return nil }
    self.init(unchecked: name)
  }

  /// A colour known by a name only.
  convenience init(unchecked name: String) { self.init(name: name, components: [], .named(alpha: nil)) }

  /// A colour of hue, saturation and brightness, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func component(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// A colour that depends on the traits: the one for those of the screen.
  @MainActor
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(Simulation.current.traitCollection)
    self.init(name: color.name, components: color.components, .dynamic)
  }

  private init(name: String?, components: [CGFloat], _ kind: Kind) {
    self.name = name
    self.components = components
    self.kind = kind
  }

  /// The colour with another alpha, from 0 to 1; one that only has a name keeps it.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(
      name: name, components: components.isEmpty ? [] : components.dropLast() + [alpha],
      name == nil ? kind : .named(alpha: alpha))
  }

  /// The colour of Core Graphics; without components for one that only has a name.
  ///
  /// - UIKit: a grey has two components, its white and its alpha (documentation of init(white:alpha:): its colour space).
  public var cgColor: CGColor {
    #if canImport(CoreGraphics)
    if kind == .grey { return CGColor(gray: components[0], alpha: components[3]) }
    let parts = components.count == 4 ? components : [0, 0, 0, 0]
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    #else
    if kind == .grey { return CGColor(components: [components[0], components[3]]) }
    return CGColor(components: components.isEmpty ? nil : components)
    #endif
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
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Text of the least weight.
  public static let tertiaryLabel = UIColor(unchecked: "tertiaryLabelColor")
  /// What a field without text reads.
  public static let placeholderText = UIColor(unchecked: "placeholderTextColor")
  /// A link.
  public static let link = UIColor(unchecked: "linkColor")
  /// A line between things.
  public static let separator = UIColor(unchecked: "separatorColor")
  /// The system's orange.
  public static let systemOrange = UIColor(unchecked: "systemOrangeColor")
  /// The system's yellow.
  public static let systemYellow = UIColor(unchecked: "systemYellowColor")
  /// The system's pink.
  public static let systemPink = UIColor(unchecked: "systemPinkColor")
  /// The system's purple.
  public static let systemPurple = UIColor(unchecked: "systemPurpleColor")
  /// The system's teal.
  public static let systemTeal = UIColor(unchecked: "systemTealColor")
  /// The system's brown.
  public static let systemBrown = UIColor(unchecked: "systemBrownColor")
  /// The system's cyan.
  public static let systemCyan = UIColor(unchecked: "systemCyanColor")
  /// The system's mint.
  public static let systemMint = UIColor(unchecked: "systemMintColor")
  /// The tint of the view that shows it.
  public static let tintColor = UIColor(unchecked: "tintColor")
  /// The system's indigo.
  public static let systemIndigo = UIColor(unchecked: "systemIndigoColor")
  /// The system's grey.
  public static let systemGray = UIColor(unchecked: "systemGrayColor")
  /// The second grey of the system's six.
  public static let systemGray2 = UIColor(unchecked: "systemGray2Color")
  /// The third grey of the system's six.
  public static let systemGray3 = UIColor(unchecked: "systemGray3Color")
  /// A grey nearer to the background.
  public static let systemGray4 = UIColor(unchecked: "systemGray4Color")
  /// A grey near to the background.
  public static let systemGray5 = UIColor(unchecked: "systemGray5Color")
  /// The grey nearest to the background.
  public static let systemGray6 = UIColor(unchecked: "systemGray6Color")
  /// The main background of grouped content.
  public static let systemGroupedBackground = UIColor(unchecked: "systemGroupedBackgroundColor")
  /// The background of content on the main background of grouped content.
  public static let secondarySystemGroupedBackground = UIColor(unchecked: "secondarySystemGroupedBackgroundColor")
  /// The background of content on the second background of grouped content.
  public static let tertiarySystemGroupedBackground = UIColor(unchecked: "tertiarySystemGroupedBackgroundColor")
  /// The background of content on the second background.
  public static let tertiarySystemBackground = UIColor(unchecked: "tertiarySystemBackgroundColor")
  /// The background of grouped tables, by its name before iOS 13.
  public static let groupTableViewBackground = UIColor(unchecked: "groupTableViewBackgroundColor")
  /// What fills thin shapes.
  public static let systemFill = UIColor(unchecked: "systemFillColor")
  /// What fills shapes of medium size.
  public static let secondarySystemFill = UIColor(unchecked: "secondarySystemFillColor")
  /// What fills large shapes.
  public static let tertiarySystemFill = UIColor(unchecked: "tertiarySystemFillColor")
  /// What fills large areas of complex content.
  public static let quaternarySystemFill = UIColor(unchecked: "quaternarySystemFillColor")
  /// A line between things that hides what is below.
  public static let opaqueSeparator = UIColor(unchecked: "opaqueSeparatorColor")
  /// Text of less weight than the third.
  public static let quaternaryLabel = UIColor(unchecked: "quaternaryLabelColor")
  /// Text on a dark background, whatever the traits.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on a light background, whatever the traits.
  public static let darkText = UIColor(white: 0, alpha: 1)
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
