import HeadlessUIKit
import Testing

/// Two tab bars on the screen: one that a tab of the other embeds.
@MainActor
struct NestedTabsTests {
  @Test("A tab is found by its tab bar controller and position")
  func nested() throws {
    let simulation = Simulation()
    let outer = simulation.run { UITabBarController() }
    let inner = simulation.run { UITabBarController() }
    let frame = simulation.run { Screen("Frame") }
    let other = simulation.run { Screen("Other") }
    simulation.run {
      inner.viewControllers = [Screen("Inner 0"), Screen("Inner 1")]
      frame.addChild(inner)
      frame.view.addSubview(inner.view)
      inner.didMove(toParent: frame)
      outer.viewControllers = [frame, other]
    }
    simulation.show(outer)
    #expect(simulation.screenElements.filter { $0.kind == .tab }.count == 4)
    #expect(simulation.tabElement(at: 2, of: outer) == nil)
    simulation.touch(try #require(simulation.tabElement(at: 1, of: inner)))
    #expect(inner.selectedIndex == 1)
    #expect(outer.selectedIndex == 0)
    simulation.touch(try #require(simulation.tabElement(at: 1, of: outer)))
    #expect(simulation.visibleScreen === other)
  }
}
