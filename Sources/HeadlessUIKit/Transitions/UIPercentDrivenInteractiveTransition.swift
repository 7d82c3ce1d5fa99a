import Foundation

/// Lets a finger drive an animation of `UIView.animate`: it stands still at the percentage that the finger is at, and
/// goes on, or back, when that lets go.
///
/// - UIKit: documentation of UIPercentDrivenInteractiveTransition.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// How fast what is left passes; 1 is the animation's own speed.
  open var completionSpeed: CGFloat = 1
  /// Whether the interaction drives the transition from its start.
  open var wantsInteractiveStart = true
  /// How far the interaction is, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// Seconds that the animation takes by itself.
  open var duration: CGFloat { context?.duration ?? 0 }
  private weak var context: TransitionContext?
  /// How the interaction ended before the transition began.
  private var earlyEnd: Bool?

  /// Makes an interaction that has not begun.
  public override init() { super.init() }

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext as? TransitionContext
    context?.animateHeld()
    context?.updateInteractiveTransition(percentComplete)
    if let earlyEnd { end(finishing: earlyEnd) }
  }

  /// The finger has moved.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// The finger lets go, and the transition goes on.
  open func finish() { end(finishing: true) }

  /// The finger lets go, and the transition goes back.
  open func cancel() { end(finishing: false) }

  private func end(finishing: Bool) {
    guard let context else {
      earlyEnd = finishing
      return
    }
    earlyEnd = nil
    if finishing { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    context.releaseAnimations(finishing: finishing, percentComplete: percentComplete, speed: completionSpeed)
    self.context = nil
    percentComplete = 0
  }
}
