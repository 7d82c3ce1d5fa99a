/// A set of orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit has them.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = Self(.portrait)
  /// Upside down.
  public static let portraitUpsideDown = Self(.portraitUpsideDown)
  /// With the home button, or its edge, on the left.
  public static let landscapeLeft = Self(.landscapeLeft)
  /// With the home button, or its edge, on the right.
  public static let landscapeRight = Self(.landscapeRight)
  /// On either side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All four.
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  /// All but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]

  /// The set of one orientation; empty for `.unknown`.
  init(_ orientation: UIInterfaceOrientation) {
    self.init(rawValue: orientation == .unknown ? 0 : 1 << UInt(orientation.rawValue))
  }

  /// Whether an orientation is in the set.
  func allows(_ orientation: UIInterfaceOrientation) -> Bool { contains(Self(orientation)) && orientation != .unknown }

  /// The set of a name of UIKit's, such as `landscape`; nil for none.
  init?(named name: String) {
    let names: [String: Self] = [
      "portrait": .portrait, "portraitUpsideDown": .portraitUpsideDown, "landscapeLeft": .landscapeLeft,
      "landscapeRight": .landscapeRight, "landscape": .landscape, "all": .all, "allButUpsideDown": .allButUpsideDown,
    ]
    guard let mask = names[name] else { return nil }
    self = mask
  }
}

extension Device {
  /// The orientations that controllers and apps support unless they say otherwise.
  ///
  /// - UIKit: all on an iPad, all but upside down on a phone (documentation of supportedInterfaceOrientations).
  var defaultOrientations: UIInterfaceOrientationMask { idiom == .pad ? .all : .allButUpsideDown }

  /// Whether it has a home button.
  var hasHomeButton: Bool { screen.bottom == 0 }
}
