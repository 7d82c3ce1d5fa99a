import Foundation

/// A horizontal place.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// A constraint: this is so much after the other, in the system's spaces.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }

  /// A constraint: this is at least so much after the other, in the system's spaces.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }

  /// A constraint: this is at most so much after the other, in the system's spaces.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }
}

/// A vertical place.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// A constraint: this is so much below the other, in the system's spaces.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }

  /// A constraint: this is at least so much below the other, in the system's spaces.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }

  /// A constraint: this is at most so much below the other, in the system's spaces.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }
}

extension NSLayoutAnchor {
  /// - UIKit: between views beside one another the system's space is 8 points, and up to 20 at the edges of what is around
  ///   them (Interface Builder's standard spaces); between baselines it follows the fonts (documentation of
  ///   constraint(equalToSystemSpacingBelow:multiplier:)).
  fileprivate func spaced(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let made = constraint(relation, other, constant: 8 * multiplier)
    let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
    if baselines.contains(attribute) || baselines.contains(other.attribute) {
      made.leaveConstantOpen(.anything, by: "how far the system sets lines of text apart")
    } else if !isBeside(other) {
      let ends = [8 * multiplier, 20 * multiplier].sorted()
      made.leaveConstantOpen(ends[0]...ends[1], by: "how large the system's space is at an edge")
    }
    return made
  }

  /// Whether both are of views in the same view.
  private func isBeside(_ other: NSLayoutAnchor<AnchorType>) -> Bool {
    guard let around = (item as? UIView)?.superview else { return false }
    return (other.item as? UIView)?.superview === around
  }
}
