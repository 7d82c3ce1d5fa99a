import Foundation

extension UIViewController {
  func sendWillTransition(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    let own = traitState?.applied(to: traits) ?? traits
    guard own != traitCollection else { return }
    simulation.record(.willTransition, traceSubject, .text(own.sizeClasses))
    simulation.run { willTransition(to: own, with: coordinator) }
  }

  /// - UIKit: not where the size stays as it is, nor to one that is about to appear (F5.3, F5.4; G06).
  func sendViewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let loadedView, loadedView.bounds.size != size, appearance != .appearing else { return }
    simulation.record(.viewWillTransition, traceSubject, .text(size.traceText))
    simulation.run { viewWillTransition(to: size, with: coordinator) }
  }

  /// Tells the children of new traits.
  ///
  /// - UIKit: this is what `super` does, so that an override that does not call it leaves them untold (F5.2); those of
  ///   a stack or of tabs that are not seen are told too (F5.13).
  func tellChildren(
    of traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.sendWillTransition(to: traits, with: coordinator) }
  }

  /// Tells the children of a new size.
  ///
  /// - UIKit: not those whose size stays as it is (F5.2, F5.3); those that are loaded and not seen are told too (F5.13).
  func tellChildren(of size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.sendViewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Has the constraints of all views that controllers in a window own updated for a turn.
  ///
  /// - UIKit: before layout, what lies within before what lies around it (F5.15).
  func updateConstraintsForTurn() {
    for child in children { child.updateConstraintsForTurn() }
    guard let loadedView, loadedView.window != nil else { return }
    loadedView.needsConstraintsUpdate = true
    loadedView.updateConstraintsIfNeeded()
  }

  /// The size that a child's view will have in a view of a size.
  ///
  /// - UIKit: the child's own view decides by its mask; views between it and the parent's do not count (F5.14). A child
  ///   that a container covers gets the size of the one that it shows: both have the same place.
  func resized(_ child: UIViewController, inViewOf size: CGSize) -> CGSize {
    guard let loadedView, let childView = child.loadedView else { return size }
    let isCovered = managesChildrenAppearance && !childView.isDescendant(of: loadedView)
    let placed = isCovered ? appearanceChildren.first?.loadedView ?? childView : childView
    return placed.sizeAfterResizing(from: loadedView.bounds.size, to: size)
  }
}

extension UIView {
  /// The size that follows from the superview's: by the autoresizing mask, or by constraints, which keep a size that they
  /// give and let any other grow with the superview.
  fileprivate func sizeAfterResizing(from old: CGSize, to new: CGSize) -> CGSize {
    guard isPlacedByConstraints || isArranged else { return frameAfterResizing(from: old, to: new).size }
    return CGSize(
      width: isFixed(.width) ? bounds.width : bounds.width + new.width - old.width,
      height: isFixed(.height) ? bounds.height : bounds.height + new.height - old.height)
  }

  /// Whether a constraint gives a number for one of its sizes.
  private func isFixed(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    attachedConstraints.contains {
      $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil && $0.relation == .equal
    }
  }
}

extension CGSize {
  /// The size as traces write it: `667×375`.
  fileprivate var traceText: String { "\(Self.text(width))×\(Self.text(height))" }

  private static func text(_ value: CGFloat) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }
}
