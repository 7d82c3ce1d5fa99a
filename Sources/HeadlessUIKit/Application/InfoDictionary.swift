/// What the app's Info.plist says that UIKit goes by.
public struct InfoDictionary: Hashable, Sendable {
  /// Whether controllers decide on the status bar: `UIViewControllerBasedStatusBarAppearance`.
  ///
  /// - UIKit: true where the key is missing; with false all that controllers prefer is ignored (F3.1).
  public var viewControllerBasedStatusBarAppearance = true
  /// Whether the app starts without a status bar: `UIStatusBarHidden`.
  public var statusBarHidden = false
  /// The style that the app starts with: `UIStatusBarStyle`.
  public var statusBarStyle = UIStatusBarStyle.default
  /// The orientations that the app supports, in Info.plist's order: `UISupportedInterfaceOrientations`; empty for UIKit's
  /// default.
  public var supportedOrientations: [UIInterfaceOrientation] = []
  /// Those on an iPad, where they are others: `UISupportedInterfaceOrientations~ipad`.
  public var padOrientations: [UIInterfaceOrientation] = []

  /// Whether the app is always light or always dark: `UIUserInterfaceStyle`.
  ///
  /// - UIKit: `Light` and `Dark` hold whatever the device is set to (documentation: "Choosing a specific interface style
  ///   for your iOS app").
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// What an Info.plist says that has none of the keys.
  public init() {}

  /// The orientations on a device, in Info.plist's order.
  func orientations(on device: Device) -> [UIInterfaceOrientation] {
    device.idiom == .pad && !padOrientations.isEmpty ? padOrientations : supportedOrientations
  }

  /// The orientation that the app is launched in, before any controller is asked.
  ///
  /// - UIKit: the one that the device is held in where the list has it, else the first of the list (G04, G05).
  func launchOrientation(on device: Device, held: UIInterfaceOrientation) -> UIInterfaceOrientation {
    let listed = orientations(on: device)
    return listed.contains(held) ? held : listed.first ?? held
  }

  /// The orientations on a device.
  ///
  /// - UIKit: without the key those that a controller supports by default (release notes of iOS 6).
  func orientationMask(on device: Device) -> UIInterfaceOrientationMask {
    let listed = orientations(on: device)
    guard !listed.isEmpty else { return device.defaultOrientations }
    return listed.reduce(into: []) { $0.formUnion(UIInterfaceOrientationMask($1)) }
  }
}
