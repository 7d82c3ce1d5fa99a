import Foundation

extension UIApplication {
  /// How far an app takes part.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// How far the app takes part: a simulation lets it become active at the end of its launch.
  ///
  /// - UIKit: it is inactive while it is launched (documentation: "About the app launch sequence").
  public var applicationState: State {
    switch windowScene.activationState {
    case .foregroundActive: .active
    case .background: .background
    case .foregroundInactive, .unattached: .inactive
    }
  }

  /// Begins work that may go on in the background.
  public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(rawValue: 1)
  }

  /// Begins work that may go on in the background.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  /// Ends work that may go on in the background.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

/// Work that may go on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Work by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// None.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
