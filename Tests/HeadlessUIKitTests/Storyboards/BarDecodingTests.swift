import Foundation
import Testing

@testable import HeadlessUIKit

/// What documents say of bars, of lists that are pulled, and of keyboards and presses.
@MainActor
struct BarDecodingTests {
  private func launched(_ scene: StoryboardFixture.Scene) throws -> Simulation {
    try Simulation.launched(StoryboardFixture(initial: scene.id, scenes: [scene]))
  }

  @Test("A tab bar in a view shows its items and tells its delegate")
  func ownTabs() throws {
    final class Log: UITabBarDelegate {
      var titles: [String?] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { titles.append(item.title) }
    }
    let simulation = try launched(
      .init(
        id: "a",
        view: """
          <subviews><tabBar contentMode="scaleToFill" id="t"><rect key="frame" x="0" y="700" width="393" height="49"/>
          <items><tabBarItem title="First" id="i1"/><tabBarItem systemItem="search" id="i2"/></items></tabBar></subviews>
          """))
    let bar = try #require(simulation.visibleScreen?.view.subviews.first as? UITabBar)
    let log = Log()
    bar.delegate = log
    #expect(simulation.screenElements.filter { $0.kind == .tab }.flatMap(\.texts) == ["First", "Search"])
    simulation.tap("Search")
    #expect(log.titles == ["Search"])
    #expect(bar.selectedItem === bar.items?[1])
    #expect(simulation.screenElements.filter(\.isSelected).flatMap(\.texts) == ["Search"])
  }

  @Test("A table's refresh control of a document is there, in a table controller and in a view")
  func refreshControls() throws {
    let control = """
      <refreshControl key="refreshControl" opaque="NO" contentMode="center" id="r">
      <attributedString key="attributedTitle"><fragment content="Pull"/></attributedString></refreshControl>
      """
    let ofController = try launched(
      .init(
        element: "tableViewController", id: "a",
        view: #"<tableView key="view" contentMode="scaleToFill" style="plain" id="t"/>"#, items: control))
    let controller = try #require(ofController.visibleScreen as? UITableViewController)
    #expect(controller.refreshControl?.attributedTitle?.string == "Pull")
    let ofTable = try launched(
      .init(
        id: "a",
        view: #"<subviews><tableView contentMode="scaleToFill" style="plain" id="t">\#(control)</tableView></subviews>"#
      ))
    let table = try #require(ofTable.visibleScreen?.view.subviews.first as? UITableView)
    #expect(table.refreshControl != nil)
    #expect(table.subviews.filter { $0 is UIRefreshControl }.count == 1)
  }

  @Test("Bars of containers are hidden, transparent and untouchable as documents say, and hide when those say")
  func bars() throws {
    let simulation = try Simulation.launched(
      StoryboardFixture(
        initial: "tabs",
        scenes: [
          .init(
            element: "tabBarController", id: "tabs",
            items: #"<tabBar key="tabBar" contentMode="scaleToFill" hidden="YES" tag="3" id="bar"/>"#,
            connections: #"<segue destination="nav" kind="relationship" relationship="viewControllers" id="s1"/>"#),
          .init(
            element: "navigationController", id: "nav",
            attributes: #"hidesBarsOnTap="YES" hidesBarsWhenVerticallyCompact="YES" title="Tab""#,
            items:
              #"<navigationBar key="navigationBar" contentMode="scaleToFill" userInteractionEnabled="NO" id="nb"/>"#,
            connections: #"<segue destination="a" kind="relationship" relationship="rootViewController" id="s2"/>"#),
          .init(
            id: "a", attributes: #"title="Top""#,
            view: #"<subviews><label text="Body" contentMode="left" id="l"/></subviews>"#),
        ]))
    let tabs = try #require(simulation.application.windows.first?.rootViewController as? UITabBarController)
    #expect(tabs.tabBar.isHidden)
    #expect(tabs.tabBar.tag == 3)
    #expect(simulation.screenElements.flatMap(\.texts).sorted() == ["Body", "Top"])
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    #expect(!navigation.navigationBar.isUserInteractionEnabled)
    #expect(navigation.hidesBarsWhenVerticallyCompact)
    simulation.tap("Body")
    #expect(
      simulation.undecidedEffects.map(\.question) == [
        "whether the tap hides the bars or shows them: hidesBarsOnTap is set"
      ])
  }

  @Test("Fields have the keyboard that the document says, search bars their prompt, presses their duration")
  func traits() throws {
    let simulation = try launched(
      .init(
        id: "a",
        view: """
          <subviews>
          <textField contentMode="scaleToFill" id="f"><textInputTraits key="textInputTraits" keyboardType="numberPad" \
          returnKeyType="done" enablesReturnKeyAutomatically="YES" secureTextEntry="YES"/></textField>
          <searchBar contentMode="redraw" prompt="Find one" id="s"><textInputTraits key="textInputTraits"/></searchBar>
          </subviews><connections><outletCollection property="gestureRecognizers" destination="p" id="c"/></connections>
          """,
        dock: #"<pongPressGestureRecognizer minimumPressDuration="2" id="p"/>"#))
    let view = try #require(simulation.visibleScreen?.view)
    let field = try #require(view.subviews.first as? UITextField)
    #expect(field.keyboardType == .numberPad)
    #expect(field.returnKeyType == .done)
    #expect(field.enablesReturnKeyAutomatically)
    #expect(field.isSecureTextEntry)
    #expect((view.subviews.last as? UISearchBar)?.prompt == "Find one")
    #expect((view.subviews.last as? UISearchBar)?.returnKeyType == .search)
    #expect((view.gestureRecognizers?.first as? UILongPressGestureRecognizer)?.minimumPressDuration == 2)
  }
}
