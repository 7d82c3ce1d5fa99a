import TestSupport
import Testing

@testable import HeadlessUIKit

/// A push by a storyboard's segue and the pop after it, from init to deinit.
@MainActor
struct SeguePushTraceTests {
  @Test("G11: a push by a segue, and a pop that frees", .proves("G11"))
  func pushAndPop() throws {
    let simulation = try Simulation.launched(
      StoryboardFixture(
        initial: "n",
        scenes: [
          .init(
            element: "navigationController", id: "n",
            connections: #"<segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>"#),
          .init(id: "a", connections: #"<segue destination="b" kind="show" identifier="next" id="s"/>"#),
          .init(id: "b"),
        ]))
    let navigation = try #require(simulation.rootViewController as? UINavigationController)
    let root = try #require(navigation.topViewController)
    simulation.trace.setName("A", of: root)
    let callbacks = Simulation.lifeCycle.union([.initCoder, .loadView, .deinitialized]).subtracting([.viewIsAppearing])
    var start = simulation.trace.count
    simulation.run { root.performSegue(withIdentifier: "next", sender: nil) }
    navigation.topViewController.map { simulation.trace.setName("B", of: $0) }
    simulation.settle()
    #expect(
      simulation.traceLines(from: start, of: callbacks).filter { !$0.hasPrefix("UINavigationController ") } == [
        "B init(coder:)", "B loadView", "B viewDidLoad", "A viewWillDisappear:1", "B viewWillAppear:1",
        "B viewWillLayoutSubviews", "B viewDidLayoutSubviews", "A viewDidDisappear:1", "B viewDidAppear:1",
      ])
    start = simulation.trace.count
    simulation.run { _ = navigation.popViewController(animated: true) }
    simulation.settle()
    #expect(
      simulation.traceLines(from: start, of: callbacks.subtracting([.viewWillLayoutSubviews, .viewDidLayoutSubviews]))
        == [
          "B viewWillDisappear:1", "A viewWillAppear:1", "B viewDidDisappear:1", "A viewDidAppear:1", "B deinit",
        ])
  }
}
