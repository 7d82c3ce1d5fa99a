import Foundation

/// How an animator is.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive = 0
  case active = 1
  case stopped = 2
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

/// Sets values as an animation that code starts, stops and finishes; the duration passes on the virtual clock.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  /// Seconds that it takes.
  public let duration: TimeInterval
  /// Seconds before it.
  public private(set) var delay: TimeInterval = 0
  /// How it is.
  public private(set) var state = UIViewAnimatingState.inactive
  /// Whether it goes on.
  public private(set) var isRunning = false
  /// Whether it goes backwards.
  open var isReversed = false
  /// Whether views in it take touches.
  open var isUserInteractionEnabled = true
  /// Whether it stays active when it is over.
  open var pausesOnCompletion = false
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Whether a block has set anything since it became active.
  private var hasAnimated = false
  private var run = 0

  /// Makes an animator of a curve.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    self.animations = animations.map { [$0] } ?? []
  }

  /// Makes an animator that swings into place.
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.duration = duration
    self.animations = animations.map { [$0] } ?? []
  }

  /// Makes an animator that runs.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds what it sets, and what is seen later than the rest.
  ///
  /// - Parameter delayFactor: after which part of the time that is left, from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }

  /// Adds what it sets.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active {
      hasAnimated = true
      animation()
    } else {
      animations.append(animation)
    }
  }

  /// Adds what is told of the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Starts it.
  open func startAnimation() { start(after: 0) }

  /// Starts it later, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    start(after: delay)
  }

  private func start(after delay: TimeInterval) {
    activate()
    isRunning = true
    run += 1
    let own = run
    let seconds = UIView.areAnimationsEnabled ? duration + delay : 0
    Simulation.current.runLoop.afterOwnAnimation(seconds) { [self] in
      guard isRunning, own == run else { return }
      isRunning = false
      if !pausesOnCompletion { finish(at: isReversed ? .start : .end) }
    }
  }

  /// - UIKit: the animations' blocks run when it becomes active (documentation of UIViewAnimating.startAnimation()).
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let own = animations
    animations = []
    hasAnimated = !own.isEmpty
    for animation in own { animation() }
  }

  /// Holds it.
  open func pauseAnimation() {
    activate()
    isRunning = false
  }

  /// Goes on after a pause; how fast is not simulated.
  open func continueAnimation(withTimingParameters parameters: AnyObject?, durationFactor: CGFloat) { start(after: 0) }

  /// Stops it; without an end, one may finish it.
  open func stopAnimation(_ withoutFinishing: Bool) {
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
  }

  /// Finishes it after a stop.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    finish(at: finalPosition)
  }

  /// - UIKit: an animation that is finished elsewhere than at its end leaves its views with the values of that place
  ///   (documentation of UIViewAnimatingPosition); which of the values that its blocks set were animated is not known here.
  private func finish(at position: UIViewAnimatingPosition) {
    state = .inactive
    if position != .end, hasAnimated {
      Simulation.current.leaveUndecided("which values its views have after an animator that ended before its end")
    }
    let told = completions
    completions = []
    for completion in told { completion(position) }
  }
}
