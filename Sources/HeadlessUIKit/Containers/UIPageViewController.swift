import Foundation

/// Controllers as pages; code sets the first ones.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages turn.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  /// The direction of a turn.
  public enum NavigationDirection: Int, Sendable {
    case forward
    case reverse
  }

  /// How pages turn.
  public internal(set) var transitionStyle = TransitionStyle.pageCurl
  /// The pages that are shown.
  public private(set) var viewControllers: [UIViewController]? = []

  /// Shows pages.
  open func setViewControllers(
    _ pages: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let pages, let page = pages.first else {
      return simulation.raise(
        UIKitException(
          .invalidArgument,
          "The number of view controllers provided (0) doesn't match the number required (1) for the requested "
            + "transition"), by: traceSubject)
    }
    let leaving = viewControllers?.first
    viewControllers = pages
    if page.parent !== self { addChild(page) }
    AppearanceTransition(
      simulation: simulation, order: transitionStyle == .scroll ? .pageScroll : .pageCurl,
      in: self, leaving: leaving, arriving: page, animated: animated && appearance == .appeared,
      steps: .init(
        insert: { [self] in
          page.view.frame = view.bounds
          view.addSubview(page.view)
        },
        remove: {
          guard let leaving, leaving !== page else { return }
          leaving.loadedView?.removeFromSuperview()
          leaving.removeFromParent()
        },
        completion: { [self] in
          page.sendDidMove(toParent: self)
          completion?(true)
        })
    ).startNow()
  }

  override var managesChildrenAppearance: Bool { true }
}
