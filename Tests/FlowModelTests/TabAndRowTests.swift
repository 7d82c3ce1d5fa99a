import TestSupport
import Testing

@testable import FlowModel

/// What tabs are called, and what rows that code fills are not called.
@Suite struct TabAndRowTests {
  private func model(_ objects: String...) throws -> AppModel {
    let scenes = objects.enumerated().map { number, object in
      "<scene sceneID=\"s\(number)\"><objects>\(object)</objects></scene>"
    }
    let folder = try TemporaryFolder([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
      \(scenes.joined(separator: "\n"))
      </scenes></document>
      """
    ])
    return AppModel(at: folder.path)
  }

  @Test(arguments: [
    (#"<tabBarItem key="tabBarItem" title="Home" id="i"/>"#, "Home"),
    (#"<tabBarItem key="tabBarItem" title="x" systemItem="favorites" id="i"/>"#, "Favorites"),
    (#"<tabBarItem key="tabBarItem" title="" id="i"/>"#, "Own"), ("", "Own"),
  ])
  func tabsHaveTitles(item: String, title: String) throws {
    let model = try model(
      #"<viewController title="Own" id="a">\#(item)</viewController>"#,
      #"<viewController id="b"><navigationItem key="navigationItem" title="Bar" id="n"/></viewController>"#)
    #expect(model.screens.map(\.tabTitle) == [title, nil])
  }

  private func trigger(_ list: String) throws -> Transition.Trigger? {
    let segue = #"<connections><segue destination="b" kind="show" id="s"/></connections>"#
    return try model(
      #"<tableViewController id="a">\#(list.replacing("SEGUE", with: segue))</tableViewController>"#,
      #"<viewController id="b"/>"#
    ).transitions.first?.trigger
  }

  private static let label = #"<subviews><label text="Title" id="l"/></subviews>"#

  @Test func prototypesTextsNameNoRow() throws {
    let cell = { (attributes: String) in
      """
      <tableView key="view" dataMode="prototypes" id="t"><prototypes><tableViewCell \(attributes) id="c">
      <tableViewCellContentView key="contentView" id="v">\(Self.label)</tableViewCellContentView>SEGUE
      </tableViewCell></prototypes></tableView>
      """
    }
    let named = try #require(try trigger(cell(#"reuseIdentifier="patient""#)))
    #expect(named.text == nil && named.prototype == "patient")
    #expect(named.spelling == "UITableViewCell 'patient'" && named.shortSpelling == "row 'patient'")
    let nameless = try #require(try trigger(cell("")))
    #expect(nameless.spelling == "UITableViewCell #c" && nameless.shortSpelling == "row")
  }

  @Test func rowsOfADocumentHaveTheirTexts() throws {
    let trigger = try trigger(
      """
      <tableView key="view" dataMode="static" id="t"><sections><tableViewSection id="u"><cells><tableViewCell id="c">
      <tableViewCellContentView key="contentView" id="v">\(Self.label)</tableViewCellContentView>SEGUE
      </tableViewCell></cells></tableViewSection></sections></tableView>
      """)
    #expect(trigger?.shortSpelling == "\"Title\"" && trigger?.prototype == nil)
  }
}
