extension UIViewController {
  /// What this controller or its nearest ancestor presents.
  ///
  /// - UIKit: UIViewController.h (F1.5.10).
  public var presentedViewController: UIViewController? {
    nearest { $0.ownPresented }
  }

  /// What presents this controller or its farthest ancestor.
  ///
  /// - UIKit: UIViewController.h (F1.5.10).
  public var presentingViewController: UIViewController? {
    nearest { $0.ownPresenting }
  }

  // MARK: Presentation controllers

  /// The presentation controller of this very controller; asking before a presentation makes it, of the style that is
  /// set then.
  ///
  /// - UIKit: documentation of UIViewController.presentationController; the one of a container that is presented is the
  ///   container's (F1.5.17).
  public var presentationController: UIPresentationController? { presentationController(for: nil) }

  /// The popover that shows this controller or an ancestor; nil for other styles.
  ///
  /// - UIKit: documentation of UIViewController.popoverPresentationController.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if let shown = nearest({ $0.presentation?.original as? UIPopoverPresentationController }) { return shown }
    return styleToPresent == .popover ? presentationController as? UIPopoverPresentationController : nil
  }

  /// The card that shows this controller or an ancestor; nil for other styles.
  ///
  /// - UIKit: documentation of UIViewController.sheetPresentationController; from iOS 15 on.
  public var sheetPresentationController: UISheetPresentationController? {
    guard simulation.system.hasSheetPresentationControllers else { return nil }
    if let shown = nearest({ $0.presentation?.active as? UISheetPresentationController }) { return shown }
    return styleToPresent.isSheet ? presentationController as? UISheetPresentationController : nil
  }

  /// The presentation controller of this controller's presentation; makes it where there is none of the style yet.
  ///
  /// - UIKit: only for the custom style the transitioning delegate is asked for it (documentation of
  ///   UIViewControllerTransitioningDelegate).
  func presentationController(for requester: UIViewController?) -> UIPresentationController {
    if let presentation { return presentation.original }
    let style = styleToPresent
    if let prepared = preparedPresentationController, prepared.presentationStyle == style { return prepared }
    var made: UIPresentationController?
    if style == .custom {
      made = simulation.run {
        transitioningDelegate?.presentationController(
          forPresented: self, presenting: requester?.topmostAncestor, source: requester ?? self)
      }
    }
    let controller = made ?? .builtIn(style, presenting: self)
    preparedPresentationController = controller
    return controller
  }

  /// The style that it is presented in, after adaptation; before a presentation the one that is set.
  var adaptedPresentationStyle: UIModalPresentationStyle { presentation?.style ?? styleToPresent }

  // MARK: Who presents

  /// The ancestor that presents for this controller.
  ///
  /// - UIKit: the one that fills the screen, or for the context styles the first that defines the context
  ///   (F1.5.10).
  func presenter(fillingScreen: Bool) -> UIViewController {
    guard !fillingScreen else { return topmostAncestor }
    return nearest { $0.definesPresentationContext ? $0 : nil } ?? topmostAncestor
  }

  /// The controller at the top of the containers that this one is in: itself if it is in none.
  var topmostAncestor: UIViewController {
    var current = self
    while let parent = current.parent { current = parent }
    return current
  }

  /// The controller that presents nothing further, above this one.
  var topmostPresented: UIViewController {
    var current = self
    while let presented = current.ownPresented { current = presented }
    return current
  }

  /// Whether its presentation or dismissal is under way.
  var isOnItsWay: Bool { isBeingPresented || isBeingDismissed }

  /// What is found in this controller or, in turn, its ancestors.
  private func nearest<Found>(_ find: (UIViewController) -> Found?) -> Found? {
    var current: UIViewController? = self
    while let controller = current {
      if let found = find(controller) { return found }
      current = controller.parent
    }
    return nil
  }

  /// Whether its view has left the window for what it presents.
  var isViewTakenByPresentation: Bool { ownPresented?.presentation?.removesPresentersView == true }
}
