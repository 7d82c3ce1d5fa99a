import Foundation

extension UIPageViewController {
  /// Why a finger turns no page; nil where it does.
  public func reasonAgainstTurning(_ direction: NavigationDirection) -> String? {
    if dataSource == nil { return "the page view controller has no data source" }
    if isTurning { return "a page is being turned" }
    return page(direction) == nil ? "there is no page \(direction == .forward ? "after" : "before") this one" : nil
  }

  /// The page in a direction, for which the data source is asked once.
  ///
  /// - UIKit: where pages scroll it is asked for both as a finger begins, and for the next one as a turn has ended; what it
  ///   gave is kept until other pages are set (logs of several authors; not documented).
  private func page(_ direction: NavigationDirection) -> UIViewController? {
    guard dataSource != nil, let current = direction == .forward ? viewControllers?.last : viewControllers?.first
    else { return nil }
    if neighbours == nil, transitionStyle == .scroll, viewControllers?.count == 1 {
      neighbours = PageNeighbours(of: current)
      for each in [NavigationDirection.forward, .reverse] { neighbours?.pages[each] = .some(asked(each, current)) }
    }
    if let neighbours, neighbours.center === current, let known = neighbours.pages[direction] { return known }
    let page = asked(direction, current)
    if neighbours?.center !== current { neighbours = PageNeighbours(of: current) }
    neighbours?.pages[direction] = .some(page)
    return page
  }

  private func asked(_ direction: NavigationDirection, _ page: UIViewController) -> UIViewController? {
    simulation.run {
      direction == .forward
        ? dataSource?.pageViewController(self, viewControllerAfter: page)
        : dataSource?.pageViewController(self, viewControllerBefore: page)
    }
  }

  /// Asks for the next page, as one has been turned to.
  private func askForNext(_ direction: NavigationDirection, after former: UIViewController, at page: UIViewController) {
    guard transitionStyle == .scroll else { return neighbours = nil }
    var found = PageNeighbours(of: page)
    found.pages[direction] = .some(asked(direction, page))
    found.pages[direction == .forward ? .reverse : .forward] = .some(former)
    neighbours = found
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
        if isDone, viewControllers == [page] { askForNext(direction, after: leaving, at: page) }
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

/// The pages beside one, by the direction in which they lie; `.some(nil)` where there is none.
package struct PageNeighbours {
  weak var center: UIViewController?
  var pages: [UIPageViewController.NavigationDirection: UIViewController?] = [:]
  /// The pages that the container holds without showing them.
  package var held: [UIViewController] { pages.values.compactMap(\.self) }

  init(of center: UIViewController) { self.center = center }
}
