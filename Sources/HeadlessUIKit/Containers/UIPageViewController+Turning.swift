import Foundation

/// A finger that turns a page.
@MainActor
public final class PageTurn {
  private let transition: AppearanceTransition

  fileprivate init(transition: AppearanceTransition) { self.transition = transition }

  /// The finger has moved.
  ///
  /// - Parameter progress: how far the page is turned, from 0 to 1.
  public func move(to progress: CGFloat) {
    transition.update(progress)
    transition.simulation.runLoop.endTurn()
  }

  /// The finger lets go; what is left of the way passes on the clock.
  ///
  /// - Parameter finishing: whether the page turns, rather than falling back.
  public func end(finishing: Bool) {
    transition.endInteraction(finishing: finishing)
    transition.simulation.runLoop.endTurn()
  }
}

extension UIPageViewController {
  /// Why a finger turns no page; nil where it does.
  public func reasonAgainstTurning(_ direction: NavigationDirection) -> String? {
    if dataSource == nil { return "the page view controller has no data source" }
    if isTurning { return "a page is being turned" }
    return page(direction) == nil ? "there is no page \(direction == .forward ? "after" : "before") this one" : nil
  }

  private func page(_ direction: NavigationDirection) -> UIViewController? {
    guard let dataSource, let current = direction == .forward ? viewControllers?.last : viewControllers?.first
    else { return nil }
    return simulation.run {
      direction == .forward
        ? dataSource.pageViewController(self, viewControllerAfter: current)
        : dataSource.pageViewController(self, viewControllerBefore: current)
    }
  }

  /// Puts a finger on the page, where that begins to turn it.
  ///
  /// - UIKit: without a data source nothing turns (F1.7.3); the delegate is told of the beginning and the end (F1.7.2);
  ///   cancelled, the page that was there stays (F1.7.1; G43).
  /// - Returns: the finger; nil where nothing turns, which `reasonAgainstTurning(_:)` explains.
  public func beginTurn(_ direction: NavigationDirection) -> PageTurn? {
    guard !isTurning, appearance == .appeared, let page = page(direction), let leaving = viewControllers?.first
    else { return nil }
    isTurning = true
    return simulation.run {
      if let delegate {
        simulation.record(.pageWillTransition, traceSubject, .subject(page.traceSubject))
        delegate.pageViewController(self, willTransitionTo: [page])
      }
      let transition = makeTransition(from: leaving, to: page, animated: true, driver: .finger) { [self] isDone in
        isTurning = false
        if isDone { viewControllers = [page] }
        didTurn(from: leaving, isDone)
      }
      transition.startNow()
      return PageTurn(transition: transition)
    }
  }

  private func didTurn(from previous: UIViewController, _ isDone: Bool) {
    guard let delegate else { return }
    simulation.record(.pageDidFinish, traceSubject, .text(isDone ? "completed" : "cancelled"))
    simulation.run {
      delegate.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [previous], transitionCompleted: isDone)
    }
  }
}
