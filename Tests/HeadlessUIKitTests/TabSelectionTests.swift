import HeadlessUIKit
import TestSupport
import Testing

/// What selecting a tab does, by code and by a finger: G30 and the facts around it.
@MainActor
struct TabSelectionTests {
  private final class Delegate: UITabBarControllerDelegate {
    var lets = true
    func tabBarController(_ tabs: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { lets }
  }

  private let simulation = Simulation()
  private let delegate = Delegate()

  private func show(_ controllers: [UIViewController], on simulation: Simulation? = nil) -> UITabBarController {
    let simulation = simulation ?? self.simulation
    let tabs = simulation.run { UITabBarController() }
    simulation.trace.setName("tabs", of: tabs)
    simulation.run { tabs.viewControllers = controllers }
    simulation.show(tabs)
    return tabs
  }

  private func screens(_ count: Int) -> [UIViewController] {
    simulation.run { (0..<count).map { Screen("T\($0)") } }
  }

  private func titlesInBar() -> [String] {
    simulation.screenElements.compactMap { if case .tab = $0.kind { $0.texts.first } else { nil } }
  }

  @Test(
    "A tab that is visited again gets the same order, and its view is not loaded again",
    .proves("G30", "F1.6.1", "F1.6.2"))
  func again() {
    let tabs = show(screens(2))
    _ = simulation.lines { tabs.selectedIndex = 1 }
    #expect(
      simulation.lines(of: Simulation.appearance, settling: false) { tabs.selectedIndex = 0 } == [
        "T0 viewWillAppear:0", "T1 viewWillDisappear:0",
      ])
    #expect(
      simulation.lines(of: Simulation.appearance) {} == [
        "T0 viewIsAppearing:0", "T1 viewDidDisappear:0", "T0 viewDidAppear:0",
      ])
  }

  @Test("New tabs: the selected one stays selected, else the one at its index, else the first")
  func newTabs() {
    let (a, b, c) = simulation.run { (Screen("A"), Screen("B"), Screen("C")) }
    let tabs = show([a, b, c])
    tabs.selectedIndex = 1
    simulation.settle()
    func lines(_ new: [UIViewController]?) -> [String] {
      simulation.lines(of: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]) {
        tabs.viewControllers = new
      }
    }
    #expect(lines([c, a, b]) == [])
    #expect(tabs.selectedIndex == 2)
    #expect(lines([a, b]) == [])
    #expect(tabs.selectedIndex == 1)
    let aForB = ["C viewWillAppear:0", "B viewWillDisappear:0", "B viewDidDisappear:0", "C viewDidAppear:0"]
    #expect(lines([a, c]) == aForB)
    #expect(tabs.selectedViewController === c)
    #expect(lines([a]).first == "A viewWillAppear:0")
    #expect(lines(nil) == ["A viewWillDisappear:0", "A viewDidDisappear:0"])
    #expect(a.view.window == nil && tabs.selectedViewController == nil)
    #expect(lines([b, a]) == ["B viewWillAppear:0", "B viewDidAppear:0"])
  }

  @Test(
    "A tab whose code selects another one: the last selection counts",
    arguments: [
      ("viewDidLoad", 0, []),
      (
        "viewDidLoad", 2,
        ["T2 viewWillAppear:0", "T0 viewWillDisappear:0", "T0 viewDidDisappear:0", "T2 viewDidAppear:0"]
      ),
      ("viewWillAppear", 0, ["R viewWillAppear:0", "R viewWillDisappear:0", "R viewDidDisappear:0"]),
      (
        "viewWillAppear", 2,
        [
          "R viewWillAppear:0", "T2 viewWillAppear:0", "R viewWillDisappear:0", "T0 viewWillDisappear:0",
          "R viewDidDisappear:0", "T2 viewDidAppear:0", "T0 viewDidDisappear:0",
        ]
      ),
    ])
  func redirected(callback: String, target: Int, expected: [String]) {
    final class Redirecting: UIViewController {
      var callback = ""
      var target = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        if callback == "viewDidLoad" { tabBarController?.selectedIndex = target }
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if callback == "viewWillAppear" { tabBarController?.selectedIndex = target }
      }
    }
    let redirecting = simulation.run { Redirecting() }
    redirecting.callback = callback
    redirecting.target = target
    simulation.trace.setName("R", of: redirecting)
    let others = screens(3)
    let tabs = show([others[0], redirecting, others[2]])
    let lines = simulation.lines(of: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]) {
      tabs.selectedIndex = 1
    }
    #expect(lines == expected)
    #expect(tabs.selectedIndex == target)
    #expect(others[target].view.window != nil && redirecting.viewIfLoaded?.window == nil)
  }

  @Test("There and back in one turn: each switch ends in its own order", .proves("F1.6.1"))
  func thereAndBack() {
    let tabs = show(screens(2))
    _ = simulation.lines { tabs.selectedIndex = 1 }
    #expect(
      simulation.lines(of: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]) {
        tabs.selectedIndex = 0
        tabs.selectedIndex = 1
      } == [
        "T0 viewWillAppear:0", "T1 viewWillDisappear:0", "T1 viewWillAppear:0", "T0 viewWillDisappear:0",
        "T0 viewDidDisappear:0", "T1 viewDidAppear:0",
      ])
    #expect(tabs.viewControllers?.map { $0.view.window != nil } == [false, true])
  }

  @Test("Views of tabs load when they are first selected", .proves("F1.6.1"))
  func lazyViews() {
    let tabs = show(screens(3))
    #expect(tabs.viewControllers?.map(\.isViewLoaded) == [true, false, false])
  }

  @Test("The delegate hears of fingers only, and of the tab that is selected already", .proves("F1.6.3"))
  func delegateIsTold() {
    let tabs = show(screens(2))
    tabs.delegate = delegate
    let told: Set<TraceCallback> = [.tabShouldSelect, .tabDidSelect]
    #expect(simulation.lines(of: told) { tabs.selectedIndex = 1 } == [])
    #expect(
      simulation.lines(of: told) { _ = simulation.userSelectsTab(at: 1, of: tabs) } == [
        "tabs tabBarController(_:shouldSelect: T1)", "tabs tabBarController(_:didSelect: T1)",
      ])
    delegate.lets = false
    #expect(
      simulation.lines(of: told.union(Simulation.appearance)) { _ = simulation.userSelectsTab(at: 0, of: tabs) } == [
        "tabs tabBarController(_:shouldSelect: T0)"
      ])
    #expect(tabs.selectedIndex == 1)
  }

  @Test("A finger on the selected tab pops its navigation controller to the root", .proves("F1.6.4"))
  func tappedAgain() {
    let navigation = simulation.run { UINavigationController(rootViewController: Screen("A")) }
    let tabs = show([navigation] + screens(1))
    simulation.run { navigation.pushViewController(Screen("B"), animated: false) }
    simulation.settle()
    #expect(
      simulation.lines(of: Simulation.appearance) { _ = simulation.userSelectsTab(at: 0, of: tabs) } == [
        "B viewWillDisappear:1", "A viewWillAppear:1", "A viewIsAppearing:1", "B viewDidDisappear:1",
        "A viewDidAppear:1",
      ])
  }

  @Test(
    "The selected tab selected by code gets no callbacks; one that is not a tab raises", .proves("F1.6.6", "F1.6.7"))
  func sameAndForeign() {
    let tabs = show(screens(2))
    #expect(simulation.lines { tabs.selectedIndex = 0 } == [])
    simulation.run { tabs.selectedViewController = Screen("other") }
    #expect(
      simulation.exceptions.map(\.reason) == [
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of "
          + "view controllers can be selected."
      ])
  }

  @Test("More than five tabs end in a list on a phone, not on an iPad", .proves("F1.6.5"))
  func moreTabs() {
    _ = show(screens(5))
    #expect(titlesInBar() == ["T0", "T1", "T2", "T3", "T4"])
    simulation.application.terminate()
    let tabs = show(screens(7))
    #expect(titlesInBar() == ["T0", "T1", "T2", "T3", "More"])
    let pad = Simulation(device: Device(named: "iPad (10th gen)") ?? .standard)
    let onPad = show(pad.run { (0..<7).map { Screen("T\($0)") } }, on: pad)
    #expect(onPad.tabBar.items?.count == 7)
    #expect(tabs.tabBar.items?.count == 5)
  }

  @Test(
    "The list shows the rest; what is chosen lies on its stack and goes back to the tabs after that",
    .proves("F1.6.5"))
  func moreList() {
    let navigation = simulation.run { UINavigationController(rootViewController: Screen("N")) }
    let tabs = show(screens(5) + [navigation])
    #expect(simulation.userSelectsTab(at: 4, of: tabs))
    #expect(tabs.selectedIndex == 4)
    #expect(tabs.moreNavigationController.viewControllers.map(\.title) == ["More", "T4"])
    #expect(simulation.visibleScreen?.title == "T4")
    simulation.run { _ = tabs.moreNavigationController.popViewController(animated: true) }
    simulation.settle()
    #expect(tabs.selectedIndex == .max)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.viewControllers?[4].tabBarController === tabs)
    #expect(simulation.userSelectsTab(at: 5, of: tabs))
    #expect(simulation.visibleScreen?.title == "N")
    #expect(simulation.exceptions == [])
    // By code it is there at once, and another tab leaves it.
    simulation.run { tabs.selectedIndex = 0 }
    simulation.settle()
    #expect(simulation.visibleScreen?.title == "T0")
    simulation.run { tabs.selectedIndex = 5 }
    simulation.settle()
    #expect(simulation.visiblePath.map(\.title) == [nil, nil, nil, "N"])
  }
}

