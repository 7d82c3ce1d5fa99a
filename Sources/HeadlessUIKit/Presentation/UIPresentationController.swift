import Foundation

/// Manages one presentation: where the presented view lies, and who is told of it. Apps subclass it for the custom
/// style.
///
/// - UIKit: UIPresentationController.h; the defaults are those of its comments.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  /// The controller that is presented.
  public unowned let presentedViewController: UIViewController
  /// The controller that presents; nil before the presentation.
  public internal(set) weak var presentingViewController: UIViewController!
  /// Decides how the presentation adapts, and is told when the user dismisses it.
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view in which the presentation takes place; nil while there is none.
  public internal(set) var containerView: UIView?
  /// The style that it presents in.
  public private(set) var presentationStyle: UIModalPresentationStyle

  /// Makes a controller for a presentation.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presentationStyle = presentedViewController.modalPresentationStyle
    super.init()
    self.presentingViewController = presentingViewController
  }

  /// Makes a controller of one of UIKit's own styles.
  convenience init(_ style: UIModalPresentationStyle, presenting presentedViewController: UIViewController) {
    self.init(presentedViewController: presentedViewController, presenting: nil)
    presentationStyle = style
  }

  // MARK: Overridden by apps

  /// The view that moves, which holds the presented controller's.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view lies when the presentation is over, in the container's coordinates, in points.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the screen, rather than the nearest context.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves the window, so that the presenter disappears.
  open var shouldRemovePresentersView: Bool { false }

  /// Called before the presentation's transition, with the container in the window.
  open func presentationTransitionWillBegin() {}

  /// Called after the presentation's transition; false when it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal's transition.
  open func dismissalTransitionWillBegin() {}

  /// Called after the dismissal's transition; false when it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The size that the presented controller would like to have, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Told that the presented controller would like another size; UIKit's own styles lay it out anew.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }

  /// The size that the presented controller gets in a container of a size, in points.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the container's size changes, in points; calling super tells the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let own = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.sendViewWillTransition(to: own, with: coordinator)
  }

  /// Called before the traits change; calling super tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.sendWillTransition(to: newCollection, with: coordinator) }

  /// Called before the container is laid out.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container was laid out.
  open func containerViewDidLayoutSubviews() {}

  // MARK: What UIKit's own ones answer

  /// The style that it adapts to by itself; `.none` where it stays as it is.
  func ownAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// Why a finger cannot pull it away; nil where one can.
  var reasonAgainstPulling: String? {
    "\(presentationStyle) is a presentation that no finger pulls away"
  }

  /// Whether a tap beside the presented view dismisses it.
  var isDismissedByTapOutside: Bool { false }

  /// The part of the container in which no touch reaches what lies below.
  var areaThatKeepsTouches: CGRect { containerView?.bounds ?? .zero }
}
