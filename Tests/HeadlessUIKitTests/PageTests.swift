import HeadlessUIKit
import TestSupport
import Testing

/// Pages that scroll and curl, under a finger and by code: G40, G42, G43.
@MainActor
struct PageTests {
  private final class Pages: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var pages: [UIViewController] = []
    var log: [String] = []
    private func index(_ page: UIViewController) -> Int { pages.firstIndex { $0 === page } ?? -1 }
    func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController)
      -> UIViewController?
    { index(page) > 0 ? self.pages[index(page) - 1] : nil }
    func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController)
      -> UIViewController?
    { index(page) + 1 < self.pages.count ? self.pages[index(page) + 1] : nil }
    func presentationCount(for pages: UIPageViewController) -> Int {
      log.append("count")
      return self.pages.count
    }
    func presentationIndex(for pages: UIPageViewController) -> Int {
      log.append("index")
      return 0
    }
    func pageViewController(_ pages: UIPageViewController, willTransitionTo pending: [UIViewController]) {
      log.append("willTransitionTo \(pending.map { $0.title ?? "" })")
    }
    func pageViewController(
      _ pages: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) {
      log.append("didFinish previous \(previousViewControllers.map { $0.title ?? "" }) completed \(completed)")
    }
  }

  private let simulation = Simulation(system: SystemVersion(named: "13") ?? .standard)
  private let source = Pages()
  private static let callbacks = Simulation.appearance.subtracting([.viewDidLoad, .viewIsAppearing])

  private func show(_ style: UIPageViewController.TransitionStyle) -> UIPageViewController {
    let container = simulation.run { UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal) }
    source.pages = simulation.run { ["cur", "new"].map(Screen.init) }
    container.dataSource = source
    container.delegate = source
    simulation.run { container.setViewControllers([source.pages[0]], direction: .forward, animated: false) }
    simulation.show(container)
    source.log = []
    return container
  }

  private func turn(_ container: UIPageViewController, finishing: Bool) -> [String] {
    simulation.lines(of: Self.callbacks) {
      let finger = container.beginTurn(.forward)
      finger?.move(to: 0.5)
      finger?.end(finishing: finishing)
    }
  }

  @Test("Scrolled: the new page comes first, both times", .proves("G40", "F1.7.1"))
  func scrolled() {
    let container = show(.scroll)
    #expect(
      turn(container, finishing: true) == [
        "new viewWillAppear:1", "cur viewWillDisappear:1", "new viewDidAppear:1", "cur viewDidDisappear:1",
      ])
    #expect(container.viewControllers?.first?.title == "new")
    #expect(source.log == ["willTransitionTo [\"new\"]", "didFinish previous [\"cur\"] completed true"])
    #expect(source.pages[0].parent == nil && source.pages[1].parent === container)
  }

  @Test("The page indicator follows the finger")
  func dots() {
    let container = show(.scroll)
    #expect(simulation.screenElements.flatMap(\.texts) == ["page 1 of 2"])
    _ = turn(container, finishing: true)
    #expect(simulation.screenElements.flatMap(\.texts) == ["page 2 of 2"])
  }

  @Test("A cancelled scroll: the page that was there comes back first", .proves("F1.7.1"))
  func scrollCancelled() {
    let container = show(.scroll)
    #expect(
      turn(container, finishing: false) == [
        "new viewWillAppear:1", "cur viewWillDisappear:1", "cur viewWillAppear:1", "cur viewDidAppear:1",
        "new viewWillDisappear:1", "new viewDidDisappear:1",
      ])
    #expect(container.viewControllers?.first?.title == "cur")
    #expect(source.log.last == "didFinish previous [\"cur\"] completed false")
    #expect(source.pages[1].parent == nil && source.pages[0].view.window != nil)
  }

  @Test("Curled", .proves("G42", "F1.7.1"))
  func curled() {
    #expect(
      turn(show(.pageCurl), finishing: true) == [
        "new viewWillAppear:1", "cur viewWillDisappear:1", "cur viewDidDisappear:1", "new viewDidAppear:1",
      ])
  }

  @Test("A cancelled curl: both will callbacks, then both did callbacks", .proves("G43", "F1.7.1"))
  func curlCancelled() {
    #expect(
      turn(show(.pageCurl), finishing: false) == [
        "new viewWillAppear:1", "cur viewWillDisappear:1", "new viewWillDisappear:1", "cur viewWillAppear:1",
        "new viewDidDisappear:1", "cur viewDidAppear:1",
      ])
  }

  @Test(
    "Pages that code sets: the same order, the delegate hears nothing, the data source is asked for the dots",
    .proves("F1.7.2", "F1.7.3"))
  func byCode() {
    let container = show(.scroll)
    var isDone = false
    #expect(
      simulation.lines(of: Self.callbacks) {
        container.setViewControllers([source.pages[1]], direction: .forward, animated: true) { isDone = $0 }
      } == ["new viewWillAppear:1", "cur viewWillDisappear:1", "new viewDidAppear:1", "cur viewDidDisappear:1"])
    #expect(isDone)
    #expect(source.log == ["count", "index"])
  }

  @Test("Without a data source, and at the ends, no finger turns", .proves("F1.7.3"))
  func ends() {
    let container = show(.scroll)
    #expect(container.beginTurn(.reverse) == nil)
    #expect(container.reasonAgainstTurning(.reverse) == "there is no page before this one")
    container.dataSource = nil
    #expect(container.beginTurn(.forward) == nil)
    #expect(container.reasonAgainstTurning(.forward) == "the page view controller has no data source")
  }

  @Test("Another number of pages than the spine needs raises", .proves("F1.7.4"))
  func count() {
    let container = show(.scroll)
    simulation.run { container.setViewControllers([], direction: .forward, animated: false) }
    let middle = simulation.run {
      UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal,
        options: [.spineLocation: UIPageViewController.SpineLocation.mid])
    }
    simulation.run { middle.setViewControllers([Screen("only")], direction: .forward, animated: false) }
    #expect(
      simulation.exceptions.map(\.reason) == [
        "The number of view controllers provided (0) doesn't match the number required (1) for the requested transition",
        "The number of view controllers provided (1) doesn't match the number required (2) for the requested transition",
      ])
  }

  @Test("A page set in viewDidLoad has appeared before its container begins to", .proves("F1.7.5"))
  func inViewDidLoad() {
    final class Container: UIPageViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        setViewControllers([Screen("page")], direction: .forward, animated: false)
      }
    }
    let container = simulation.run { Container(transitionStyle: .scroll, navigationOrientation: .horizontal) }
    simulation.trace.setName("pages", of: container)
    #expect(
      simulation.lines(of: Self.callbacks) { simulation.show(container) } == [
        "page viewWillAppear:0", "page viewDidAppear:0", "pages viewWillAppear:0", "pages viewDidAppear:0",
      ])
    #expect(simulation.warnings == [])
  }
}
