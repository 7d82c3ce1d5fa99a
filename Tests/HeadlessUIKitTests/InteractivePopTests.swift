import HeadlessUIKit
import TestSupport
import Testing

/// The finger that goes back from the left edge: G15, G16.
@MainActor
struct InteractivePopTests {
  private let simulation: Simulation
  private let navigation: UINavigationController
  private let top: Screen

  init() {
    let simulation = Simulation(system: SystemVersion(named: "13") ?? .standard)
    let top = simulation.run { Screen("cur") }
    let navigation = simulation.run { UINavigationController(rootViewController: Screen("new")) }
    simulation.show(navigation)
    simulation.run { navigation.pushViewController(top, animated: false) }
    simulation.settle()
    self.simulation = simulation
    self.navigation = navigation
    self.top = top
  }

  @Test("Completed: the will callbacks at the gesture's start, in a pop's order", .proves("G15", "F1.4.13"))
  func completed() throws {
    var finger: TransitionFinger?
    let began = simulation.lines(of: Simulation.appearance, settling: false) {
      finger = navigation.beginInteractivePop()
      simulation.runLoop.endTurn()
    }
    #expect(began == ["cur viewWillDisappear:1", "new viewWillAppear:1", "new viewIsAppearing:1"])
    #expect(navigation.viewControllers.map(\.title) == ["new"])
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    simulation.runLoop.advance(by: 5)
    let ended = simulation.lines(of: Simulation.appearance.union([.didMoveToParent])) {
      finger?.move(to: 0.6)
      finger?.end(finishing: true)
    }
    #expect(ended == ["cur viewDidDisappear:1", "new viewDidAppear:1", "cur didMove(toParent: nil)"])
    #expect(navigation.viewControllers.map(\.title) == ["new"])
  }

  @Test(
    "Cancelled: both go back, the one that was coming first, after the handlers of the interaction",
    .proves("G16", "F1.4.14"))
  func cancelled() throws {
    var log: [String] = []
    final class Told: UINavigationControllerDelegate {
      var log: [String] = []
      func navigationController(
        _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
      ) { log.append("willShow \(controller.title ?? "")") }
      func navigationController(
        _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
      ) { log.append("didShow \(controller.title ?? "")") }
    }
    let told = Told()
    navigation.delegate = told
    let lines = simulation.lines(of: Simulation.appearance.union([.willMoveToParent, .didMoveToParent])) {
      let finger = navigation.beginInteractivePop()
      navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
        let last = simulation.trace.events().last.map(simulation.trace.line(for:)) ?? ""
        log.append("cancelled \(context.isCancelled) at \(context.percentComplete), after \(last)")
      }
      finger?.move(to: 0.4)
      finger?.end(finishing: false)
    }
    #expect(
      lines == [
        "cur willMove(toParent: nil)", "cur viewWillDisappear:1", "new viewWillAppear:1", "new viewIsAppearing:1",
        "new viewWillDisappear:1", "new viewDidDisappear:1", "cur viewWillAppear:1", "cur viewIsAppearing:1",
        "cur viewDidAppear:1",
      ])
    #expect(log == ["cancelled true at 0.4, after new viewDidLayoutSubviews"])
    #expect(told.log == ["willShow new"])
    #expect(navigation.viewControllers.map(\.title) == ["new", "cur"])
    #expect(top.parent === navigation && !top.isMovingFromParent)
    #expect(top.view.window != nil && navigation.viewControllers[0].view.window == nil)
    // A pop after that goes its normal way.
    #expect(
      simulation.lines(of: [.viewDidAppear, .viewDidDisappear]) { navigation.popViewController(animated: true) }
        == ["cur viewDidDisappear:1", "new viewDidAppear:1"])
  }

  @Test(
    "It does not begin where the back button is hidden or replaced, unless the app's delegate lets it",
    .proves("F1.4.15"))
  func backButton() {
    final class Lets: UIGestureRecognizerDelegate {
      let answer: Bool
      init(_ answer: Bool) { self.answer = answer }
      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { answer }
    }
    #expect(navigation.reasonAgainstInteractivePop == nil)
    top.navigationItem.hidesBackButton = true
    #expect(navigation.reasonAgainstInteractivePop == "the back button is hidden or replaced")
    #expect(navigation.beginInteractivePop() == nil)
    let lets = Lets(true)
    navigation.interactivePopGestureRecognizer?.delegate = lets
    #expect(navigation.reasonAgainstInteractivePop == nil)
    let refuses = Lets(false)
    navigation.interactivePopGestureRecognizer?.delegate = refuses
    #expect(
      navigation.reasonAgainstInteractivePop
        == "the delegate of interactivePopGestureRecognizer does not let it begin")
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    #expect(navigation.reasonAgainstInteractivePop == "interactivePopGestureRecognizer is disabled")
    simulation.run { _ = navigation.popViewController(animated: false) }
    simulation.settle()
    #expect(navigation.reasonAgainstInteractivePop == "the stack has nothing to go back to")
  }
}
