import HeadlessUIKit
import Testing

/// Items of bars exist before the view; loading the view does not connect them a second time.
@MainActor
struct ItemConnectionTests {
  private func fixture(kind: String) -> StoryboardFixture {
    StoryboardFixture(
      initial: "nav",
      scenes: [
        .init(
          element: "navigationController", id: "nav",
          connections: #"<segue destination="list" kind="relationship" relationship="rootViewController" id="r"/>"#),
        .init(
          id: "list", attributes: #"title="List""#,
          items: """
            <navigationItem key="navigationItem" id="item">
              <barButtonItem key="leftBarButtonItem" systemItem="add" id="left">
                <connections><segue destination="detail" kind="\(kind)" id="s1"/></connections>
              </barButtonItem>
              <barButtonItem key="rightBarButtonItem" style="plain" id="right">
                <button key="customView" id="button"><state key="normal" title="Edit"/><connections>
                  <segue destination="detail" kind="\(kind)" id="s2"/>
                </connections></button>
              </barButtonItem>
            </navigationItem>
            """),
        .init(id: "detail", attributes: #"title="Detail""#),
      ])
  }

  @Test("A bar button, and a button in one, pushes once", arguments: ["Add", "Edit"])
  func pushes(button: String) throws {
    let simulation = try Simulation.launched(fixture(kind: "show"))
    simulation.tap(button)
    #expect(simulation.visibleStack.map(\.screenName) == ["List", "Detail"])
    #expect(simulation.warnings == [])
  }

  @Test("A bar button presents once")
  func presents() throws {
    let simulation = try Simulation.launched(fixture(kind: "presentation"))
    simulation.tap("Add")
    #expect(simulation.visibleScreen?.title == "Detail")
    #expect(simulation.warnings == [])
  }
}
