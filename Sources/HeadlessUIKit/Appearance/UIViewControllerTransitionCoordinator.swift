import Foundation

/// Which controller of a transition is meant.
public struct UITransitionContextViewControllerKey: Hashable, Sendable {
  private let name: String
  /// The controller that is there at the start.
  public static let from = Self(name: "from")
  /// The controller that is there at the end.
  public static let to = Self(name: "to")
}

/// Which view of a transition is meant.
public struct UITransitionContextViewKey: Hashable, Sendable {
  private let name: String
  /// The view that is there at the start.
  public static let from = Self(name: "from")
  /// The view that is there at the end.
  public static let to = Self(name: "to")
}

/// What is known of a transition while it runs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// The style of a presentation; `.none` for any other transition.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it began under a finger.
  var initiallyInteractive: Bool { get }
  /// Whether a finger drives it now.
  var isInteractive: Bool { get }
  /// Whether it goes back to where it began.
  var isCancelled: Bool { get }
  /// Seconds that it takes when no finger drives it.
  var transitionDuration: TimeInterval { get }
  /// How far it is, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The view that it takes place in.
  var containerView: UIView { get }
  /// One of its controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The root view of one of its controllers.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets code go along with a transition.
///
/// - UIKit: documentation of UIViewControllerTransitionCoordinator.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs an animation with the transition's, and code after it.
  ///
  /// - Returns: whether the animation will run: false when the transition's own has begun.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Is told when a finger lets go, before the will callbacks of a cancelled transition.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs an animation with the transition's.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
