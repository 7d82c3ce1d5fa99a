import HeadlessUIKit
import TestSupport
import Testing

/// The recorded sequences of navigation controllers: G01, G10, G13, G14.
@MainActor
struct NavigationTraceTests {
  @Test("A navigation controller as the window's root", .proves("G01"))
  func root() {
    let simulation = Simulation()
    let lines = simulation.lines { simulation.show(UINavigationController(rootViewController: Screen("A"))) }
    #expect(
      lines.filter { $0.hasPrefix("A ") } == [
        "A viewDidLoad", "A viewWillAppear:0", "A viewIsAppearing:0", "A viewWillLayoutSubviews",
        "A viewDidLayoutSubviews", "A viewWillLayoutSubviews", "A viewDidLayoutSubviews", "A viewDidAppear:0",
      ])
  }

  @Test(
    "A push in the turn that shows the window: on iOS 17 the root comes and goes, on iOS 18 it is never loaded",
    arguments: [
      (
        "17",
        [
          "A viewDidLoad", "A viewWillAppear:0", "A viewIsAppearing:0", "B viewDidLoad", "A viewWillDisappear:0",
          "B viewWillAppear:0", "A viewDidDisappear:0", "B viewIsAppearing:0", "B viewDidAppear:0",
        ]
      ),
      ("18", ["B viewDidLoad", "B viewWillAppear:0", "B viewIsAppearing:0", "B viewDidAppear:0"]),
    ])
  func pushAtLaunch(version: String, expected: [String]) throws {
    let simulation = Simulation(system: try #require(SystemVersion(named: version)))
    var window: UIWindow?
    let lines = simulation.lines(of: Simulation.appearance) {
      window = UIWindow(frame: UIScreen.main.bounds)
      let navigation = UINavigationController(rootViewController: Screen("A"))
      window?.rootViewController = navigation
      window?.makeKeyAndVisible()
      navigation.pushViewController(Screen("B"), animated: true)
    }
    #expect(lines.filter { !$0.hasPrefix("UINavigationController ") } == expected)
    #expect(window?.isKeyWindow == true)
    #expect(simulation.visibleScreen?.title == "B")
  }

  @Test("What the first root presents in the turn that shows the window finds it there", arguments: ["17", "18"])
  func presentationAtLaunch(version: String) throws {
    let simulation = Simulation(system: try #require(SystemVersion(named: version)))
    let lines = simulation.lines(of: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = Screen("A")
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.present(Screen("M"), animated: true)
    }
    #expect(lines == ["A viewWillAppear:0", "M viewWillAppear:1", "A viewDidAppear:0", "M viewDidAppear:1"])
    #expect(simulation.warnings == [])
  }

  @Test("An animated push changes the stack at once and the rest later", .proves("G10"))
  func push() {
    let simulation = Simulation()
    let navigation = simulation.run { UINavigationController(rootViewController: Screen("A")) }
    simulation.show(navigation)
    let before = simulation.lines(settling: false) { navigation.pushViewController(Screen("B"), animated: true) }
    #expect(before == [])
    #expect(navigation.viewControllers.count == 2)
    let time = simulation.runLoop.now
    let after = simulation.lines {}.filter { !$0.hasPrefix("UINavigationController ") }
    #expect(
      after == [
        "B viewDidLoad", "A viewWillDisappear:1", "B viewWillAppear:1", "B viewIsAppearing:1",
        "B viewWillLayoutSubviews", "B viewDidLayoutSubviews", "A viewDidDisappear:1", "B viewDidAppear:1",
      ])
    #expect(simulation.runLoop.now - time == 0.5)
  }

  @Test("The will callbacks come in the navigation controller's own layout, pushed and popped", .proves("F1.4.2"))
  func ownLayout() {
    let simulation = Simulation(system: SystemVersion(named: "13") ?? .standard)
    let navigation = simulation.run { UINavigationController(rootViewController: Screen("A")) }
    simulation.trace.setName("nav", of: navigation)
    simulation.show(navigation)
    let callbacks = Simulation.lifeCycle.subtracting([.viewIsAppearing])
    #expect(
      simulation.lines(of: callbacks) { navigation.pushViewController(Screen("B"), animated: true) } == [
        "nav viewWillLayoutSubviews", "B viewDidLoad", "A viewWillDisappear:1", "B viewWillAppear:1",
        "nav viewDidLayoutSubviews", "B viewWillLayoutSubviews", "B viewDidLayoutSubviews", "A viewDidDisappear:1",
        "B viewDidAppear:1",
      ])
    #expect(
      simulation.lines(of: callbacks) { navigation.popViewController(animated: true) }
        .filter { !$0.hasPrefix("A viewWillLayout") && !$0.hasPrefix("A viewDidLayout") } == [
          "nav viewWillLayoutSubviews", "B viewWillDisappear:1", "A viewWillAppear:1", "nav viewDidLayoutSubviews",
          "B viewDidDisappear:1", "A viewDidAppear:1",
        ])
  }

  @Test("An animated pop", .proves("G13"))
  func pop() {
    let simulation = Simulation()
    let navigation = simulation.run { UINavigationController(rootViewController: Screen("A")) }
    simulation.show(navigation)
    _ = simulation.lines { navigation.pushViewController(Screen("B"), animated: false) }
    let before = simulation.lines(settling: false) { navigation.popViewController(animated: true) }
    #expect(before == [])
    #expect(navigation.viewControllers.count == 1)
    #expect(
      simulation.lines(of: Simulation.appearance) {} == [
        "B viewWillDisappear:1", "A viewWillAppear:1", "A viewIsAppearing:1", "B viewDidDisappear:1",
        "A viewDidAppear:1",
      ])
  }

  @Test("A popped controller that nobody else holds is freed after its transition", .proves("G14"))
  func popFrees() {
    let simulation = Simulation()
    let navigation = simulation.run { UINavigationController(rootViewController: Screen("A")) }
    simulation.show(navigation)
    weak var popped: UIViewController?
    simulation.run {
      let screen = Screen("B")
      popped = screen
      navigation.pushViewController(screen, animated: false)
    }
    simulation.settle()
    _ = simulation.lines(settling: false) { navigation.popViewController(animated: false) }
    #expect(popped != nil)
    #expect(
      simulation.lines(of: Simulation.appearance.union([.deinitialized])) {} == [
        "B viewWillDisappear:0", "A viewWillAppear:0", "A viewIsAppearing:0", "B viewDidDisappear:0",
        "A viewDidAppear:0", "B deinit",
      ])
    #expect(popped == nil)
  }
}
