/// Decides how a presentation adapts to size classes, and is told when the user dismisses it.
///
/// - UIKit: UIPresentationController.h. Nothing of it is called for a dismissal by code (F1.5.13; G25).
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style in a horizontally compact environment.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

  /// The style for traits; `.none` keeps the original one.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Prepares the presentation controller that takes over (iOS 15 and later).
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)

  /// The controller to present in an adapted style; nil for the original one.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// Told of the style before the presentation; `.none` where the original one is kept.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

  /// Whether the user may dismiss it; not asked where `isModalInPresentation` forbids it.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

  /// Told before the user's dismissal begins to move.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Told after the user's dismissal.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Told when the user tried to dismiss it and may not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// What the presentation controller does by itself, unless the delegate implements it.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.ownAdaptiveStyle(for: controller.traitCollection)
  }

  /// What the delegate says without traits, or the presentation controller by itself.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact
      ? adaptivePresentationStyle(for: controller) : controller.ownAdaptiveStyle(for: traitCollection)
  }

  /// Does nothing unless the delegate implements it.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}

  /// The original controller, unless the delegate implements it.
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }

  /// Does nothing unless the delegate implements it.
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}

  /// True unless the delegate implements it.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }

  /// Does nothing unless the delegate implements it.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

  /// Does nothing unless the delegate implements it.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

  /// Does nothing unless the delegate implements it.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
