import HeadlessUIKit
import TestSupport
import Testing

/// What a navigation controller tells its delegate: G12.
@MainActor
struct NavigationDelegateTests {
  private final class Delegate: UINavigationControllerDelegate {}

  /// On iOS 5 the first didShow came twice, before and after viewDidAppear; nothing published repeats that since.
  @Test(
    "willShow follows both will callbacks, didShow both did callbacks; the first display too",
    .proves("G12", "F1.4.9", "F1.4.10"))
  func order() {
    let simulation = Simulation(system: SystemVersion(named: "13") ?? .standard)
    let delegate = Delegate()
    let navigation = simulation.run { UINavigationController(rootViewController: Screen("A")) }
    simulation.trace.setName("nav", of: navigation)
    navigation.delegate = delegate
    let callbacks = Simulation.appearance.subtracting([.viewIsAppearing]).union([
      .navigationWillShow, .navigationDidShow,
    ])
    let launch = simulation.lines(of: callbacks) { simulation.show(navigation) }.filter { !$0.hasPrefix("nav view") }
    #expect(
      launch == [
        "A viewDidLoad", "A viewWillAppear:0", "nav navigationController(_:willShow:animated: A)",
        "A viewDidAppear:0",
        "nav navigationController(_:didShow:animated: A)",
      ])
    let push = simulation.lines(of: callbacks) { navigation.pushViewController(Screen("B"), animated: true) }
    #expect(
      push == [
        "B viewDidLoad", "A viewWillDisappear:1", "B viewWillAppear:1",
        "nav navigationController(_:willShow:animated: B)", "A viewDidDisappear:1", "B viewDidAppear:1",
        "nav navigationController(_:didShow:animated: B)",
      ])
    let pop = simulation.lines(of: callbacks) { navigation.popViewController(animated: true) }
    #expect(
      pop == [
        "B viewWillDisappear:1", "A viewWillAppear:1", "nav navigationController(_:willShow:animated: A)",
        "B viewDidDisappear:1", "A viewDidAppear:1", "nav navigationController(_:didShow:animated: A)",
      ])
  }
}
