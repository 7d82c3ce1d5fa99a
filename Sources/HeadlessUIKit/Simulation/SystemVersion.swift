/// The version of iOS that a simulation behaves as; what differs between versions is data that asks for it.
public struct SystemVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The major version, such as 17.
  public let major: Int

  /// The versions that can be simulated, the oldest first.
  public static let all = [13, 14, 15, 16, 17, 18, 26].map(SystemVersion.init(major:))

  /// The version of a simulation that names none: the newest that most of the recorded behaviour is known of.
  public static let standard = SystemVersion(major: 18)

  private init(major: Int) { self.major = major }

  /// The version of a name such as `17`, `17.4`, `iOS 17` or `iPadOS 17.4`; nil for one that is not simulated.
  public init?(named name: String) {
    let number = name.lowercased().drop { !$0.isNumber }
    let prefix = name.dropLast(number.count).lowercased().trimmingPrefix(" ")
    guard ["", "ios ", "ios", "ipados ", "ipados"].contains(String(prefix)),
      let major = number.split(separator: ".", omittingEmptySubsequences: false).first.flatMap({ Int($0) }),
      number.allSatisfy({ $0.isNumber || $0 == "." }), let version = Self.all.first(where: { $0.major == major })
    else { return nil }
    self = version
  }

  /// The version as Apple writes it: `iOS 17`.
  public var description: String { "iOS \(major)" }

  /// Whether one version is older than another.
  public static func < (left: SystemVersion, right: SystemVersion) -> Bool { left.major < right.major }
}

extension SystemVersion {
  /// Whether the heights of bars are known.
  ///
  /// - UIKit: up to iOS 18; for iOS 26 nobody has published them (F4.9).
  var hasPublishedBarHeights: Bool { major < 26 }

  /// Whether the sizes of controls are known: up to iOS 18; those of iOS 26 are other ones.
  var hasPublishedControlSizes: Bool { major < 26 }

  /// Whether an iPad has its tabs at the top.
  ///
  /// - UIKit: since iPadOS 18; their height is not verified (F1.6.5; devices.csv).
  var hasTabsAtTopOfPad: Bool { major >= 18 }

  /// Whether a controller's traits come from its view's superview rather than from its parent.
  ///
  /// - UIKit: from iOS 17 on (F5.12).
  var inheritsTraitsFromSuperview: Bool { major >= 17 }

  /// Whether an unanimated change of the whole stack is done when the call returns, rather than at the turn's end.
  ///
  /// - UIKit: from iOS 18 on; up to iOS 17 a push right after it waits with it (F1.4.3, F1.4.7).
  var appliesReplacedStackAtOnce: Bool { major >= 18 }

  /// Whether the appearance of a window's first root begins at the turn's end rather than when the window is shown.
  ///
  /// - UIKit: from iOS 18 on a root that is pushed over in the turn that shows the window is never loaded; on iOS 17 it
  ///   appears and goes again (VAndrJ/awesome-apple-bugs, LifeCyclePushedViewController, 2025; iOS 17.4 and 18.2).
  var showsFirstRootAtTurnsEnd: Bool { major >= 18 }

  /// Whether controllers are asked if the interface may turn with the device.
  ///
  /// - UIKit: up to iOS 15 (documentation of shouldAutorotate; release notes of iOS 16).
  var asksShouldAutorotate: Bool { major <= 15 }

  /// Whether code that calls an appearance callback by itself is warned of.
  ///
  /// - UIKit: seen on iOS 16 (F1.2.12).
  var warnsOfDirectAppearance: Bool { major >= 16 }

  /// Whether collections refuse views that were dequeued and did not come back.
  ///
  /// - UIKit: from iOS 18 on, of apps built with its SDK, which an app here counts as (F6.1).
  var wantsDequeuedViewsBack: Bool { major >= 18 }

  /// Whether collections refuse views that were dequeued as something else than what they are asked for.
  ///
  /// - UIKit: from iOS 15 on (F6.3).
  var comparesKindsOfViews: Bool { major >= 15 }

  /// Whether an image context that code begins has to have an area.
  ///
  /// - UIKit: from iOS 17 on, of apps built with its SDK (F7.5).
  package var needsAreaOfContexts: Bool { major >= 17 }

  /// Whether tables refuse to count the rows of a section that is not there.
  ///
  /// - UIKit: from iOS 14 on at the latest (F6.9).
  var refusesMissingSections: Bool { major >= 14 }

  /// Whether collections name an item that is not there as one out of bounds: in older versions the path is invalid.
  ///
  /// - UIKit: from iOS 15 on (F6.4).
  var namesItemsOutOfBounds: Bool { major >= 15 }
}
