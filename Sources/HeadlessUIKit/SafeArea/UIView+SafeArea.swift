import Foundation

extension UIView {
  /// How far what is above, below or beside the content reaches into the view, in points.
  ///
  /// - UIKit: zero while the view is in no window (F4.1); a window has them of its device (F4.2); any other view has
  ///   the part of its superview's that overlaps its frame, and the root view of a controller what its container's
  ///   bars cover and its own additional insets besides (F4.3, F4.4, F4.5; since iOS 11).
  public var safeAreaInsets: UIEdgeInsets {
    guard let window else { return .zero }
    if window.simulation.safeAreaQueue.isSettled { return noticedSafeAreaInsets }
    guard let superview else { return self === window ? window.safeAreaInsetsOfScreen : .zero }
    return safeAreaInsets(in: superview, whoseAre: superview.safeAreaInsets)
  }

  /// The safe area insets that follow from the superview's.
  func safeAreaInsets(in superview: UIView, whoseAre outer: UIEdgeInsets) -> UIEdgeInsets {
    var bounds = superview.bounds
    // Content that rests below bars is not covered by them: bounds begin where the content is scrolled to.
    if let scroll = superview as? UIScrollView, !scroll.hasOwnOffset, scroll.contentInset.top == 0,
      let rest = scroll.restingOffset(below: outer.top)
    {
      bounds.origin.y += rest
    }
    let overlap = outer.overlapping(frame, in: bounds)
    guard let controller else { return overlap }
    return controller.safeAreaInsets(ofRootViewIn: superview, overlap: overlap, outer: outer)
  }
}

extension UIEdgeInsets {
  /// The part of the insets of a rectangle that overlaps a frame in it.
  ///
  /// - UIKit: on each edge the inset less the distance from that edge, at least nothing and at most the whole inset
  ///   (F4.3).
  func overlapping(_ frame: CGRect, in bounds: CGRect) -> UIEdgeInsets {
    func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(inset, max(0, inset - distance)) }
    return UIEdgeInsets(
      top: part(top, frame.minY - bounds.minY), left: part(left, frame.minX - bounds.minX),
      bottom: part(bottom, bounds.maxY - frame.maxY), right: part(right, bounds.maxX - frame.maxX))
  }
}

extension UIWindow {
  /// The part of the screen's insets that overlaps the window.
  var safeAreaInsetsOfScreen: UIEdgeInsets {
    simulation.metrics.safeAreaInsets.overlapping(frame, in: simulation.screen.bounds)
  }
}
