import HeadlessUIKit
import Testing

/// The recorded sequences of tabs and of containment: G30, G50 to G54, G56.
@MainActor
struct ContainerTraceTests {
  private let simulation = Simulation()

  @Test("G30: a tab selected by code for the first time")
  func tabs() {
    let tabs = simulation.run { UITabBarController() }
    simulation.run { tabs.viewControllers = [Screen("A"), Screen("T2")] }
    simulation.show(tabs)
    #expect(
      simulation.lines(of: Simulation.appearance, settling: false) { tabs.selectedIndex = 1 } == [
        "T2 viewDidLoad", "T2 viewWillAppear:0", "A viewWillDisappear:0",
      ])
    #expect(
      simulation.lines(of: Simulation.appearance) {} == [
        "T2 viewIsAppearing:0", "A viewDidDisappear:0", "T2 viewDidAppear:0",
      ])
  }

  @Test("G50: addChild, addSubview, didMove in a visible container")
  func containment() {
    let root = simulation.run { Screen("container") }
    simulation.show(root)
    let callbacks = Simulation.appearance.union([.willMoveToParent, .didMoveToParent])
    let lines = simulation.lines(of: callbacks) {
      let child = Screen("C1")
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    #expect(
      lines == [
        "C1 willMove(toParent: container)", "C1 viewDidLoad", "C1 viewWillAppear:0",
        "C1 didMove(toParent: container)", "C1 viewIsAppearing:0", "C1 viewDidAppear:0",
        "C1 didMove(toParent: container)",
      ])
    let child = root.children[0]
    let removal = simulation.lines(of: callbacks) {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(
      removal == [
        "C1 willMove(toParent: nil)", "C1 viewWillDisappear:0", "C1 didMove(toParent: nil)", "C1 viewDidDisappear:0",
        "C1 didMove(toParent: nil)",
      ])
  }

  @Test("G52: a view without addChild appears, and nobody holds its controller")
  func viewOnly() {
    let root = simulation.run { Screen("container") }
    simulation.show(root)
    let lines = simulation.lines(of: Simulation.appearance.union([.deinitialized])) {
      let child = Screen("C3")
      withExtendedLifetime(child) { root.view.addSubview(child.view) }
    }
    #expect(
      lines == ["C3 viewDidLoad", "C3 viewWillAppear:0", "C3 viewIsAppearing:0", "C3 viewDidAppear:0", "C3 deinit"])
    #expect(root.view.subviews.count == 1)
  }

  @Test("G54: a child in the parent's viewDidLoad, with and without addChild", arguments: [true, false])
  func childInViewDidLoad(isAdded: Bool) {
    final class Parent: UIViewController {
      var isAdded = false
      var child: UIViewController?
      override func viewDidLoad() {
        let child = Screen("C")
        self.child = child
        if isAdded { addChild(child) }
        view.addSubview(child.view)
      }
    }
    let parent = simulation.run { Parent() }
    simulation.trace.setName("P", of: parent)
    parent.isAdded = isAdded
    let did: Set<TraceCallback> = [.viewWillAppear, .viewDidAppear]
    let lines = simulation.lines(of: did) { simulation.show(parent) }
    #expect(
      lines == ["P viewWillAppear:0", "C viewWillAppear:0"]
        + (isAdded ? ["P viewDidAppear:0", "C viewDidAppear:0"] : ["C viewDidAppear:0", "P viewDidAppear:0"]))
  }

  @Test("G56: transition(from:to:) by the recipe")
  func transition() {
    let root = simulation.run { Screen("P") }
    let first = simulation.run { Screen("C1") }
    simulation.run {
      root.addChild(first)
      root.view.addSubview(first.view)
      first.didMove(toParent: root)
    }
    simulation.show(root)
    let callbacks = Simulation.lifeCycle.union([.willMoveToParent, .didMoveToParent]).subtracting([
      .viewDidLoad, .viewIsAppearing,
    ])
    let lines = simulation.lines(of: callbacks) {
      let second = Screen("C2")
      root.addChild(second)
      first.willMove(toParent: nil)
      root.transition(from: first, to: second, duration: 0.4) {
      } completion: { _ in
        second.didMove(toParent: root)
        first.removeFromParent()
      }
    }
    #expect(
      lines == [
        "C2 willMove(toParent: P)", "C1 willMove(toParent: nil)", "C1 viewWillDisappear:1", "C2 viewWillAppear:1",
        "C2 viewWillLayoutSubviews", "C2 viewDidLayoutSubviews", "C2 viewDidAppear:1", "C1 viewDidDisappear:1",
        "C2 didMove(toParent: P)", "C1 didMove(toParent: nil)",
      ])
  }
}
