import HeadlessUIKit
import Testing

/// A navigation controller without a root, as code that pushes the root later has it.
@MainActor
struct EmptyStackTests {
  @Test("A second tap on its tab, pops and the back button do nothing")
  func emptyStack() throws {
    let simulation = Simulation()
    let navigation = simulation.run { UINavigationController() }
    let tabs = simulation.run { UITabBarController() }
    simulation.run { tabs.viewControllers = [navigation] }
    simulation.show(tabs)
    let tab = try #require(simulation.screenElements.first { $0.kind == .tab })
    simulation.touch(tab)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.popToRootViewController(animated: true) == [])
    #expect(simulation.visibleScreen === navigation)
    #expect(simulation.exceptions == [])
  }
}
