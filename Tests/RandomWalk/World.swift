import Foundation
import HeadlessUIKit
import SeededRandom

/// A screen of a random app.
final class Probe: UIViewController {}

/// Pages without end.
final class PageSource: UIPageViewControllerDataSource {
  unowned let world: World

  init(world: World) { self.world = world }

  func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController)
    -> UIViewController?
  { world.registerPage() }

  func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController)
    -> UIViewController?
  { world.registerPage() }
}

/// A random app: its simulation, and every controller that it ever made.
@MainActor
final class World {
  /// A controller that was made.
  struct Known {
    let name: String
    weak var controller: UIViewController?
  }

  let simulation: Simulation
  var known: [Known] = []
  /// The finger that is down.
  var finger: TransitionFinger?
  /// Whether nothing was moving when the last operation had been done.
  var isAtRest = true
  /// The names of pages: one appears with its container, and before it when that has not appeared (F1.7.5).
  private(set) var pageNames: Set<String> = []
  private(set) lazy var pageSource = PageSource(world: self)

  /// Launches an app of a seed.
  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let names = ["iPhone 8", "iPhone 16", "iPhone 16 Plus", "iPad (10th gen)"]
    simulation = Simulation(
      device: names.randomElement(using: &generator).flatMap { Device(named: $0) } ?? .standard,
      system: SystemVersion.all.randomElement(using: &generator) ?? .standard)
    simulation.run {
      simulation.application.launch { self.makeTree(depth: 3, canSplit: true, using: &generator) }
    }
    simulation.settle()
  }

  /// Keeps an eye on a controller.
  func register<Controller: UIViewController>(_ controller: Controller) -> Controller {
    known.append(Known(name: simulation.trace.name(of: controller), controller: controller))
    return controller
  }

  /// Makes a page.
  func registerPage() -> UIViewController {
    let page = register(Probe())
    pageNames.insert(simulation.trace.name(of: page))
    return page
  }

  // MARK: What is there

  /// The root of the window.
  var root: UIViewController? { simulation.rootViewController }

  /// What a controller itself presents.
  func presented(by controller: UIViewController) -> UIViewController? {
    guard let presented = controller.presentedViewController, presented.isPresentedItself,
      presented.presentingViewController === controller
    else { return nil }
    return presented
  }

  /// The controllers that code of the topmost presentation, or of the root, would act on.
  var actionable: [UIViewController] {
    func tree(_ controller: UIViewController) -> [UIViewController] {
      // Pages that appear before their container (F1.7.5) have nothing that could be done with them there.
      let isEarly = controller is UIPageViewController && controller.viewIfLoaded?.window == nil
      return [controller] + (isEarly ? [] : controller.children.flatMap(tree))
    }
    var current = root
    var trees = current.map(tree) ?? []
    while let next = trees.lazy.compactMap({ self.presented(by: $0) }).first, !next.isBeingDismissed {
      current = next
      trees = tree(next)
    }
    return trees
  }

  /// Whether a controller, or one in it, presents something.
  func presents(_ controller: UIViewController) -> Bool {
    presented(by: controller) != nil || controller.children.contains(where: presents)
  }

  // MARK: Making

  /// Makes a controller with what is in it.
  func makeTree(
    depth: Int, canSplit: Bool = false, canStack: Bool = true, using generator: inout SeededGenerator
  ) -> UIViewController {
    guard depth > 0 else { return register(Probe()) }
    switch Int.random(in: 0..<10, using: &generator) {
    case 0...2 where canStack: return makeStack(depth: depth, using: &generator)
    case 3, 4: return makeTabs(depth: depth, using: &generator)
    case 5: return makePages()
    case 6 where canSplit: return makeSplit(depth: depth, using: &generator)
    case 7: return makeContainer(depth: depth, using: &generator)
    default: return register(Probe())
    }
  }

  private func makeStack(depth: Int, using generator: inout SeededGenerator) -> UIViewController {
    let stack = register(
      UINavigationController(rootViewController: makeTree(depth: depth - 1, canStack: false, using: &generator)))
    if generator.chance(40) { stack.pushViewController(register(Probe()), animated: false) }
    return stack
  }

  private func makeTabs(depth: Int, using generator: inout SeededGenerator) -> UIViewController {
    let tabs = register(UITabBarController())
    tabs.viewControllers = (0..<Int.random(in: 2...6, using: &generator)).map { _ in
      makeTree(depth: depth - 1, using: &generator)
    }
    return tabs
  }

  private func makePages() -> UIViewController {
    let pages = register(UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal))
    pages.dataSource = pageSource
    pages.setViewControllers([registerPage()], direction: .forward, animated: false)
    return pages
  }

  private func makeSplit(depth: Int, using generator: inout SeededGenerator) -> UIViewController {
    let split = register(UISplitViewController())
    split.viewControllers = [
      register(UINavigationController(rootViewController: register(Probe()))),
      makeTree(depth: depth - 1, using: &generator),
    ]
    return split
  }

  private func makeContainer(depth: Int, using generator: inout SeededGenerator) -> UIViewController {
    let container = register(Probe())
    embed(makeTree(depth: depth - 1, using: &generator), in: container)
    return container
  }

  /// Makes a controller a child, by the recommended steps.
  func embed(_ child: UIViewController, in container: UIViewController) {
    container.addChild(child)
    child.view.frame = container.view.bounds
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
  }
}
