import Foundation

extension UIView {
  /// The constraints that the view holds: those between it and views inside it.
  public var constraints: [NSLayoutConstraint] { madeLayoutParts?.constraints ?? [] }

  /// Holds a constraint between itself and views inside it.
  public func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  /// Holds constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { hold(constraint) }
  }

  /// Gives a constraint up.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Gives constraints up.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Deactivates the constraints of the views around it that name it or a view inside it.
  ///
  /// - UIKit: removing a view removes them (documentation of removeFromSuperview()).
  func deactivateOuterConstraints() {
    var ancestor = superview
    while let view = ancestor {
      if let held = view.madeLayoutParts?.constraints, !held.isEmpty {
        for constraint in held where constraint.items.contains(where: { $0.layoutView?.isDescendant(of: self) == true })
        {
          constraint.deactivate()
        }
      }
      ancestor = view.superview
    }
  }
}
