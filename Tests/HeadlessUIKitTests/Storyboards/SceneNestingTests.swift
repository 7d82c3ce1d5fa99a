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

  @Test("Scenes that each embed two others end the app, not the machine's patience")
  func doubling() throws {
    let levels = 20
    let scenes = (0...levels).map { level in
      let next =
        level == levels
        ? ""
        : (0..<2).map { side in
          #"<containerView contentMode="scaleToFill" id="c\#(level)\#(side)"><connections>"#
            + #"<segue destination="s\#(level + 1)" kind="embed" id="e\#(level)\#(side)"/></connections></containerView>"#
        }.joined()
      return StoryboardFixture.Scene(id: "s\(level)", view: "<subviews>\(next)</subviews>")
    }
    let simulation = try Simulation.launched(StoryboardFixture(initial: "s0", scenes: scenes))
    // One for each of the first scene's two container views.
    #expect(simulation.exceptions.map(\.name) == [.stackOverflow, .stackOverflow])
    #expect(
      simulation.exceptions.first?.reason.hasPrefix("more than 10000 scenes are made at once, the last at ") == true)
  }
}
