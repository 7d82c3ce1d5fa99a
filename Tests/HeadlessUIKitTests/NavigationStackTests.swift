import HeadlessUIKit
import TestSupport
import Testing

/// What a navigation controller does with its stack: when it changes, who hears of it, and who is freed.
@MainActor
struct NavigationStackTests {
  private let simulation: Simulation
  private let navigation: UINavigationController
  private let a: Screen

  init() {
    let simulation = Simulation()
    let a = simulation.run { Screen("A") }
    self.simulation = simulation
    self.a = a
    navigation = simulation.run { UINavigationController(rootViewController: a) }
    simulation.show(navigation)
  }

  private func push(_ names: String...) {
    for name in names {
      simulation.run { navigation.pushViewController(Screen(name), animated: false) }
      simulation.settle()
    }
  }

  @Test("An unanimated push has the animated one's order, without a layout pass", .proves("F1.4.1", "F1.4.2", "G10"))
  func unanimatedPush() {
    let before = simulation.lines(settling: false) { navigation.pushViewController(Screen("B"), animated: false) }
    #expect(before == [])
    #expect(navigation.topViewController?.title == "B")
    #expect(
      simulation.lines {} == [
        "UINavigationController viewWillLayoutSubviews", "B viewDidLoad", "A viewWillDisappear:0",
        "B viewWillAppear:0", "UINavigationController viewDidLayoutSubviews", "B viewIsAppearing:0",
        "A viewDidDisappear:0", "B viewDidAppear:0", "B viewWillLayoutSubviews", "B viewDidLayoutSubviews",
      ])
  }

  @Test(
    "A popped controller is off the stack in its viewWillDisappear, without a parent in its viewDidDisappear",
    .proves("F1.4.4"))
  func poppedParent() {
    final class Popped: UIViewController {
      var seen: [String] = []
      private func note(_ callback: String) {
        seen.append(
          "\(callback) \(parent == nil ? "no parent" : "parent") \(isMovingFromParent) "
            + "\(Simulation.current.rootViewController.flatMap { $0 as? UINavigationController }?.viewControllers.count ?? 0)"
        )
      }
      override func viewWillDisappear(_ animated: Bool) { note("will") }
      override func viewDidDisappear(_ animated: Bool) { note("did") }
    }
    let popped = simulation.run { Popped() }
    simulation.run { navigation.pushViewController(popped, animated: false) }
    simulation.settle()
    simulation.run { _ = navigation.popViewController(animated: true) }
    simulation.settle()
    #expect(popped.seen == ["will parent true 1", "did no parent true 1"])
    #expect(!popped.isMovingFromParent)
  }

  @Test("popToRoot tells the visible one only, and returns all that were popped", .proves("F1.4.5", "F1.4.6"))
  func popToRoot() {
    push("B", "C")
    let callbacks = Simulation.appearance.union([.willMoveToParent, .didMoveToParent])
    var popped: [String?] = []
    let lines = simulation.lines(of: callbacks) {
      popped = navigation.popToRootViewController(animated: true)?.map(\.title) ?? []
    }
    #expect(popped == ["B", "C"])
    #expect(
      lines == [
        "C willMove(toParent: nil)", "C viewWillDisappear:1", "A viewWillAppear:1", "A viewIsAppearing:1",
        "C viewDidDisappear:1", "A viewDidAppear:1", "C didMove(toParent: nil)",
      ])
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(simulation.lines {} == [])
  }

  @Test("A controller is told of its parent when its push is over, the root when it has appeared", .proves("G17"))
  func didMove() {
    let lines = simulation.lines(of: [.willMoveToParent, .didMoveToParent, .viewDidLoad, .viewDidAppear]) {
      navigation.pushViewController(Screen("B"), animated: true)
    }
    simulation.trace.setName("nav", of: navigation)
    #expect(
      lines == [
        "B willMove(toParent: UINavigationController)", "B viewDidLoad", "B viewDidAppear:1",
        "B didMove(toParent: UINavigationController)",
      ])
    let root = simulation.trace.events().filter { $0.callback == .didMoveToParent }.map(simulation.trace.line(for:))
    #expect(root.first == "A didMove(toParent: nav)")
  }

  @Test("isMovingToParent: for a root's first appearance and a push, not when uncovered", .proves("F1.3.9"))
  func movingFlags() {
    final class Flags: UIViewController {
      var seen: [String] = []
      override func viewWillAppear(_ animated: Bool) { seen.append("will \(isMovingToParent)") }
      override func viewDidAppear(_ animated: Bool) { seen.append("did \(isMovingToParent)") }
    }
    let simulation = Simulation()
    let root = simulation.run { Flags() }
    let pushed = simulation.run { Flags() }
    let navigation = simulation.run { UINavigationController(rootViewController: root) }
    simulation.show(navigation)
    simulation.run { navigation.pushViewController(pushed, animated: true) }
    simulation.settle()
    simulation.run { _ = navigation.popViewController(animated: true) }
    simulation.settle()
    #expect(root.seen == ["will true", "did true", "will false", "did false"])
    #expect(pushed.seen == ["will true", "did true"])
  }

  @Test("A new top that was on the stack comes by a pop, another by a push", .proves("F1.4.7"))
  func setViewControllers() {
    push("B", "C")
    let b = navigation.viewControllers[1]
    let pop = simulation.lines(of: [.viewWillAppear, .viewDidDisappear, .didMoveToParent]) {
      navigation.setViewControllers([b], animated: true)
    }
    #expect(pop == ["B viewWillAppear:1", "C viewDidDisappear:1", "C didMove(toParent: nil)"])
    let push = simulation.lines(of: [.viewDidDisappear, .didMoveToParent]) {
      navigation.setViewControllers([b, Screen("D")], animated: true)
    }
    #expect(push == ["B viewDidDisappear:1", "D didMove(toParent: UINavigationController)"])
  }

  @Test(
    "From iOS 18 on a stack replaced without animation is there when the call returns, and what it drops is freed",
    .proves("F1.4.3", "F1.4.7"))
  func replacedAtOnce() {
    push("B", "C")
    let lines = simulation.lines(of: Simulation.appearance.union([.deinitialized]), settling: false) {
      navigation.setViewControllers([a, Screen("D")], animated: false)
    }
    #expect(
      lines == [
        "B deinit", "D viewDidLoad", "C viewWillDisappear:0", "D viewWillAppear:0", "D viewIsAppearing:0",
        "C viewDidDisappear:0", "D viewDidAppear:0", "C deinit",
      ])
  }

  @Test(
    "Up to iOS 17 a push right after a replaced stack waits for the turn's end; from 18 on it does not",
    .proves("F1.4.3"), arguments: [("17", 1), ("18", 2)])
  func heldPush(version: String, countAtReturn: Int) throws {
    let simulation = Simulation(system: try #require(SystemVersion(named: version)))
    let navigation = simulation.run { UINavigationController(rootViewController: Screen("A")) }
    simulation.show(navigation)
    let lines = simulation.lines(of: [.viewDidAppear]) {
      navigation.setViewControllers([Screen("B")], animated: false)
      navigation.pushViewController(Screen("C"), animated: true)
      #expect(navigation.viewControllers.count == countAtReturn)
    }
    #expect(navigation.viewControllers.map(\.title) == ["B", "C"])
    #expect(lines == ["B viewDidAppear:0", "C viewDidAppear:1"])
  }

  @Test("visibleViewController is what is presented, else the top", .proves("F1.4.8"))
  func visible() {
    #expect(navigation.visibleViewController === a)
    simulation.run { a.present(Screen("M"), animated: false) }
    simulation.settle()
    #expect(navigation.visibleViewController?.title == "M")
    #expect(navigation.topViewController === a)
  }

  @Test("show pushes, but a navigation controller is presented", .proves("F1.4.11"))
  func show() {
    simulation.run { a.show(Screen("B"), sender: nil) }
    simulation.settle()
    #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
    let other = simulation.run { UINavigationController(rootViewController: Screen("C")) }
    simulation.run { a.show(other, sender: nil) }
    simulation.settle()
    #expect(navigation.presentedViewController === other)
    #expect(simulation.exceptions == [])
  }

  @Test(
    "Changes of the stack during a transition are dropped, and logged", .proves("F1.4.21"),
    arguments: ["pushViewController:animated:", "popViewControllerAnimated:", "setViewControllers:animated:"])
  func dropped(selector: String) {
    push("B")
    simulation.run { navigation.pushViewController(Screen("C"), animated: true) }
    simulation.runLoop.advance(by: 0.25)
    simulation.run {
      switch selector {
      case "pushViewController:animated:": navigation.pushViewController(Screen("D"), animated: true)
      case "popViewControllerAnimated:": _ = navigation.popViewController(animated: true)
      default: navigation.setViewControllers([Screen("D")], animated: true)
      }
    }
    simulation.settle()
    #expect(
      simulation.warnings == [
        "\(selector) called on <UINavigationController: 0x2> while an existing transition or presentation is "
          + "occurring; the navigation stack will not be updated."
      ])
    #expect(navigation.viewControllers.map(\.title) == ["A", "B", "C"])
  }

  @Test("Two pushes of one turn are one transition, and both are on the stack at once", .proves("F1.4.2"))
  func twoPushes() {
    let lines = simulation.lines(of: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]) {
      navigation.pushViewController(Screen("B"), animated: true)
      navigation.pushViewController(Screen("C"), animated: true)
      #expect(navigation.viewControllers.map(\.title) == ["A", "B", "C"])
    }
    #expect(
      lines == ["A viewWillDisappear:1", "C viewWillAppear:1", "A viewDidDisappear:1", "C viewDidAppear:1"])
    #expect(simulation.warnings == [])
  }

  @Test("A push from the pushed controller's viewDidAppear waits for the end of the transition")
  func pushFromPushed() {
    final class Forwarding: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.pushViewController(Screen("C"), animated: true)
      }
    }
    let forwarding = simulation.run { Forwarding() }
    simulation.trace.setName("B", of: forwarding)
    #expect(
      simulation.lines(of: [.viewDidAppear, .viewDidDisappear]) {
        navigation.pushViewController(forwarding, animated: true)
      } == ["A viewDidDisappear:1", "B viewDidAppear:1", "B viewDidDisappear:1", "C viewDidAppear:1"])
    #expect(navigation.viewControllers.count == 3)
  }

  @Test("A pop, or a new stack, from the pushed controller's viewDidAppear waits for the end of the transition")
  func popFromPushed() {
    final class Returning: UIViewController {
      var change: (UINavigationController) -> Void = { _ in }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController.map(change)
      }
    }
    let returning = simulation.run { Returning() }
    simulation.trace.setName("B", of: returning)
    returning.change = { #expect($0.popViewController(animated: true) === returning) }
    #expect(
      simulation.lines(of: [.viewDidAppear, .viewDidDisappear]) {
        navigation.pushViewController(returning, animated: true)
      } == ["A viewDidDisappear:1", "B viewDidAppear:1", "B viewDidDisappear:1", "A viewDidAppear:1"])
    #expect(navigation.viewControllers.map(\.title) == ["A"])
    returning.change = { $0.setViewControllers([Screen("C")], animated: false) }
    #expect(
      simulation.lines(of: [.viewDidAppear, .viewDidDisappear]) {
        navigation.pushViewController(returning, animated: true)
      } == ["A viewDidDisappear:1", "B viewDidAppear:1", "B viewDidDisappear:0", "C viewDidAppear:0"])
    #expect(navigation.viewControllers.map(\.title) == ["C"])
    #expect(simulation.warnings == [])
  }

  @Test("The coordinator is there when an animated push returns; completions come after the did callbacks")
  func coordinator() {
    var log: [String] = []
    let start = simulation.runLoop.now
    let lines = simulation.lines(of: [.viewWillAppear, .viewDidAppear, .call]) {
      navigation.pushViewController(Screen("B"), animated: true)
      let coordinator = navigation.transitionCoordinator
      #expect(coordinator?.viewController(forKey: .to)?.title == "B")
      coordinator?.animate { _ in
        log.append("alongside")
      } completion: { context in
        log.append("completion cancelled \(context.isCancelled) at \(simulation.runLoop.now - start)")
      }
    }
    #expect(lines == ["B viewWillAppear:1", "B viewDidAppear:1"])
    #expect(log == ["alongside", "completion cancelled false at 0.5"])
    #expect(navigation.transitionCoordinator == nil)
    simulation.run { navigation.pushViewController(Screen("C"), animated: false) }
    #expect(navigation.transitionCoordinator == nil)
  }
}

