import HeadlessUIKit
import TestSupport
import Testing

/// What a child of a container presents in its own context.
@MainActor
struct ContextPresentationTests {
  private let simulation = Simulation()
  private let inner: Screen
  private let navigation: UINavigationController
  private let tabs: UITabBarController
  private static let callbacks: Set<TraceCallback> = [
    .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  init() {
    let inner = simulation.run { Screen("A") }
    let navigation = simulation.run { UINavigationController(rootViewController: inner) }
    let tabs = simulation.run { UITabBarController() }
    simulation.trace.setName("nav", of: navigation)
    simulation.trace.setName("tabs", of: tabs)
    simulation.run { tabs.viewControllers = [navigation, Screen("B")] }
    simulation.show(tabs)
    (self.inner, self.navigation, self.tabs) = (inner, navigation, tabs)
  }

  private func lines(_ work: () -> Void) -> [String] { simulation.lines(of: Self.callbacks, work) }

  @Test("A navigation controller defines the context, below the bar of its tabs", .proves("F1.5.5", "F1.5.10"))
  func navigationController() throws {
    let modal = simulation.run { Screen("M", .overCurrentContext) }
    #expect(lines { inner.present(modal, animated: true) } == ["M viewWillAppear:1", "M viewDidAppear:1"])
    #expect(modal.presentingViewController === navigation && tabs.presentedViewController == nil)
    #expect(simulation.visibleScreen === modal)
    let bar = try #require(tabs.view.subviews.firstIndex { $0 === tabs.tabBar })
    let cover = try #require(tabs.view.subviews.firstIndex { $0.subviews.contains { $0 === modal.view } })
    let content = try #require(tabs.view.subviews.firstIndex { $0 === navigation.view })
    #expect(content < cover && cover < bar)
    #expect(lines { modal.dismiss(animated: true) } == ["M viewWillDisappear:1", "M viewDidDisappear:1"])
    #expect(tabs.view.subviews.count == 2)
  }

  @Test("It comes and goes with the tab that it covers")
  func tabSwitch() {
    let modal = simulation.run { Screen("M", .overCurrentContext) }
    _ = lines { inner.present(modal, animated: true) }
    #expect(
      lines { tabs.selectedIndex = 1 } == [
        "B viewWillAppear:0", "nav viewWillDisappear:0", "A viewWillDisappear:0", "M viewWillDisappear:0",
        "nav viewDidDisappear:0", "A viewDidDisappear:0", "M viewDidDisappear:0", "B viewDidAppear:0",
      ])
    #expect(modal.view.window == nil && simulation.visibleScreen?.title == "B")
    #expect(
      lines { tabs.selectedIndex = 0 } == [
        "nav viewWillAppear:0", "A viewWillAppear:0", "M viewWillAppear:0", "B viewWillDisappear:0",
        "B viewDidDisappear:0", "nav viewDidAppear:0", "A viewDidAppear:0", "M viewDidAppear:0",
      ])
    #expect(modal.view.window != nil && simulation.visibleScreen === modal)
  }

  @Test("In the place of the covered view it alone comes and goes, and gives the place back", .proves("F1.5.6"))
  func replacement() {
    let modal = simulation.run { Screen("M", .currentContext) }
    _ = lines { inner.present(modal, animated: true) }
    #expect(navigation.view.window == nil)
    #expect(
      lines { tabs.selectedIndex = 1 } == [
        "B viewWillAppear:0", "M viewWillDisappear:0", "M viewDidDisappear:0", "B viewDidAppear:0",
      ])
    #expect(
      lines { tabs.selectedIndex = 0 } == [
        "M viewWillAppear:0", "B viewWillDisappear:0", "B viewDidDisappear:0", "M viewDidAppear:0",
      ])
    #expect(
      lines { modal.dismiss(animated: true) } == [
        "M viewWillDisappear:1", "nav viewWillAppear:1", "A viewWillAppear:1", "nav viewDidAppear:1",
        "A viewDidAppear:1", "M viewDidDisappear:1",
      ])
    #expect(navigation.view.superview === tabs.view)
  }

  @Test("Dismissed while another tab is shown, it leaves a tab that appears when it is selected")
  func dismissedBehind() {
    let modal = simulation.run { Screen("M", .currentContext) }
    _ = lines { inner.present(modal, animated: true) }
    _ = lines { tabs.selectedIndex = 1 }
    #expect(lines { modal.dismiss(animated: false) } == [])
    #expect(navigation.view.window == nil)
    #expect(
      lines { tabs.selectedIndex = 0 } == [
        "nav viewWillAppear:0", "A viewWillAppear:0", "B viewWillDisappear:0", "B viewDidDisappear:0",
        "nav viewDidAppear:0", "A viewDidAppear:0",
      ])
    #expect(navigation.view.window != nil)
  }

  @Test("A full screen over all takes it along")
  func underFullScreen() {
    let modal = simulation.run { Screen("M", .overCurrentContext) }
    _ = lines { inner.present(modal, animated: false) }
    let full = simulation.run { Screen("F", .fullScreen) }
    #expect(
      lines { tabs.present(full, animated: false) } == [
        "tabs viewWillDisappear:0", "nav viewWillDisappear:0", "A viewWillDisappear:0", "M viewWillDisappear:0",
        "F viewWillAppear:0", "F viewDidAppear:0", "tabs viewDidDisappear:0", "nav viewDidDisappear:0",
        "A viewDidDisappear:0", "M viewDidDisappear:0",
      ])
    #expect(simulation.visibleScreen === full)
    #expect(lines { full.dismiss(animated: false) }.contains("M viewDidAppear:0"))
    #expect(simulation.visibleScreen === modal)
  }
}
