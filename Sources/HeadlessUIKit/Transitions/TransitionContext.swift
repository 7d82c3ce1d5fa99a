import Foundation

/// The context of one transition that the app animates, which ties its animator and its interaction to the transition.
@MainActor
final class TransitionContext: UIViewControllerContextTransitioning {
  /// One side of a transition.
  @MainActor
  struct Side {
    let controller: UIViewController
    /// The view; nil where it stays where it is.
    let view: @MainActor () -> UIView?
    /// Where the view is at the start.
    var initialFrame: @MainActor () -> CGRect = { .zero }
    /// Where the view is at the end.
    var finalFrame: @MainActor () -> CGRect = { .zero }
  }

  let containerView: UIView
  let isAnimated = true
  let presentationStyle: UIModalPresentationStyle
  private let from: Side
  private let to: Side
  private let animator: any UIViewControllerAnimatedTransitioning
  private var interaction: (any UIViewControllerInteractiveTransitioning)?
  private var transition: AppearanceTransition?
  private let held = HeldAnimations()
  private(set) var transitionWasCancelled = false

  init(
    from: Side, to: Side, in container: UIView, presentationStyle: UIModalPresentationStyle = .none,
    animator: any UIViewControllerAnimatedTransitioning
  ) {
    self.from = from
    self.to = to
    containerView = container
    self.presentationStyle = presentationStyle
    self.animator = animator
  }

  /// Lets an interaction drive the transition, if it wants to from the start.
  func setInteraction(_ interaction: (any UIViewControllerInteractiveTransitioning)?) {
    self.interaction = interaction?.wantsInteractiveStart == true ? interaction : nil
  }

  /// Seconds that the animation takes by itself.
  var duration: TimeInterval { animator.transitionDuration(using: self) }

  var hasInteraction: Bool { interaction != nil }

  var isInteractive: Bool { transition?.coordinator?.isInteractive ?? hasInteraction }

  // MARK: What drives it

  /// Begins the animation, or the interaction that drives it.
  func begin(_ transition: AppearanceTransition) {
    self.transition = transition
    from.controller.simulation.animatedTransition = self
    if let interaction {
      interaction.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
  }

  /// Begins the animation, which waits for the interaction.
  func animateHeld() {
    let simulation = from.controller.simulation
    simulation.heldAnimations = held
    animator.animateTransition(using: self)
    simulation.heldAnimations = nil
  }

  /// What was held goes on, or back.
  func releaseAnimations(finishing: Bool, percentComplete: CGFloat, speed: CGFloat) {
    held.release(
      forth: finishing, elapsed: duration * percentComplete, speed: speed, on: from.controller.simulation.runLoop)
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { transition?.update(percentComplete) }

  func finishInteractiveTransition() { transition?.endInteraction(finishing: true) }

  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    transition?.endInteraction(finishing: false)
  }

  /// - UIKit: the animator is told when the transition is over (UIViewControllerTransitioning.h).
  func completeTransition(_ didComplete: Bool) {
    guard let transition else { return }
    self.transition = nil
    let simulation = from.controller.simulation
    if simulation.animatedTransition === self { simulation.animatedTransition = nil }
    transition.complete(didComplete)
    animator.animationEnded(didComplete)
  }

  /// What becomes of a finger while the transition goes on; nil where its own interaction may follow that.
  ///
  /// - UIKit: F7.12.
  var questionOfTouch: String? {
    guard transition != nil, !hasInteraction else { return nil }
    return "what a touch does while a transition goes on, whose animator has not called completeTransition(_:)"
  }

  // MARK: What takes part

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from.controller : to.controller
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? from.view() : to.view() }

  func initialFrame(for controller: UIViewController) -> CGRect { side(of: controller)?.initialFrame() ?? .zero }

  func finalFrame(for controller: UIViewController) -> CGRect { side(of: controller)?.finalFrame() ?? .zero }

  private func side(of controller: UIViewController) -> Side? {
    [from, to].first { $0.controller === controller }
  }
}
