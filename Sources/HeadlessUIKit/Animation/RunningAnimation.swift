/// A layer that may be gone.
@MainActor
struct WeakLayer {
  weak var layer: CALayer?
}

/// An animation on a layer, until it is over.
@MainActor
final class RunningAnimation {
  let key: String?
  let animation: CAAnimation
  private var isOver = false
  /// Told that it is over, whether it has finished or not.
  var onEnd: (() -> Void)?

  init(_ key: String?, _ animation: CAAnimation) {
    self.key = key
    self.animation = animation
  }

  /// Tells the delegate, once.
  func end(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    animation.delegate?.animationDidStop(animation, finished: finished)
    onEnd?()
  }
}

extension Simulation {
  /// Notes an animation with a completion.
  ///
  /// - Parameter view: the one view that it is of; nil where that is not kept.
  /// - Returns: what says that it is over.
  func noteTold(_ view: UIView?) -> () -> Void {
    askForSpeeds()
    guard let view else {
      toldAnimations += 1
      return { self.toldAnimations -= 1 }
    }
    let reference = BackReference(view)
    toldTransitions.append(reference)
    return {
      let index = self.toldTransitions.firstIndex { $0.target === reference.target }
      if let index { self.toldTransitions.remove(at: index) }
    }
  }

  var hasToldAnimations: Bool { toldAnimations > 0 || !toldTransitions.isEmpty }

  /// Leaves open when an animation ends that begins while time goes otherwise for some layer: whose it is, is not kept.
  func askForSpeeds() {
    layersOfOtherSpeed = layersOfOtherSpeed.filter { $0.value.layer != nil }
    if !layersOfOtherSpeed.isEmpty { leaveAnimationEndOpen() }
  }

  /// - UIKit: a layer's time is that of the layer above, scaled (documentation of CAMediaTiming.speed).
  func leaveAnimationEndOpen() { leaveUndecided("when an animation ends that a layer's speed slows or holds") }

  /// Leaves open whether animations of UIView's end, now that a layer's are taken away, or a view leaves its window:
  /// whose layers they are on is not kept.
  ///
  /// - UIKit: such an animation is one of the layer, and its completion is told that it has not finished (documentation
  ///   of UIView.animate(withDuration:animations:completion:)); a layer that leaves the tree loses its animations
  ///   (observed by many authors; not documented).
  /// - Parameter view: the view that leaves; nil for a layer's own animations.
  func leaveCompletionsOpen(leaving view: UIView? = nil) {
    let isOpen = view.map { view in toldTransitions.contains { $0.target?.isDescendant(of: view) == true } }
    guard toldAnimations > 0 || isOpen ?? !toldTransitions.isEmpty else { return }
    leaveUndecided("whether an animation with a completion is among those that are taken from a layer or a view")
  }
}
