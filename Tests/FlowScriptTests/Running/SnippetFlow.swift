import FlowModel
import FlowReport
import FlowScript
import FlowSources
import Foundation
import TestSupport

/// Runs a flow over a small app whose Swift source a test writes: of two screens, unless the test draws its own.
@MainActor
struct SnippetFlow {
  let source: String
  var header = ""
  /// The text of `Main.storyboard`; nil where the further files hold the app's storyboards.
  var storyboard: String? = SnippetFlow.twoScreens
  /// Further files of the app, by their paths.
  var files: [String: String] = [:]

  /// The report of the flow's steps; paths are relative to the app's folder.
  func report(_ steps: String) throws -> String {
    let folder = try TemporaryFolder(["App/Login.swift": source])
    if let storyboard { try folder.write(storyboard, to: "App/Main.storyboard") }
    for (path, text) in files { try folder.write(text, to: "App/\(path)") }
    try folder.write(
      "appId: com.example.app\nflowsim:\n  app: App\n\(header)---\n- launchApp\n\(steps)\n", to: "flow.yaml")
    var options = FlowVerifier.Options()
    options.code = { AppTrees.program(at: $0.path, own: $0.own, stubs: $0.stubs, cache: .none) }
    var text = ""
    let report = FlowTextReport()
    do throws(FlowErrors) {
      let flow = try FlowLoader().flow(at: "\(folder.path)/flow.yaml")
      let result = try FlowVerifier(options: options).run(flow) { text += report.text(of: $0) }
      text += report.summary(of: FlowRun([FlowRecord(result, of: flow)]))
    } catch {
      text += error.description + "\n"
    }
    return folder.relative(text)
  }

  /// Whether the steps pass, with all of them decided; else the report.
  func passes(_ steps: String) throws -> String? {
    let report = try report(steps)
    return report.contains("1 flow: 1 passed; ") && !report.contains("  ? ") ? nil : report
  }

  private static let twoScreens = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="nav"><scenes>
    <scene sceneID="s0"><objects><navigationController id="nav" sceneMemberID="viewController"><connections>
      <segue destination="login" kind="relationship" relationship="rootViewController" id="r0"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s1"><objects><viewController id="login" customClass="LoginViewController" customModule="App" customModuleProvider="target" title="Login" \
    sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="v1"><subviews>
      <button contentMode="scaleToFill" id="b1"><state key="normal" title="Sign In"/><connections>
        <action selector="signIn:" destination="login" eventType="touchUpInside" id="a1"/></connections></button>
      </subviews></view><connections>
      <segue destination="home" kind="show" identifier="showHome" id="g1"/></connections></viewController>
    </objects></scene>
    <scene sceneID="s2"><objects><viewController id="home" storyboardIdentifier="Home" customClass="HomeViewController" customModule="App" customModuleProvider="target" \
    title="Home" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="v2"><subviews>
      <button contentMode="scaleToFill" id="b2"><state key="normal" title="Sign Out"/><connections>
        <segue destination="e2" kind="unwind" unwindAction="signOut:" id="u2"/></connections></button>
      </subviews></view></viewController><exit id="e2" sceneMemberID="exit"/></objects></scene>
    </scenes></document>
    """
}
