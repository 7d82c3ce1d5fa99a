import FlowReport
import FlowScript
import TestSupport
import Testing

/// What a step that only code decides would need to know, over a storyboard of the test's own.
@MainActor
struct FlowUndecidedTests {
  private func lastLines(_ steps: String, initial: String) throws -> String {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)"><scenes>
      <scene sceneID="1"><objects>
        <navigationController id="empty" customClass="RootNavigationController" sceneMemberID="viewController"/>
      </objects></scene>
      <scene sceneID="2"><objects>
        <navigationController id="nav" sceneMemberID="viewController"><connections>
          <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
        </connections></navigationController>
      </objects></scene>
      <scene sceneID="3"><objects>
        <viewController id="a" customClass="ListViewController" sceneMemberID="viewController">
          <connections><segue destination="b" kind="show" identifier="b" id="s1"/></connections>
        </viewController>
      </objects></scene>
      <scene sceneID="4"><objects>
        <viewController id="b" customClass="DetailViewController" sceneMemberID="viewController">
          <connections><segue destination="c" kind="show" identifier="c" id="s2"/></connections>
        </viewController>
      </objects></scene>
      <scene sceneID="5"><objects>
        <viewController id="c" title="Editor" sceneMemberID="viewController">
          <connections>
            <segue destination="x" kind="unwind" identifier="done" unwindAction="unwindToList:" id="s3"/>
          </connections>
        </viewController>
        <exit id="x" sceneMemberID="exit"/>
      </objects></scene>
      </scenes></document>
      """
    let folder = try TemporaryFolder(["Main.storyboard": storyboard])
    try folder.write(
      "appId: com.example.app\nflowsim: {app: Main.storyboard}\n---\n- launchApp\n\(steps)", to: "flow.yaml")
    let flow = try FlowLoader().flow(at: "\(folder.path)/flow.yaml")
    var lines = ""
    _ = try FlowVerifier().run(flow) { lines = FlowTextReport().text(of: $0) }
    return folder.relative(lines)
  }

  @Test(
    "A container that the storyboard leaves empty",
    arguments: ["assertScreen: ListViewController", "assertStack: [ListViewController]", "tapOn: Edit"])
  func emptyContainer(step: String) throws {
    #expect(
      try lastLines("- \(step)", initial: "empty").contains(
        """
              undecided: only the app's code knows which screen RootNavigationController shows: the storyboard gives it none
              screens: RootNavigationController
              at Main.storyboard:4:3
              a flow can begin on another screen: `initial:` below `flowsim:` in its header
        """))
  }

  @Test("An unwind segue that several screens may end")
  func unwind() throws {
    let lines = try lastLines("- performSegue: b\n- performSegue: c\n- unwind: {identifier: done}", initial: "nav")
    #expect(
      lines.contains(
        """
              undecided: only the app's code knows which of DetailViewController, ListViewController implements the \
        unwind action unwindToList:
              screens: UINavigationController › Editor
              at Main.storyboard:24:7
              state it in the flow's header:
              flowsim:
                given:
                  - unwind: {action: "unwindToList:", to: DetailViewController}
        """), "\(lines)")
  }
}
