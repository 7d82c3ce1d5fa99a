import Foundation

extension UIView {
  /// Whether it and what is in it can be seen, as far as it decides that itself; its superviews may still hide it.
  ///
  /// - UIKit: a hidden view hides all that is in it, and alpha is multiplied down the tree (documentation of
  ///   UIView.isHidden and UIView.alpha). Below 0.01 nothing of it counts as seen, as with touches.
  var canBeSeen: Bool { !isHidden && alpha >= 0.01 && !isAway && !isKeptOffScreen }

  /// Whether touches come to it and to what is in it, as far as it decides that itself.
  ///
  /// - UIKit: hidden views, those with user interaction disabled and those whose alpha is below 0.01 are passed over
  ///   (documentation of UIView.hitTest(_:with:)).
  var takesTouches: Bool { canBeSeen && isUserInteractionEnabled }

  /// Whether touches come to it in its window: it and all around it take them.
  var isInTouchablePart: Bool { sequence(first: self, next: \.superview).allSatisfy(\.takesTouches) }
}
