import Foundation

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// The surroundings that views and controllers adapt to.
public final class UITraitCollection: NSObject, Sendable {
  /// How much room there is from side to side.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  /// Traits of both size classes.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass, verticalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }

  /// Traits of which nothing but the horizontal size class is specified.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontalSizeClass: horizontalSizeClass, verticalSizeClass: .unspecified)
  }

  /// Traits of which nothing but the vertical size class is specified.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontalSizeClass: .unspecified, verticalSizeClass: verticalSizeClass)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
  }

  public override var hash: Int { horizontalSizeClass.rawValue * 3 + verticalSizeClass.rawValue }
}
