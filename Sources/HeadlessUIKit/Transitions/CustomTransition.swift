import Foundation

/// A transition that an animator of the app's own moves.
@MainActor
struct CustomTransition {
  let context: TransitionContext

  /// Seconds that it takes by itself.
  var duration: TimeInterval { context.duration }

  /// Whether a finger of the app's drives it from its start.
  var isInteractive: Bool { context.hasInteraction }

  /// Drives the transition.
  var driver: AppearanceTransition.Driver {
    .animator(isInteractive: isInteractive) { [context] in context.begin($0) }
  }

  /// The one that the transitioning delegate makes for a presentation; nil where it makes none.
  static func presenting(_ presentation: Presentation, source: UIViewController) -> CustomTransition? {
    let presented = presentation.presented
    guard let delegate = presented.transitioningDelegate, let presenter = presentation.presenter else { return nil }
    return presented.simulation.run {
      guard
        let animator = delegate.animationController(forPresented: presented, presenting: presenter, source: source)
      else { return nil }
      let context = TransitionContext(
        from: .presenter(of: presentation), to: .presented(by: presentation), in: presentation.container,
        presentationStyle: presentation.style, animator: animator)
      context.setInteraction(delegate.interactionControllerForPresentation(using: animator))
      return CustomTransition(context: context)
    }
  }

  /// The one that the transitioning delegate makes for a dismissal; nil where it makes none.
  static func dismissing(_ presented: UIViewController) -> CustomTransition? {
    guard let delegate = presented.transitioningDelegate, let presentation = presented.presentation else { return nil }
    return presented.simulation.run {
      guard let animator = delegate.animationController(forDismissed: presented) else { return nil }
      let context = TransitionContext(
        from: .presented(by: presentation), to: .presenter(of: presentation), in: presentation.container,
        presentationStyle: presentation.style, animator: animator)
      context.setInteraction(delegate.interactionControllerForDismissal(using: animator))
      return CustomTransition(context: context)
    }
  }
}

extension TransitionContext.Side {
  /// The presenter: its view takes part where the presentation removes it.
  fileprivate static func presenter(of presentation: Presentation) -> Self {
    let frame: @MainActor () -> CGRect = { presentation.container.bounds }
    return Self(
      controller: presentation.presenter ?? presentation.presented,
      view: { presentation.removesPresentersView ? presentation.presenter?.loadedView : nil }, initialFrame: frame,
      finalFrame: frame)
  }

  /// The presented one, on its way in or out.
  fileprivate static func presented(by presentation: Presentation) -> Self {
    let frame: @MainActor () -> CGRect = { presentation.active.frameOfPresentedViewInContainerView }
    return Self(
      controller: presentation.presented, view: { presentation.active.presentedView }, initialFrame: frame,
      finalFrame: frame)
  }
}
