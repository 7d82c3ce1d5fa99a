import Foundation

/// The coordinator of one animated transition.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  let isAnimated = true
  let presentationStyle: UIModalPresentationStyle
  let initiallyInteractive: Bool
  let transitionDuration: TimeInterval
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private var from: UIViewController?
  private var to: UIViewController?
  private var hasBegun = false
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(
    from: UIViewController?, to: UIViewController?, duration: TimeInterval,
    presentationStyle: UIModalPresentationStyle = .none, isInteractive: Bool = false
  ) {
    self.from = from
    self.to = to
    transitionDuration = duration
    self.presentationStyle = presentationStyle
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
  }

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

  /// The transition's own animation begins.
  func begin(from leaving: UIViewController?, to arriving: UIViewController?) {
    from = leaving
    to = arriving
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
  func end() {
    percentComplete = isCancelled ? 0 : 1
    for completion in completions { completion(self) }
    animations = []
    completions = []
    interactionHandlers = []
    from = nil
    to = nil
  }
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
