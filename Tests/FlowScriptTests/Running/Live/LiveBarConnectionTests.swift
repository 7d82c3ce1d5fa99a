import TestSupport
import Testing

/// Bar buttons of documents: what they are connected to, and what they read.
@MainActor
struct LiveBarConnectionTests {
  private static func storyboard(_ button: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="n">
    <scenes>
    <scene sceneID="s1"><objects><navigationController id="n" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="b"/>
    <connections><segue destination="r" kind="relationship" relationship="rootViewController" id="g0"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s2"><objects>
    <viewController id="r" customClass="Root" customModule="App" customModuleProvider="target" \
    sceneMemberID="viewController"><view key="view" id="v1"/>
    <navigationItem key="navigationItem" title="List" id="i1"><barButtonItem key="rightBarButtonItem" id="a" \(button)>
    <connections><action selector="pushAdd:" destination="r" id="c1"/>
    <segue destination="d" kind="show" id="g1"/></connections></barButtonItem></navigationItem>
    </viewController></objects></scene>
    <scene sceneID="s3"><objects><viewController id="d" sceneMemberID="viewController"><view key="view" id="v2"/>
    <navigationItem key="navigationItem" title="Detail" id="i2"/></viewController></objects></scene>
    </scenes></document>
    """
  }

  @Test("An action that nobody implements any more is not sent where a segue is performed", .proves("F2.35"))
  func staleAction() throws {
    let flow = LiveFlow(
      source: "class Root: UIViewController {}", storyboard: Self.storyboard(#"title="Add""#))
    #expect(try flow.passes("- tapOn: Add\n- assertVisible: Detail") == nil)
  }

  @Test("Whether one that is implemented is sent too is tried out", .proves("F2.35"))
  func livingAction() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          @IBAction func pushAdd(_ sender: Any) { title = "Sent" }
        }
        """, storyboard: Self.storyboard(#"title="Add""#))
    #expect(try flow.passes("- tapOn: Add\n- assertVisible: Detail") == nil)
    #expect(
      try flow.report("- tapOn: Add\n- back\n- assertVisible: Sent").contains(
        "whether a bar button that is connected to an action and to a segue sends the action"))
  }

  @Test("A button of the system's own reads what the system calls it", .proves("F2.36"))
  func systemItem() throws {
    let flow = LiveFlow(
      source: "class Root: UIViewController {}", storyboard: Self.storyboard(#"title="Item" systemItem="cancel""#))
    #expect(try flow.passes("- assertVisible: Cancel\n- assertNotVisible: Item") == nil)
  }
}
