import Foundation

/// The coordinator of one animated transition.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  let isAnimated = true
  let presentationStyle: UIModalPresentationStyle
  private(set) var initiallyInteractive: Bool
  private(set) var transitionDuration: TimeInterval
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private var from: UIViewController?
  private var to: UIViewController?
  private weak var container: UIView?
  private var hasBegun = false
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(
    from: UIViewController?, to: UIViewController?, duration: TimeInterval,
    presentationStyle: UIModalPresentationStyle = .none, isInteractive: Bool = false, container: UIView? = nil
  ) {
    self.from = from
    self.to = to
    transitionDuration = duration
    self.presentationStyle = presentationStyle
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
    self.container = container
  }

  var containerView: UIView { container ?? (to ?? from)?.loadedView?.superview ?? UIView() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { (key == .from ? from : to)?.loadedView }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard !hasBegun else { return animation == nil }
    if let animation { animations.append(animation) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append(handler)
  }

  /// What moves the transition is known only when it begins.
  func prepare(duration: TimeInterval, isInteractive: Bool) {
    transitionDuration = duration
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
  }

  /// The transition's own animation begins.
  ///
  /// - Parameters:
  ///   - leaving: the controller that goes, where it was not known before.
  ///   - arriving: the controller that comes, where it was not known before.
  func begin(from leaving: UIViewController?, to arriving: UIViewController?) {
    guard !hasBegun else { return }
    from = leaving ?? from
    to = arriving ?? to
    hasBegun = true
    for animation in animations { animation(self) }
    animations = []
  }

  /// The finger has moved.
  func update(_ progress: CGFloat) { percentComplete = progress }

  /// The finger lets go.
  func endInteraction(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    for handler in interactionHandlers { handler(self) }
  }

  /// The transition is over, and its controllers know.
  func end(cancelled: Bool = false) {
    isCancelled = cancelled
    percentComplete = isCancelled ? 0 : 1
    for completion in completions { completion(self) }
    animations = []
    completions = []
    interactionHandlers = []
  }

  /// Forgets its controllers, after delegates were told.
  ///
  /// - UIKit: a navigation controller's delegate finds who went by the coordinator in its didShow (many authors; not
  ///   documented).
  func letGo() { (from, to) = (nil, nil) }
}

extension UIViewController {
  /// The coordinator of the transition that this controller, or one that holds it, takes part in; nil where nothing
  /// is animated.
  ///
  /// - UIKit: documentation of UIViewController.transitionCoordinator.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var current: UIViewController? = self
    while let controller = current {
      if let coordinator = controller.ownTransitionCoordinator { return coordinator }
      current = controller.parent
    }
    return nil
  }
}
