import Foundation

/// What changes of views an animation could show.
@MainActor
struct AnimatableChanges {
  /// How many there were so far.
  var count = 0
  /// The views that have changed in the block of an animation; nil outside of those that are asked for them.
  var views: [UIView]?
}

extension UIView {
  static var animatableChanges = AnimatableChanges()

  /// Notes that an animation could show how the view changes now.
  func noteAnimatableChange() {
    guard Self.areAnimationsEnabled else { return }
    Self.animatableChanges.count += 1
    Self.animatableChanges.views?.append(self)
  }

  /// Whether it counts as seen although it is transparent, since an animation fades it again and again: in one run it
  /// does, in another it does not.
  func countsAsBlinking(in simulation: Simulation) -> Bool {
    guard !isHidden, alpha < 0.01, madeLook?.blinks == true else { return false }
    simulation.openPlace = .unpublished("whether \(caption) is seen, which an animation fades again and again")
    return simulation.rowFit == .most
  }

  /// Whether an animation that repeats without end may keep touches from the view, or from one around it.
  ///
  /// - UIKit: views take no touches while they are animated, unless the animation allows it (documentation of
  ///   UIView.AnimationOptions.allowUserInteraction); what else begins or ends meanwhile is not followed.
  var isAnimatedWithoutEnd: Bool {
    sequence(first: self, next: \.superview).contains { $0.madeLook?.isAnimatedWithoutEnd == true }
  }
}
