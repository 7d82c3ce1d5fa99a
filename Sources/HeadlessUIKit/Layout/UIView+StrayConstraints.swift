import Foundation

/// Constraints that a view is given to hold though what they relate does not lie in it.
///
/// - UIKit: F7.16.
extension UIView {
  /// Holds a constraint, unless the view is on the screen and the constraint reaches out of it.
  func hold(_ constraint: NSLayoutConstraint) {
    guard isStray(constraint) else { return constraint.add(to: self) }
    if window != nil { return raiseStray(constraint) }
    constraint.add(to: self)
    layoutParts.strays = .held
  }

  /// Told as the view enters a window.
  func didEnterWindow() {
    askForDrawing(again: false)
    guard let parts = madeLayoutParts, parts.strays == .held else { return }
    parts.strays = stray == nil ? .none : .installed
  }

  /// Looks as the view is laid out in a window whether something is still not in it.
  func checkStrayConstraints() {
    guard window != nil, let parts = madeLayoutParts, parts.strays == .installed else { return }
    parts.strays = .none
    if let stray { return raiseStray(stray) }
    Simulation.current.leaveUndecided(
      "whether a \(typeName) may enter a window with constraints on views that were put into it after that: the "
        + "documentation of addConstraint(_:) wants them in it before", at: origin?.location)
  }

  private var stray: NSLayoutConstraint? { constraints.first(where: isStray) }

  /// Whether something that a constraint relates is neither the view nor in it.
  private func isStray(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.items.contains { item in
      guard let view = item.layoutView else { return false }
      return view.nearestCommonAncestor(with: self) !== self
    }
  }

  private func raiseStray(_ constraint: NSLayoutConstraint) {
    Simulation.current.raise(
      UIKitException(
        .generic,
        "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of "
          + "the view?  That's illegal. constraint:<\(type(of: constraint))> view:<\(typeName)>"))
  }
}

/// How far constraints of a view that reach out of it have come.
enum StrayConstraints {
  case none
  /// There may be some; the view has been in no window since.
  case held
  /// There were some as it entered a window.
  case installed
}
