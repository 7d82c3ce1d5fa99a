import HeadlessUIKit
import Testing

/// Navigation of every kind in any order, from callbacks as well: no controller is told what cannot be.
@MainActor
struct RandomWalkTests {
  @Test("Appearances begin, end and alternate, and none is open at rest")
  func walks() {
    for seed in 0..<1000 {
      let walk = RandomWalk(seed: UInt64(seed))
      for _ in 0..<8 { walk.step() }
      walk.finish()
      #expect(walk.faults() == [], "\(seed)\n\(walk.steps.joined(separator: "\n"))")
    }
  }
}

/// One walk through an app of tabs, stacks and pages.
@MainActor
private final class RandomWalk {
  /// A screen that goes on with the walk in one of its callbacks.
  final class Stop: UIViewController {
    var callback = TraceCallback.call
    var work: () -> Void = {}

    private func reached(_ callback: TraceCallback) {
      guard callback == self.callback else { return }
      self.callback = .call
      work()
    }

    override func viewDidLoad() { reached(.viewDidLoad) }
    override func viewWillAppear(_ animated: Bool) { reached(.viewWillAppear) }
    override func viewIsAppearing(_ animated: Bool) { reached(.viewIsAppearing) }
    override func viewDidAppear(_ animated: Bool) { reached(.viewDidAppear) }
    override func viewWillDisappear(_ animated: Bool) { reached(.viewWillDisappear) }
    override func viewDidDisappear(_ animated: Bool) { reached(.viewDidDisappear) }
  }

  private(set) var steps: [String] = []
  private let simulation: Simulation
  private var state: UInt64
  private var count = 0
  /// How many callbacks the walk is in; those of the first screens do nothing.
  private var depth = 2
  private var stacks: [UINavigationController] = []
  private let pages: UIPageViewController
  private let tabs: UITabBarController

  init(seed: UInt64) {
    state = seed &* 7919 &+ 17
    let simulation = Simulation(system: SystemVersion.all[Int(seed) % SystemVersion.all.count])
    self.simulation = simulation
    (tabs, pages) = simulation.run {
      (UITabBarController(), UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal))
    }
    simulation.run {
      stacks = (0..<2).map { _ in UINavigationController(rootViewController: stop()) }
      pages.setViewControllers([stop()], direction: .forward, animated: false)
      tabs.viewControllers = stacks + [pages, stop()]
      for (name, controller) in zip(["N0", "N1", "pages", "tabs"], stacks + [pages, tabs] as [UIViewController]) {
        simulation.trace.setName(name, of: controller)
      }
      simulation.application.launch { tabs }
    }
    depth = 0
  }

  /// One to three calls, and most of the time what follows from them.
  func step() {
    simulation.run { for _ in 0...random(3) { move() } }
    if random(4) > 0 { simulation.settle() } else { simulation.runLoop.advance(by: 0.2) }
  }

  func finish() { simulation.settle() }

  private func random(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  private func stop() -> Stop {
    let stop = Stop()
    count += 1
    simulation.trace.setName("V\(count)", of: stop)
    let styles: [UIModalPresentationStyle] = [.pageSheet, .fullScreen, .overFullScreen, .overCurrentContext]
    stop.modalPresentationStyle = styles[random(styles.count)]
    let callbacks: [TraceCallback] = [
      .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
    guard depth < 2, random(3) == 0 else { return stop }
    stop.callback = callbacks[random(callbacks.count)]
    stop.work = { [unowned self] in
      depth += 1
      move()
      depth -= 1
    }
    return stop
  }

  private func move() {
    let all = simulation.allControllers
    let controller = all[random(all.count)]
    let stack = stacks[random(2)]
    let animated = random(2) == 0
    let kind = random(8)
    steps.append("\(String(repeating: " ", count: depth))\(kind) \(all.count) \(animated)")
    switch kind {
    case 0: stack.pushViewController(stop(), animated: animated)
    case 1: stack.popViewController(animated: animated)
    case 2: stack.popToRootViewController(animated: animated)
    case 3: stack.setViewControllers([stack.viewControllers[0], stop()], animated: animated)
    case 4: controller.present(stop(), animated: animated)
    case 5: controller.dismiss(animated: animated)
    case 6: tabs.selectedIndex = random(4)
    default: if tabs.selectedIndex == 2 { pages.setViewControllers([stop()], direction: .forward, animated: animated) }
    }
  }

  /// What is out of order in the trace, or open at its end.
  func faults() -> [String] {
    let before: [TraceCallback: Set<TraceCallback>] = [
      .viewWillAppear: [.viewDidDisappear, .viewWillDisappear], .viewIsAppearing: [.viewWillAppear],
      .viewDidAppear: [.viewIsAppearing], .viewWillDisappear: [.viewDidAppear, .viewIsAppearing, .viewWillAppear],
      .viewDidDisappear: [.viewWillDisappear],
    ]
    var last: [TraceSubject: TraceCallback] = [:]
    var faults = simulation.exceptions.map(\.reason)
    for event in simulation.trace.events() {
      guard let allowed = before[event.callback] else { continue }
      let previous = last.updateValue(event.callback, forKey: event.subject) ?? .viewDidDisappear
      if !allowed.contains(previous) { faults.append("\(simulation.trace.line(for: event)) after \(previous)") }
    }
    let closed: Set<TraceCallback> = [.viewDidAppear, .viewDidDisappear]
    return faults + last.values.filter { !closed.contains($0) }.map { "open at rest: \($0)" }
  }
}
