import Foundation

/// One presentation, from its beginning to the end of its dismissal.
@MainActor
final class Presentation {
  /// The presentation controller that code set up.
  let original: UIPresentationController
  /// The one in charge: another where the presentation has adapted.
  private(set) var active: UIPresentationController
  /// The controller that presents.
  private(set) weak var presenter: UIViewController?
  /// The controller that asked for the presentation; an ancestor of it presents.
  private(set) weak var requester: UIViewController?
  let container: UIPresentationContainerView
  /// Whether the presenter's view has left the window for it.
  private(set) var removesPresentersView: Bool
  private weak var presentersSuperview: UIView?
  private var superviewSize = CGSize.zero
  /// The traits that it has adapted to.
  private var traits: UITraitCollection
  /// The controller that code presented, where the delegate had another shown in its place.
  private weak var replaced: UIViewController?

  init(
    _ original: UIPresentationController, active: UIPresentationController, presenter: UIViewController,
    requester: UIViewController
  ) {
    self.original = original
    self.active = active
    self.presenter = presenter
    self.requester = requester
    replaced = original.presentedViewController
    traits = original.traitCollection
    let isNested = presenter.parent != nil || presenter.presentation?.isInContext == true
    isInContext = isNested && !active.shouldPresentInFullscreen
    removesPresentersView = active.shouldRemovePresentersView
    container = UIPresentationContainerView(frame: presenter.frameToPresentIn(active))
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentationController = active
  }

  /// The controller whose view is shown.
  var presented: UIViewController { active.presentedViewController }

  /// Whether it covers a child of a container and no more, and comes and goes with it.
  ///
  /// - UIKit: it lies in the view that holds the covered one, so that a tab bar stays above it (documentation of
  ///   UIViewController.definesPresentationContext; qiita.com/hirotakan/items/61bc8ca39714dbc9b301, no version stated);
  ///   appearance follows the view (F1.2.1).
  let isInContext: Bool

  /// The style after adaptation.
  var style: UIModalPresentationStyle { active.presentationStyle }

  /// Adapts anew where the size classes have changed; one that moves does so when it has come to rest.
  ///
  /// - UIKit: a card is full screen only as long as the height is compact, a popover one only where there is room
  ///   (F1.5.7, F1.5.8); the delegate hears of the style (UIPresentationController.h). Whether the presenter gets
  ///   appearance callbacks for it is not known: here they follow its view. What the delegate
  ///   had shown in the place of the presented controller stays as it is.
  func adaptAgain(with coordinator: TransitionCoordinator? = nil) {
    guard !presented.isOnItsWay, presented === replaced, traits != original.traitCollection else { return }
    traits = original.traitCollection
    let controller = original.adaptedAgain()
    guard controller.presentationStyle != active.presentationStyle else { return }
    if active !== original { active.containerView = nil }
    active = controller
    active.presentingViewController = presenter
    active.containerView = container
    container.presentationController = active
    tellOfAdaptation(with: coordinator)
    if active.shouldRemovePresentersView != removesPresentersView { exchangePresentersView() }
    container.setNeedsLayout()
  }

  /// Takes the presenter's view out or puts it back, with its appearance callbacks.
  private func exchangePresentersView() {
    presenter?.beginTransition(removesPresentersView, animated: false)
    if removesPresentersView {
      restorePresentersView()
      removesPresentersView = false
    } else {
      removesPresentersView = true
      removePresentersView()
    }
    presenter?.deliverViewIsAppearing()
    presenter?.endTransition()
  }

  /// - UIKit: the delegate hears of the style before it is taken on; `.none` where nothing adapts (F1.5.18).
  func tellOfAdaptation(with coordinator: TransitionCoordinator?) {
    original.delegate?.presentationController(
      original, willPresentWithAdaptiveStyle: active === original ? .none : style, transitionCoordinator: coordinator)
  }

  // MARK: Links

  func link() {
    presenter?.ownPresented = presented
    presented.ownPresenting = presenter
    presented.presentation = self
    for controller in [original, active] { controller.presentingViewController = presenter }
  }

  func unlink() {
    let presented = presented
    presented.simulation.noteRemoval(of: presented)
    presenter?.ownPresented = nil
    presented.ownPresenting = nil
    presented.presentation = nil
    for controller in [presented, replaced] { controller?.preparedPresentationController = nil }
  }

  // MARK: Views

  /// Puts the container over what is there.
  func insertContainer() {
    if isInContext, let view = presenter?.loadedView, let superview = view.superview {
      superview.insertSubview(container, aboveSubview: view)
      noteSuperview(of: view)
    } else {
      presenter?.loadedView?.window?.addSubview(container)
    }
    for controller in [original, active] { controller.containerView = container }
  }

  func insertPresentedView() {
    guard let view = active.presentedView else { return }
    view.frame = active.frameOfPresentedViewInContainerView
    container.addSubview(view)
  }

  /// Takes the presenter's view into the container, where an animator of the app's own finds it.
  func takeInPresentersView() {
    guard removesPresentersView, let view = presenter?.loadedView, view.superview !== container else { return }
    noteSuperview(of: view)
    container.insertSubview(view, at: 0)
  }

  func removePresentersView() {
    guard removesPresentersView, let view = presenter?.loadedView else { return }
    if view.superview !== container, view.superview != nil { noteSuperview(of: view) }
    view.removeFromSuperview()
    // Its container may have brought it back meanwhile.
    switch presenter?.appearance {
    case .appeared?, .appearing?: presenter?.beginTransition(false, animated: false)
    case .disappearing?, .disappeared?, nil: break
    }
  }

  private func noteSuperview(of view: UIView) {
    presentersSuperview = view.superview
    superviewSize = view.superview?.bounds.size ?? .zero
  }

  /// Puts the presenter's view back where it was, in what size that has now.
  func restorePresentersView() {
    guard removesPresentersView, let view = presenter?.loadedView, let presentersSuperview,
      view.superview !== presentersSuperview, container.superview != nil
    else { return }
    let size = presentersSuperview.bounds.size
    if size != superviewSize {
      // - UIKit: the root view of a window has its bounds (F1.1.12).
      view.frame =
        presentersSuperview is UIWindow
        ? presentersSuperview.bounds : view.frameAfterResizing(from: superviewSize, to: size)
    }
    presentersSuperview.insertSubview(view, at: 0)
  }

  /// Takes all views of the presentation out of the window.
  func removeViews() {
    container.window?.release(presenter)
    container.removeFromSuperview()
    active.presentedView?.removeFromSuperview()
    presented.loadedView?.removeFromSuperview()
    for controller in [original, active] { controller.containerView = nil }
  }
}

extension UIViewController {
  /// The part of the window that a presentation covers: all of it, or the context that this controller is.
  fileprivate func frameToPresentIn(_ controller: UIPresentationController) -> CGRect {
    let bounds = loadedView?.window?.bounds ?? simulation.screen.bounds
    guard !controller.shouldPresentInFullscreen, let loadedView, loadedView.window != nil else { return bounds }
    return loadedView.frame
  }
}