/// Who decides what showing a controller means.
@MainActor
struct ShowTargetTests {
  private let show: Selector = "showViewController:sender:"
  private let showDetail: Selector = "showDetailViewController:sender:"

  @Test("The nearest container that has its own way of showing is the target", .proves("F2.7", "F2.8"))
  func target() {
    let simulation = Simulation(device: Device(named: "iPad (10th gen)") ?? .standard)
    simulation.run {
      let inner = Screen("inner")
      let navigation = UINavigationController(rootViewController: inner)
      let split = UISplitViewController(nibName: nil, bundle: nil)
      split.viewControllers = [navigation, Screen("detail")]
      #expect(inner.targetViewController(forAction: show, sender: nil) === navigation)
      #expect(inner.targetViewController(forAction: showDetail, sender: nil) === split)
      #expect(Screen("alone").targetViewController(forAction: show, sender: nil) == nil)
      #expect(inner.targetViewController(forAction: "reload:", sender: nil) == nil)
    }
  }

  @Test("A container of the app's own takes part by overriding it")
  func ownContainer() {
    final class Container: UIViewController {
      var shown: [String] = []
      override func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        action == "showViewController:sender:" ? self : super.targetViewController(forAction: action, sender: sender)
      }
      override func show(_ controller: UIViewController, sender: Any?) { shown.append(controller.title ?? "") }
    }
    let simulation = Simulation()
    simulation.run {
      let container = Container()
      let child = Screen("child")
      container.addChild(child)
      child.show(Screen("other"), sender: nil)
      #expect(container.shown == ["other"])
    }
  }
}
