import Testing

@testable import HeadlessUIKit

/// Scenes that hold themselves: the app crashes, the simulator does not.
@MainActor
struct SceneNestingTests {
  @Test(
    "A scene that holds itself crashes the app once",
    arguments: [
      StoryboardFixture.Scene(
        element: "navigationController", id: "start",
        connections: #"<segue destination="start" kind="relationship" relationship="rootViewController" id="s"/>"#),
      StoryboardFixture.Scene(
        element: "tabBarController", id: "start",
        connections: """
          <segue destination="start" kind="relationship" relationship="viewControllers" id="s"/>\
          <segue destination="start" kind="relationship" relationship="viewControllers" id="t"/>
          """),
      StoryboardFixture.Scene(
        id: "start",
        view: """
          <subviews><containerView id="box"><connections>\
          <segue destination="start" kind="embed" id="s"/></connections></containerView></subviews>
          """),
      StoryboardFixture.Scene(
        element: "viewControllerPlaceholder", id: "start", attributes: #"storyboardName="Main""#),
    ])
  func cycle(scene: StoryboardFixture.Scene) throws {
    let simulation = try Simulation.launched(StoryboardFixture(initial: "start", scenes: [scene]))
    let overflows = simulation.exceptions.filter { $0.name == .stackOverflow }
    #expect(overflows.count == 1)
    #expect(simulation.exceptions.first == overflows.first)
    #expect(
      overflows.first?.reason.hasPrefix(
        "more than 100 scenes are made inside one another, the last at Main.storyboard:") == true)
  }
}
