import Foundation

/// Views whose class lays out its subviews without UIKit's own layout.
///
/// - UIKit: F7.8.
extension UIView {
  /// Calls `layoutSubviews()`, and notes whether that came to UIKit's own.
  func layOutSubviews() {
    guard let own = self as? any InterpretedClass, own.implements("layoutSubviews()") else { return layoutSubviews() }
    layoutParts.missesLayout = true
    layoutSubviews()
  }

  /// Whether it is not known where it lies, since a view around it would have to place it that does not call UIKit's own
  /// layout: then it counts as there in one run and as away in another.
  func countsAsUnplaced(in simulation: Simulation) -> Bool {
    var current = self
    while let outer = current.superview {
      if outer.madeLayoutParts?.missesLayout == true, outer.places(current) {
        simulation.openPlace = .unpublished(
          "what a \(outer.typeName) shows, whose layoutSubviews() does not call super")
        return simulation.rowFit == .least
      }
      current = outer
    }
    return false
  }

  /// Whether UIKit's own layout of a view would place one in it.
  private func places(_ subview: UIView) -> Bool {
    self is UITableViewCell || self is UICollectionViewCell || subview.isPlacedByConstraints || subview.isArranged
  }
}
