import TestSupport
import Testing

/// `flowsim hierarchy`, `flowsim validate` and `flowsim schema`.
@Suite struct HierarchyCommandTests {
  let flowsim = BuiltProgram("flowsim")

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "App/Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
      initialViewController="a"><scenes><scene sceneID="s"><objects>
      <viewController id="a" title="Home" sceneMemberID="viewController"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews><label id="l" text="Hello"><rect key="frame" x="20" y="200" width="100" height="20"/></label>
      <button id="b"><rect key="frame" x="20" y="300" width="100" height="44"/><state key="normal" title="Go"/>
      <accessibility key="accessibilityConfiguration" identifier="go"/>
      </button></subviews></view></viewController></objects></scene></scenes></document>
      """,
      "flow.yaml": "appId: x\nflowsim:\n  app: App\n---\n- launchApp\n- tapOn: Nope\n",
      "plain.yaml": "appId: x\n---\n- launchApp\n",
      "wrong.yaml": "appId: x\nflowsim:\n  app: None\n  device: iPhone 99\n---\n- launchApp\n",
    ])
  }

  @Test("What is on the screen of an app, and of a flow where it ends")
  func lists() throws {
    let folder = try folder()
    let listing = """
      screens: Home
      stack: Home
      UIView (0 0 393 852)
        text "Hello" (20 200 100 20)
        button "Go" id: go (20 300 100 44)

      """
    let app = try flowsim.run(["hierarchy", "App"], in: folder.path)
    #expect(app.text == listing, "\(app.errors)")
    #expect(app.status == 0)
    let flow = try flowsim.run(["hierarchy", "flow.yaml"], in: folder.path)
    #expect(flow.text == listing)
    #expect(flow.errors.contains("failed: no visible element has the text \"Nope\""))
    #expect(flow.status == 1)
    #expect(
      try flowsim.run(["hierarchy", "App", "--format", "json"], in: folder.path).text.contains("\"id\" : \"go\""))
    #expect(try flowsim.run(["hierarchy", "None"], in: folder.path).status == 2)
  }

  @Test("Flows are checked with what their headers name, and not run")
  func validates() throws {
    let folder = try folder()
    let right = try flowsim.run(["validate", "flow.yaml", "plain.yaml"], in: folder.path)
    #expect(right.text == "2 flows: nothing is wrong\n")
    #expect(right.status == 0)
    let wrong = try flowsim.run(["validate", "wrong.yaml", "plain.yaml"], in: folder.path)
    #expect(wrong.errors.hasPrefix("wrong.yaml:4:11: error: no device is called 'iPhone 99'\n"), "\(wrong.errors)")
    #expect(wrong.text == "")
    #expect(wrong.status == 2)
  }
}
