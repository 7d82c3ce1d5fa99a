import Foundation

/// A change of the stack that an animator of the delegate's moves.
@MainActor
struct NavigationAnimation {
  let custom: CustomTransition
  private let container: UIView
  private let navigation: UINavigationController

  /// Asks the delegate; nil where it leaves the change to UIKit.
  init?(to arriving: UIViewController, in navigation: UINavigationController) {
    guard let delegate = navigation.delegate, let leaving = navigation.shown else { return nil }
    let container = UIView(frame: navigation.view.bounds)
    let custom: CustomTransition? = navigation.simulation.run {
      guard
        let animator = delegate.navigationController(
          navigation, animationControllerFor: navigation.hasNewTop ? .push : .pop, from: leaving, to: arriving)
      else { return nil }
      let context = TransitionContext(
        from: .inStack(leaving, of: navigation), to: .inStack(arriving, of: navigation), in: container,
        animator: animator)
      context.setInteraction(delegate.navigationController(navigation, interactionControllerFor: animator))
      return CustomTransition(context: context)
    }
    guard let custom else { return nil }
    self.custom = custom
    self.container = container
    self.navigation = navigation
  }

  /// Puts the container, with the view that leaves, where that was.
  func begin(_ leaving: UIViewController?) {
    navigation.view.insertSubview(container, at: 0)
    if let view = leaving?.loadedView { container.addSubview(view) }
  }

  /// Puts the view that stays where views of the stack are, and takes the container away.
  func end(with staying: UIViewController?) {
    if let view = staying?.loadedView { navigation.view.insertSubview(view, at: 0) }
    container.removeFromSuperview()
  }
}

extension TransitionContext.Side {
  /// One of the controllers of a stack, whose views lie in the same place.
  fileprivate static func inStack(_ controller: UIViewController, of navigation: UINavigationController) -> Self {
    let frame: @MainActor () -> CGRect = { controller.loadedView?.frame ?? navigation.view.bounds }
    return Self(controller: controller, view: { controller.view }, initialFrame: frame, finalFrame: frame)
  }
}

extension UINavigationController {
  /// What changes the stack.
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }
}
