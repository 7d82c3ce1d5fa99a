import HeadlessUIKit
import Testing

/// Which screens and containers the user is in.
@MainActor
struct ScreenHierarchyTests {
  private func launched() throws -> Simulation {
    try Simulation.launched(
      StoryboardFixture(
        initial: "frame",
        scenes: [
          .init(
            id: "frame", attributes: #"title="Frame""#,
            view: #"""
              <subviews><view id="box"><connections>
                <segue destination="nav" kind="embed" id="e"/>
              </connections></view></subviews>
              """#),
          .init(
            element: "navigationController", id: "nav",
            connections: #"<segue destination="list" kind="relationship" relationship="rootViewController" id="r"/>"#),
          .init(
            id: "list", attributes: #"title="List""#,
            connections: #"<segue destination="tabs" kind="show" identifier="open" id="s"/>"#),
          .init(
            element: "tabBarController", id: "tabs", attributes: #"title="Tabs""#,
            connections: #"""
              <segue destination="one" kind="relationship" relationship="viewControllers" id="t1"/>
              <segue destination="two" kind="relationship" relationship="viewControllers" id="t2"/>
              """#),
          .init(id: "one", attributes: #"title="One""#), .init(id: "two", attributes: #"title="Two""#),
        ]))
  }

  @Test("Containers that a screen embeds are the user's, and only what they show counts")
  func embedded() throws {
    let simulation = try launched()
    #expect(simulation.visiblePath.map(\.screenName) == ["Frame"])
    #expect(simulation.embeddedScreens.map(\.screenName) == ["UINavigationController", "List"])
    let list = try #require(simulation.visibleStack.first)
    simulation.run { list.performSegue(withIdentifier: "open", sender: nil) }
    simulation.settle()
    #expect(simulation.visibleStack.map(\.screenName) == ["List", "Tabs"])
    #expect(simulation.embeddedScreens.map(\.screenName) == ["UINavigationController", "Tabs", "One"])
    #expect(simulation.visibleContainer(UITabBarController.self)?.screenName == "Tabs")
    #expect(simulation.visibleContainer(UISplitViewController.self) == nil)
  }

  @Test("The innermost container around the visible screen goes before what that embeds")
  func around() throws {
    let simulation = try launched()
    let frame = try #require(simulation.rootViewController)
    simulation.run {
      let outer = UINavigationController(rootViewController: UIViewController())
      frame.present(outer, animated: false)
    }
    simulation.settle()
    #expect(simulation.visibleContainer(UINavigationController.self) === simulation.visiblePath.first)
  }
}
