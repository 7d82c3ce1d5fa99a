import TestSupport
import Testing

/// Where unwind segues are drawn to, and which segues nothing performs.
struct UnwindMapTests {
  private static func scene(_ id: String, _ className: String, _ connections: String = "") -> String {
    """
    <scene sceneID="s\(id)"><objects><viewController id="\(id)" customClass="\(className)" customModule="App" \
    customModuleProvider="target" sceneMemberID="viewController"><connections>\(connections)</connections>\
    </viewController><exit id="x\(id)" sceneMemberID="exit"/></objects></scene>

    """
  }

  private static let storyboard =
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    initialViewController="t"><scenes>
    <scene sceneID="s0"><objects><tabBarController id="t" sceneMemberID="viewController"><connections>
    <segue destination="n" kind="relationship" relationship="viewControllers" id="r0"/>
    <segue destination="o" kind="relationship" relationship="viewControllers" id="r1"/>
    </connections></tabBarController></objects></scene>
    <scene sceneID="s1"><objects><navigationController id="n" sceneMemberID="viewController"><connections>
    <segue destination="a" kind="relationship" relationship="rootViewController" id="r2"/>
    </connections></navigationController></objects></scene>

    """ + scene("a", "ListViewController", #"<segue destination="b" kind="show" identifier="toDetail" id="g1"/>"#)
    + scene("b", "DetailViewController", #"<segue destination="c" kind="presentation" identifier="toEdit" id="g2"/>"#)
    + scene(
      "c", "EditViewController",
      #"<segue destination="xc" kind="unwind" unwindAction="done:" id="u1"/>"#
        + #"<segue destination="xc" kind="unwind" unwindAction="toOther:" id="u2"/>"#)
    + scene("o", "OtherViewController")
    + scene("p", "LooseViewController", #"<segue destination="xp" kind="unwind" unwindAction="done:" id="u3"/>"#)
    + "</scenes></document>"

  private func files(_ detail: String, _ other: String) -> [String: String] {
    [
      "App/Main.storyboard": Self.storyboard,
      "App/App.swift": """
      import UIKit
      class ListViewController: UIViewController {
        @IBAction func done(_ segue: UIStoryboardSegue) {}
        @objc func detail() { performSegue(withIdentifier: "toDetail", sender: nil) }
      }
      class DetailViewController: UIViewController { \(detail) }
      class EditViewController: UIViewController {}
      class OtherViewController: UIViewController {
        @IBAction func done(_ segue: UIStoryboardSegue) {}
        @IBAction func toOther(_ segue: UIStoryboardSegue) {}
        \(other)
      }
      class LooseViewController: UIViewController {}
      """,
    ]
  }

  private func unwinds(_ detail: String) throws -> [String] {
    try CodeListing("", files(detail, "")).transitions.filter { $0.contains("unwind") }
  }

  /// The nearest on the way back; another tab where no screen on it takes the action; of a screen to which no way is
  /// known, none of several.
  @Test func unwindSeguesLeadToTheNearest() throws {
    let edit = #"@objc func edit() { performSegue(withIdentifier: "toEdit", sender: nil) }"#
    let done = "@IBAction func done(_ segue: UIStoryboardSegue) {}"
    #expect(
      try unwinds(edit + "; " + done) == [
        "c: unwind to done: → DetailViewController", "c: unwind to toOther: → OtherViewController",
      ])
    #expect(try unwinds(edit)[0] == "c: unwind to done: → ListViewController")
  }

  /// Another class performs a segue of the name, or one that may be the screen's.
  @Test func whatOthersPerformIsDead() throws {
    func graph(_ other: String) throws -> String {
      let folder = try TemporaryFolder(files("", other))
      return try BuiltProgram("flowsim").run(["graph", "App", "--format", "json"], in: folder.path).text
    }
    let own = #"@objc func edit() { performSegue(withIdentifier: "toEdit", sender: nil) }"#
    #expect(try !graph(own).contains("toEdit"))
    let any = #"func edit(_ it: UIViewController) { it.performSegue(withIdentifier: "toEdit", sender: nil) }"#
    #expect(try graph(any).contains("toEdit"))
  }
}
