import HeadlessUIKit
import TestSupport
import Testing

/// What navigation bars, tab bars and toolbars take from the safe area, and where they lie.
@MainActor
struct BarGeometryTests {
  private func simulation(_ name: String, _ orientation: UIInterfaceOrientation = .portrait) throws -> Simulation {
    Simulation(device: try #require(Device(named: name)), orientation: orientation)
  }

  @Test(
    "Where content begins below a navigation bar, and with a large title", .proves("F4.7", "F4.8"),
    arguments: [
      ("iPhone 8", 64), ("iPhone X", 88), ("iPhone 12", 91), ("iPhone 13", 91), ("iPhone 13 mini", 94),
      ("iPhone 11", 92), ("iPhone XR", 92), ("iPhone 14 Pro", 97 + 2.0 / 3), ("iPhone 15", 97 + 2.0 / 3),
      ("iPhone 16", 97 + 2.0 / 3), ("iPhone 16 Pro", 100 + 1.0 / 3), ("iPhone 16 Pro Max", 100 + 1.0 / 3),
      ("iPad (9th gen)", 70), ("iPad (10th gen)", 74),
    ] as [(String, CGFloat)])
  func contentTop(name: String, top: CGFloat) throws {
    let simulation = try simulation(name)
    let root = simulation.run { UIViewController() }
    let navigation = simulation.run { UINavigationController(rootViewController: root) }
    simulation.show(navigation)
    #expect(abs(root.view.safeAreaInsets.top - top) < 0.001)
    #expect(root.view.frame == navigation.view.bounds)
    simulation.run { navigation.navigationBar.prefersLargeTitles = true }
    simulation.settle()
    #expect(abs(root.view.safeAreaInsets.top - top - 52) < 0.001)
    #expect(abs(navigation.navigationBar.frame.maxY - top - 52) < 0.001)
  }

  @Test(
    "The bars' heights in both orientations", .proves("F4.9"),
    arguments: [
      ("iPhone SE (3rd gen)", 44, 32, 49, 32, 44, 32), ("iPhone 13", 44, 32, 49, 32, 44, 32),
      ("iPhone 8 Plus", 44, 44, 49, 49, 44, 44), ("iPhone 16 Pro Max", 44, 44, 49, 49, 44, 44),
      ("iPad (9th gen)", 50, 50, 50, 50, 50, 50), ("iPad (10th gen)", 50, 50, 45, 45, 50, 50),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func heights(
    name: String, bar: CGFloat, landscapeBar: CGFloat, tab: CGFloat, landscapeTab: CGFloat, tool: CGFloat,
    landscapeTool: CGFloat
  ) throws {
    for (orientation, heights) in [
      (UIInterfaceOrientation.portrait, (bar, tab, tool)),
      (.landscapeRight, (landscapeBar, landscapeTab, landscapeTool)),
    ] {
      let simulation = try simulation(name, orientation)
      let root = simulation.run { UIViewController() }
      let navigation = simulation.run { UINavigationController(rootViewController: root) }
      let tabs = simulation.run {
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        navigation.isToolbarHidden = false
        return tabs
      }
      simulation.show(tabs)
      let screen = simulation.screen.bounds
      let safe = simulation.device.safeAreaInsets(in: orientation, on: simulation.system)
      #expect(navigation.navigationBar.frame.height == heights.0)
      #expect(tabs.tabBar.frame.height == heights.1 + safe.bottom)
      #expect(tabs.tabBar.frame.maxY == screen.height)
      #expect(navigation.toolbar.frame.height == heights.2)
      #expect(navigation.toolbar.frame.maxY == tabs.tabBar.frame.minY)
      #expect(root.view.safeAreaInsets.bottom == safe.bottom + heights.1 + heights.2)
      #expect(root.view.safeAreaInsets.left == safe.left)
    }
  }

  @Test("A tab bar covers 83 points of a phone with a home indicator, 65 of an iPad", .proves("F4.7", "F4.9"))
  func tabBar() throws {
    for (name, height) in [("iPhone 13", 83.0), ("iPhone 8", 49), ("iPad (10th gen)", 65), ("iPad (9th gen)", 50)]
      as [(String, CGFloat)]
    {
      let simulation = try simulation(name)
      let root = simulation.run { UIViewController() }
      let tabs = simulation.run { UITabBarController() }
      simulation.run { tabs.viewControllers = [root] }
      simulation.show(tabs)
      #expect(tabs.tabBar.frame.height == height)
      #expect(root.view.safeAreaInsets.bottom == height)
    }
  }

  @Test("hidesBottomBarWhenPushed hides the tab bar while it, or one above it, is on the stack", .proves("F1.4.12"))
  func hidesBottomBar() throws {
    let simulation = try simulation("iPhone 13")
    let navigation = simulation.run { UINavigationController(rootViewController: Screen("A")) }
    let tabs = simulation.run { UITabBarController() }
    simulation.run { tabs.viewControllers = [navigation] }
    simulation.show(tabs)
    func bottom() -> CGFloat? { navigation.topViewController?.view.safeAreaInsets.bottom }
    #expect(bottom() == 83)
    simulation.run {
      let pushed = Screen("B")
      pushed.hidesBottomBarWhenPushed = true
      navigation.pushViewController(pushed, animated: true)
    }
    simulation.settle()
    #expect(bottom() == 34)
    #expect(navigation.view.safeAreaInsets.bottom == 34)
    simulation.run { navigation.pushViewController(Screen("C"), animated: false) }
    simulation.settle()
    #expect(bottom() == 34)
    simulation.run { _ = navigation.popToRootViewController(animated: true) }
    simulation.settle()
    #expect(bottom() == 83)
    #expect(navigation.view.safeAreaInsets.bottom == 83)
  }

  @Test("Plain subviews have only what a bar overlaps of them", .proves("F4.4"))
  func subviews() throws {
    let simulation = try simulation("iPhone 13")
    let root = simulation.run { UIViewController() }
    simulation.show(simulation.run { UINavigationController(rootViewController: root) })
    simulation.run {
      let view = UIView(frame: CGRect(x: 0, y: 80, width: 390, height: 50))
      root.view.addSubview(view)
      #expect(view.safeAreaInsets == UIEdgeInsets(top: 11))
    }
  }

  @Test("Content reaches under bars by default, but not under opaque ones", .proves("F4.12"))
  func extendedLayout() throws {
    let simulation = try simulation("iPhone 13")
    let root = simulation.run { UIViewController() }
    #expect(root.edgesForExtendedLayout == .all)
    #expect(!root.extendedLayoutIncludesOpaqueBars)
    #expect(root.automaticallyAdjustsScrollViewInsets)
    let navigation = simulation.run { UINavigationController(rootViewController: root) }
    let tabs = simulation.run { UITabBarController() }
    simulation.run { tabs.viewControllers = [navigation] }
    simulation.show(tabs)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    simulation.run { navigation.navigationBar.isTranslucent = false }
    simulation.settle()
    #expect(root.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(bottom: 83))
    simulation.run { root.extendedLayoutIncludesOpaqueBars = true }
    simulation.settle()
    #expect(root.view.frame.minY == 0)
  }

  @Test("Large titles: an item can decline, and one that does not say follows the item below")
  func largeTitles() throws {
    let simulation = try simulation("iPhone 13")
    let navigation = simulation.run { UINavigationController(rootViewController: UIViewController()) }
    simulation.run { navigation.navigationBar.prefersLargeTitles = true }
    simulation.show(navigation)
    func push(_ mode: UINavigationItem.LargeTitleDisplayMode) -> CGFloat {
      simulation.run {
        let pushed = UIViewController()
        pushed.navigationItem.largeTitleDisplayMode = mode
        navigation.pushViewController(pushed, animated: false)
      }
      simulation.settle()
      return navigation.navigationBar.frame.height
    }
    #expect(push(.automatic) == 96)
    #expect(push(.never) == 44)
    #expect(push(.automatic) == 44)
    #expect(push(.always) == 96)
  }
}