/// Tabs whose width changes as the device turns.
@MainActor
struct TurnedTabsTests {
  @Test("A phone that is wide in landscape has room for all tabs there; what is shown stays shown", .proves("F1.6.5"))
  func turned() throws {
    let simulation = Simulation(device: try #require(Device(named: "iPhone 8 Plus")))
    let tabs = simulation.run { UITabBarController() }
    simulation.run { tabs.viewControllers = (0..<7).map { Screen("T\($0)") } }
    simulation.show(tabs)
    simulation.run { tabs.selectedIndex = 5 }
    simulation.settle()
    #expect(tabs.viewControllers?[5].parent === tabs.moreNavigationController)
    for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] {
      simulation.turnDevice(to: orientation)
      simulation.settle()
      let isWide = orientation == .landscapeLeft
      #expect(tabs.tabBar.items?.count == (isWide ? 7 : 5))
      #expect(simulation.visibleScreen?.title == "T5")
      #expect(tabs.viewControllers?[5].parent === (isWide ? tabs : tabs.moreNavigationController))
      #expect(tabs.selectedIndex == 5)
    }
    #expect(simulation.exceptions == [])
    #expect(simulation.warnings == [])
  }

  @Test("A tab bar controller that code makes loads its view inside of super.init", .proves("F1.6.8"))
  func loadsInInit() {
    final class Tabs: UITabBarController {
      var log: [String] = []
      init() {
        super.init(nibName: nil, bundle: nil)
        log.append("init")
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        log.append("viewDidLoad")
      }
    }
    let simulation = Simulation()
    let tabs = simulation.run { Tabs() }
    #expect(tabs.log == ["viewDidLoad", "init"])
    let child = simulation.run { Screen("A") }
    simulation.run { tabs.viewControllers = [child] }
    #expect(!child.isViewLoaded)
    simulation.show(tabs)
    #expect(tabs.log == ["viewDidLoad", "init"])
  }
}
