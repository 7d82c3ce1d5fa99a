import Foundation

extension UIWindow {
  /// How far in front of others a window lies.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The larger, the farther in front.
    public var rawValue: CGFloat
    /// A level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// 0.
    public static let normal = Level(0)
    /// 1000.
    public static let statusBar = Level(1000)
    /// 2000.
    public static let alert = Level(2000)
  }
}

extension UIApplication {
  /// The windows from the back to the front.
  ///
  /// - UIKit: levels come first; of one level the window that was shown last lies in front (documentation of
  ///   UIWindow.windowLevel).
  var windowsFromTheBack: [UIWindow] {
    windowScene.windows.enumerated().sorted { one, other in
      (one.element.windowLevel.rawValue, one.offset) < (other.element.windowLevel.rawValue, other.offset)
    }.map(\.element)
  }
}
