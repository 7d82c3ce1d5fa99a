import HeadlessUIKit
import Testing

/// Whose item a tab bar shows.
@MainActor
struct TabBarItemTests {
  @Test("A navigation controller without an item of its own shows that of its root")
  func root() throws {
    func item(_ title: String) -> String { #"<tabBarItem key="tabBarItem" title="\#(title)" id="\#(title)"/>"# }
    let simulation = try Simulation.launched(
      StoryboardFixture(
        initial: "tabs",
        scenes: [
          .init(
            element: "tabBarController", id: "tabs",
            connections: #"""
              <segue destination="nav1" kind="relationship" relationship="viewControllers" id="t1"/>
              <segue destination="nav2" kind="relationship" relationship="viewControllers" id="t2"/>
              """#),
          .init(
            element: "navigationController", id: "nav1",
            connections: #"<segue destination="a" kind="relationship" relationship="rootViewController" id="r1"/>"#),
          .init(
            element: "navigationController", id: "nav2", items: item("Own"),
            connections: #"<segue destination="b" kind="relationship" relationship="rootViewController" id="r2"/>"#),
          .init(id: "a", items: item("Root")), .init(id: "b", items: item("Unseen")),
        ]))
    #expect(simulation.screenElements.filter { $0.kind == .tab }.flatMap(\.texts) == ["Root", "Own"])
  }
}
