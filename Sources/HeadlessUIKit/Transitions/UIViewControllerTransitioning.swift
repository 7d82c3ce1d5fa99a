import Foundation

/// An animation of the app's own between two controllers.
///
/// - UIKit: UIViewControllerTransitioning.h.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long it takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

  /// Puts the arriving view into the container, animates, and calls `completeTransition(_:)` in the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Told when the transition is over; false when it was cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing unless the animator implements it.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Lets a finger, or anything else, drive a transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// How fast what is left passes when the interaction is over; 1 is the animation's own speed.
  var completionSpeed: CGFloat { get }

  /// Whether the interaction drives the transition from its start; otherwise the animation runs by itself.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The animation's own speed.
  public var completionSpeed: CGFloat { 1 }

  /// True.
  public var wantsInteractiveStart: Bool { true }
}

/// What an animation of the app's own knows of its transition, and what it reports to.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that the transition takes place in.
  var containerView: UIView { get }
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Whether a finger drives it now.
  var isInteractive: Bool { get }
  /// Whether the interaction ended by going back.
  var transitionWasCancelled: Bool { get }
  /// The style of a presentation; `.none` for any other transition.
  var presentationStyle: UIModalPresentationStyle { get }

  /// The interaction is so far, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The interaction ends, and the transition goes on.
  func finishInteractiveTransition()
  /// The interaction ends, and the transition goes back.
  func cancelInteractiveTransition()
  /// The transition is over; false when it went back.
  func completeTransition(_ didComplete: Bool)

  /// One of its controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of its views; nil for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is at the start, in the container; zero for one that is not there.
  func initialFrame(for controller: UIViewController) -> CGRect
  /// Where a controller's view is at the end, in the container; zero for one that is not there.
  func finalFrame(for controller: UIViewController) -> CGRect
}
