import Foundation

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
  public func beginTurn(_ direction: NavigationDirection) -> TransitionFinger? {
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
        if isDone {
          viewControllers = [page]
          moveDots(direction)
        }
        didTurn(from: leaving, isDone)
      }
      transition.startNow()
      return TransitionFinger(transition)
    }
  }

  /// - UIKit: the indicator follows what a finger turns by itself (documentation of presentationIndex(for:)); what it
  ///   shows of pages that go round is not said.
  private func moveDots(_ direction: NavigationDirection) {
    guard let (count, current) = dots else { return }
    let next = current + (direction == .forward ? 1 : -1)
    guard (0..<count).contains(next) else {
      return simulation.leaveUndecided("which page the dots show behind the last one", at: origin?.location)
    }
    dots = (count, next)
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
