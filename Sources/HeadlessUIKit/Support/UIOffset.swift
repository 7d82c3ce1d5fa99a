import Foundation

/// How far something is moved, in points.
public struct UIOffset: Hashable, Sendable {
  /// Not at all.
  public static let zero = UIOffset()

  /// Points to the right.
  public var horizontal: CGFloat
  /// Points downwards.
  public var vertical: CGFloat

  /// Makes an offset, in points.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
