import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Who answers a finger that moves across the screen.
@MainActor
struct SwipeTests {
  private let simulation = Simulation()
  private var height: CGFloat { simulation.screen.bounds.height }
  private var width: CGFloat { simulation.screen.bounds.width }

  private func horizontal(_ start: CGFloat, _ end: CGFloat) -> SwipePath {
    SwipePath(from: CGPoint(x: start * width, y: height / 2), to: CGPoint(x: end * width, y: height / 2))
  }

  @Test("From the left edge the navigation stack follows the finger, past the middle for good", .proves("F1.4.13"))
  func navigation() {
    let navigation = simulation.run { UINavigationController(rootViewController: Screen("A")) }
    simulation.show(navigation)
    #expect(
      simulation.swipe(horizontal(0, 0.9))
        == .unanswered(["UINavigationController does not go back: the stack has nothing to go back to"]))
    _ = simulation.lines { navigation.pushViewController(Screen("B"), animated: false) }
    #expect(simulation.swipe(horizontal(0.1, 0.9)) == .unanswered([]))
    #expect(simulation.swipe(horizontal(0, 0.5)) == .cancelled(progress: 0.5))
    #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
    #expect(simulation.swipe(horizontal(0, 0.51)) == .handled)
    #expect(navigation.viewControllers.map(\.title) == ["A"])
  }

  @Test("A hidden back button keeps the stack from following", .proves("F1.4.15"))
  func hiddenBackButton() {
    let navigation = simulation.run { UINavigationController(rootViewController: Screen("A")) }
    simulation.show(navigation)
    _ = simulation.lines {
      let screen = Screen("B")
      screen.navigationItem.hidesBackButton = true
      navigation.pushViewController(screen, animated: false)
    }
    #expect(
      simulation.swipe(horizontal(0, 0.9))
        == .unanswered(["UINavigationController does not go back: the back button is hidden or replaced"]))
  }

  @Test("Pages turn in their direction, and not where there is none")
  func pages() {
    final class Source: UIPageViewControllerDataSource {
      func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController)
        -> UIViewController?
      { nil }
      func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController)
        -> UIViewController?
      { page.title == "1" ? Screen("2") : nil }
    }
    let source = Source()
    let pages = simulation.run { UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal) }
    simulation.run {
      pages.dataSource = source
      pages.setViewControllers([Screen("1")], direction: .forward, animated: false)
    }
    simulation.show(pages)
    let shown = { pages.viewControllers?.map(\.title) }
    #expect(
      simulation.swipe(horizontal(0.2, 0.9))
        == .unanswered(["UIPageViewController does not turn: there is no page before this one"]))
    #expect(simulation.swipe(horizontal(0.9, 0.6)) == .cancelled(progress: 0.3))
    #expect(shown() == ["1"])
    #expect(simulation.swipe(horizontal(0.9, 0.1)) == .handled)
    #expect(shown() == ["2"])
    let up = SwipePath(from: CGPoint(x: width / 2, y: height * 0.9), to: CGPoint(x: width / 2, y: height * 0.1))
    #expect(simulation.swipe(up) == .unanswered([]))
  }

  @Test("A card is pulled away, let go, or held", .proves("F1.5.13", "F1.5.15"))
  func cards() throws {
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    let card = simulation.run { Screen("M") }
    _ = simulation.lines { root.present(card, animated: false) }
    let down = { (end: CGFloat) in
      SwipePath(
        from: CGPoint(x: width / 2, y: height * 0.2), to: CGPoint(x: width / 2, y: height * end))
    }
    guard case .cancelled = simulation.swipe(down(0.4)) else { Issue.record("the card should come back"); return }
    #expect(root.presentedViewController === card)
    card.isModalInPresentation = true
    guard case .unanswered(let reasons) = simulation.swipe(down(0.9)) else {
      Issue.record("the card should stay")
      return
    }
    #expect(reasons.count == 1)
    #expect(root.presentedViewController === card)
    card.isModalInPresentation = false
    #expect(simulation.swipe(down(0.9)) == .handled)
    #expect(root.presentedViewController == nil)
  }

  @Test("A swipe recognizer takes its own directions only; a scroll view takes the rest")
  func recognizers() {
    let screen = simulation.run { Screen("A") }
    let recognizer = simulation.run { UISwipeGestureRecognizer() }
    recognizer.direction = [.left, .right]
    simulation.run {
      screen.view.addGestureRecognizer(recognizer)
      let scroll = UIScrollView(frame: screen.view.bounds)
      screen.view.addSubview(scroll)
    }
    simulation.show(screen)
    #expect(simulation.swipe(horizontal(0.3, 0.7)) == .handled)
    let down = SwipePath(from: CGPoint(x: width / 2, y: height * 0.2), to: CGPoint(x: width / 2, y: height * 0.9))
    #expect(simulation.swipe(down) == .scrolled)
    recognizer.isEnabled = false
    #expect(simulation.swipe(horizontal(0.3, 0.7)) == .scrolled)
  }
}
