import Foundation

/// Distances, in points, from the edges of a rectangle inwards.
public struct UIEdgeInsets: Hashable, Sendable {
  /// No inset on any edge.
  public static let zero = UIEdgeInsets()

  /// Points from the top edge.
  public var top: CGFloat
  /// Points from the left edge.
  public var left: CGFloat
  /// Points from the bottom edge.
  public var bottom: CGFloat
  /// Points from the right edge.
  public var right: CGFloat

  /// Makes insets, in points.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  /// The larger inset on each edge.
  func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

/// Distances, in points, from the edges of a rectangle inwards, in the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// No inset on any edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Points from the top edge.
  public var top: CGFloat
  /// Points from the edge where reading begins.
  public var leading: CGFloat
  /// Points from the bottom edge.
  public var bottom: CGFloat
  /// Points from the edge where reading ends.
  public var trailing: CGFloat

  /// Makes insets, in points.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension CGRect {
  /// The rectangle that is left inside of the insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
