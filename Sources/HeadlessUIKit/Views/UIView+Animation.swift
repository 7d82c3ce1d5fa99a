import Foundation

extension UIView {
  /// Whether views' changes are animated now; a segue that does not animate turns it off while it performs.
  ///
  /// - UIKit: UIStoryboardSegue turns it on or off by its Animates box around `perform()` (F2.6).
  public internal(set) static var areAnimationsEnabled: Bool {
    get { Simulation.current.areAnimationsEnabled }
    set { Simulation.current.areAnimationsEnabled = newValue }
  }

  /// Turns animations on or off.
  public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  /// Sets values at once; an animation's duration passes on the virtual clock before the completion.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Sets values at once; delay and duration pass on the virtual clock before the completion, or with the finger that
  /// drives the transition which the animation belongs to.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(nil, seconds: duration + delay, options, animations, completion)
  }

  /// - Parameter view: the view that a transition shows.
  private static func animate(
    _ view: UIView?, seconds: TimeInterval, _ options: AnimationOptions, _ animations: @escaping () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let simulation = Simulation.current
    let before = animatableChanges.count
    let keepsTouches = options.contains(.repeat) && !options.contains(.allowUserInteraction) && areAnimationsEnabled
    let isEndless = options.contains(.repeat) && areAnimationsEnabled
    if isEndless { animatableChanges.views = [] }
    animations()
    for view in animatableChanges.views ?? [] {
      if keepsTouches { view.look.isAnimatedWithoutEnd = true }
      view.look.blinks = true
    }
    animatableChanges.views = nil
    var seconds = areAnimationsEnabled ? seconds : 0
    // - UIKit: an animation that changes nothing ends at once (observed by many authors; not documented).
    if completion != nil, seconds > 0, animatableChanges.count == before,
      simulation.openRules.takesOther(.idleAnimations)
    {
      seconds = 0
    }
    let isTold = completion != nil && seconds > 0
    let isOver = animatableChanges.count > before && seconds > 0 ? simulation.waitForAnimation() : nil
    // - UIKit: one that repeats does not end by itself (documentation of UIView.AnimationOptions.repeat).
    if options.contains(.repeat), areAnimationsEnabled {
      if isTold { simulation.toldAnimations += 1 }
    } else if let held = simulation.heldAnimations {
      held.hold(seconds, completion)
    } else {
      let end = isTold ? simulation.noteTold(animatableChanges.count == before ? view : nil) : nil
      simulation.runLoop.afterOwnAnimation(seconds) {
        end?()
        completion?(true)
        isOver?()
      }
    }
  }

  /// Sets values at once, as an animation that swings into place.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Sets values at once, as an animation of a spring of a length and a bounce; iOS 17.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Sets values at once, as an animation of how a view changes its content.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(view, seconds: duration, options, animations ?? {}, completion)
  }

  /// Replaces a view by another in its superview, as an animation.
  public static func transition(
    from: UIView, to: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let replace = {
      if options.contains(.showHideTransitionViews) {
        from.isHidden = true
        to.isHidden = false
      } else {
        from.superview?.addSubview(to)
        from.removeFromSuperview()
      }
    }
    animate(withDuration: duration, delay: 0, options: options, animations: replace, completion: completion)
  }

  /// Sets values at once, as an animation of several steps.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, delay: delay, options: [], animations: animations, completion: completion) }

  /// Sets values at once, as a step of an animation.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Makes changes without animating them.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    areAnimationsEnabled = false
    actions()
    areAnimationsEnabled = wereEnabled
  }
}
