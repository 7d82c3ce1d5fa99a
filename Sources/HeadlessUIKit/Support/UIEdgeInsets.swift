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
}
