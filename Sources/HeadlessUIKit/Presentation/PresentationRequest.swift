import Foundation

/// A controller that asks for another to be presented.
@MainActor
struct PresentationRequest {
  let presented: UIViewController
  let requester: UIViewController
  let animated: Bool
  let completion: (() -> Void)?

  private var simulation: Simulation { requester.simulation }

  /// Presents, or refuses with UIKit's words.
  ///
  /// - UIKit: begins synchronously; order G20; with a style that keeps the presenter's view the presenter gets no
  ///   appearance callbacks (F1.5.2, F1.5.5; G23); completion after the presented viewDidAppear (F1.5.3).
  func perform() {
    for window in simulation.application.windowScene.windows { window.showWaitingRoot() }
    let refusal = PresentationRefusal(presented: presented, requester: requester)
    guard refusal.allowsPresented() else { return }
    let controller = presented.presentationController(for: requester)
    let presenter = requester.presenter(fillingScreen: controller.shouldPresentInFullscreen)
    guard refusal.allows(presenter: presenter) else { return runRefusedCompletion() }
    let (active, shown) = simulation.run { controller.adapted() }
    guard refusal.allowsAnchor(of: active, by: presenter) else { return }
    refusal.warnIfDetached()
    let presentation = Presentation(controller, active: active, presenter: presenter, requester: requester)
    presentation.link()
    shown.isBeingPresented = true
    transition(to: shown, presentation, from: presenter).startNow()
  }

  /// Whether the completion of what is refused runs is not published (F1.5.26).
  private func runRefusedCompletion() {
    guard let completion, simulation.openRules.takesOther(.refusedCompletions) else { return }
    simulation.run(completion)
  }

  private func transition(
    to shown: UIViewController, _ presentation: Presentation, from presenter: UIViewController
  ) -> AppearanceTransition {
    let active = presentation.active
    let animated = animated && UIView.areAnimationsEnabled
    let custom = animated ? CustomTransition.presenting(presentation, source: requester) : nil
    let order = TransitionOrder.presentation
    let coordinator = TransitionCoordinator(
      from: presenter, to: shown, duration: custom?.duration ?? order.duration, presentationStyle: presentation.style,
      isInteractive: custom?.isInteractive ?? false, container: presentation.container)
    return AppearanceTransition(
      simulation: simulation, order: order, in: presenter,
      leaving: presentation.removesPresentersView ? presenter : nil, arriving: shown, animated: animated,
      duration: custom?.duration, driver: custom?.driver ?? .clock, coordinator: coordinator
    ) { [simulation] step in
      switch step {
      case .prepare:
        presentation.insertContainer()
        simulation.run {
          presentation.tellOfAdaptation(with: animated ? coordinator : nil)
          active.presentationTransitionWillBegin()
        }
      case .insert:
        if custom == nil { presentation.insertPresentedView() } else { presentation.takeInPresentersView() }
      case .remove: presentation.removePresentersView()
      case .complete:
        shown.isBeingPresented = false
        simulation.run { active.presentationTransitionDidEnd(true) }
        complete(shown)
        simulation.run { presentation.adaptAgain() }
      case .revert:
        shown.isBeingPresented = false
        presentation.restorePresentersView()
      case .cancel:
        presentation.removeViews()
        presentation.unlink()
        simulation.run { active.presentationTransitionDidEnd(false) }
      case .didBegin: break
      }
    }
  }

  private func complete(_ shown: UIViewController) {
    guard let completion else { return }
    simulation.record(.completion, shown.traceSubject, .text("present"))
    simulation.run { completion() }
  }
}
