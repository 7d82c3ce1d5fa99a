import Foundation
import TestSupport
import Testing

/// `flowsim init`: what it writes, and what it leaves alone.
@Suite struct InitCommandTests {
  let flowsim = BuiltProgram("flowsim")

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    initialViewController="n"><scenes>
    <scene sceneID="s0"><objects><navigationController id="n" sceneMemberID="viewController">
    <navigationBar key="navigationBar" contentMode="scaleToFill" id="nb"/>
    <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s1"><objects><viewController id="a" storyboardIdentifier="Start" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
    <label id="l" text="Welcome"><rect key="frame" x="20" y="100" width="200" height="30"/></label>
    <button id="b"><rect key="frame" x="20" y="200" width="200" height="44"/><state key="normal" title="Go on"/>
    <connections><segue destination="c" kind="show" id="g"/></connections></button>
    </subviews></view><navigationItem key="navigationItem" title="Home" id="ni"/></viewController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="c" storyboardIdentifier="Next" sceneMemberID="viewController">
    <view key="view" id="w"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
    <label id="m" text="Further on"><rect key="frame" x="20" y="100" width="200" height="30"/></label></subviews></view>
    </viewController></objects></scene></scenes></document>
    """

  private func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(
      ["Repo/.git/HEAD": "ref: refs/heads/main\n", "Repo/App/Main.storyboard": Self.storyboard]
        .merging(files) { $1 })
  }

  private func text(_ name: String, in folder: TemporaryFolder) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  @Test("Three files, and a flow that passes")
  func writes() throws {
    let folder = try folder()
    let result = try flowsim.run(["init", "App", "--action", "ada/flowsim"], in: "\(folder.path)/Repo")
    #expect(result.errors == "")
    #expect(result.status == 0)
    #expect(
      result.text == """
        App: it starts on Start
        wrote App/.flowsim.yml: severities, exclusions and stubs, none set yet
        wrote App/Flows/first.yaml: 10 steps
        wrote .github/workflows/flowsim.yml: checks the app and runs its flows on GitHub
          ✓ launchApp
          ✓ assertScreen "Start"
          ✓ assertVisible "Home"
          ✓ assertVisible "Welcome"
          ✓ tapOn "Go on"
          ✓ assertScreen "Next"
          ✓ assertVisible "Further on"
          ✓ back
          ✓ assertScreen "Start"
          ✓ assertNoIssues
        next: flowsim check App, flowsim run App/Flows

        """)
    #expect(
      try text("Repo/App/Flows/first.yaml", in: folder) == """
        # The app's first screen, and one way on from there: `flowsim run` runs it.
        appId: "App"
        name: First steps
        flowsim:
          app: ..
        ---
        - launchApp
        - assertScreen: "Start"
        - assertVisible: "Home"
        - assertVisible: "Welcome"
        - tapOn: "Go on"
        - assertScreen: "Next"
        - assertVisible: "Further on"
        - back
        - assertScreen: "Start"
        - assertNoIssues

        """)
    let workflow = try text("Repo/.github/workflows/flowsim.yml", in: folder)
    #expect(workflow.contains(/- uses: ada\/flowsim@\d+\.\d+\.\d+\n/))
    #expect(workflow.contains("app: \"App\"\n          flows: \"App/Flows\"\n"))
    #expect(try flowsim.run(["check", "App"], in: "\(folder.path)/Repo").status == 0)
  }

  @Test("What is there is kept, and what the CI file lacks is said")
  func keeps() throws {
    let folder = try folder(["Repo/App/Flows/first.yaml": "mine", "Repo/App/.flowsim.yml": "mine"])
    let result = try flowsim.run(["init"], in: "\(folder.path)/Repo/App")
    #expect(result.status == 0)
    let workflow = "\(folder.path)/Repo/.github/workflows/flowsim.yml"
    #expect(
      result.text == """
        App: it starts on Start
        kept .flowsim.yml: it is there already
        kept Flows/first.yaml: it is there already
        wrote \(workflow): checks the app and runs its flows on GitHub
        next: flowsim check ., flowsim run Flows
        Put the owner and name of flowsim's repository into \(workflow), where it says OWNER/flowsim.

        """)
    #expect(try text("Repo/App/Flows/first.yaml", in: folder) == "mine")
    #expect(try text("Repo/App/.flowsim.yml", in: folder) == "mine")
  }

  @Test("A launch that hangs on what is not here: the flow is undecided, and the CI file lets it pass")
  func undecided() throws {
    let folder = try TemporaryFolder([
      "App/AppDelegate.swift": """
      import Secrets
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func applicationDidFinishLaunching(_ application: UIApplication) {
          guard Secrets.areThere else { fatalError("no secrets") }
          window = UIWindow()
          window?.rootViewController = UIViewController()
          window?.makeKeyAndVisible()
        }
      }
      """
    ])
    let result = try flowsim.run(["init", "App", "--action", "ada/flowsim"], in: folder.path)
    #expect(result.errors == "")
    #expect(result.status == 0)
    #expect(result.text.hasPrefix("App: what its launch comes to is not certain\n"))
    #expect(
      result.text.contains(
        "  ? launchApp  (App/Flows/first.yaml:7:3)\n      undecided: only the app's code knows whether Secrets.areThere\n"
      ))
    #expect(
      try text("App/.github/workflows/flowsim.yml", in: folder).hasSuffix(
        """
                with:
                  app: "."
                  flows: "Flows"
                  allow-undecided: true   # until stubs or `given` decide the launch

        """))
    #expect(try text("App/Flows/first.yaml", in: folder).hasSuffix("---\n- launchApp\n"))
  }

  @Test("Folders that lead elsewhere are not written to, and no app is an error")
  func refuses() throws {
    let folder = try folder(["Empty/a.txt": "", "Elsewhere/a.txt": ""])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/Repo/App/Flows", withDestinationPath: "\(folder.path)/Elsewhere")
    let linked = try flowsim.run(["init", "App"], in: "\(folder.path)/Repo")
    #expect(linked.status == 2)
    #expect(
      linked.errors
        == "error: cannot write to App/Flows/first.yaml: its folder is a link that leads elsewhere. Remove the link.\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Elsewhere") == ["a.txt"])

    let empty = try flowsim.run(["init", "Empty"], in: folder.path)
    #expect(empty.status == 2)
    #expect(empty.text == "")
    #expect(
      empty.errors == """
        error: there is no .storyboard and no .xib in Empty
          name the folder that holds the app's sources, in `flowsim: app:` or with --app

        """)
    let missing = try flowsim.run(["init", "Nowhere"], in: folder.path)
    #expect(missing.errors == "error: Nowhere does not exist. Check the path.\n")
    let document = try flowsim.run(["init", "Repo/App/Main.storyboard"], in: folder.path)
    #expect(document.errors.hasPrefix("Error: Repo/App/Main.storyboard is one document: name the app's folder.\n"))
  }

  @Test("A folder's name is no expression, neither of GitHub's nor of a flow")
  func expressions() throws {
    let name = "${{ github.token }}"
    let folder = try TemporaryFolder(["Repo/.git/HEAD": "", "Repo/\(name)/Main.storyboard": Self.storyboard])
    let result = try flowsim.run(["init", name], in: "\(folder.path)/Repo")
    #expect(result.status == 0)
    let workflow = try text("Repo/.github/workflows/flowsim.yml", in: folder)
    #expect(workflow.contains(#"app: "${{ '${{' }} github.token }}""#), "\(workflow)")
    #expect(workflow.contains(#"flows: "${{ '${{' }} github.token }}/Flows""#), "\(workflow)")
    #expect(try text("Repo/\(name)/Flows/first.yaml", in: folder).contains(#"appId: "\\${{ github.token }}""#))
    #expect(try flowsim.run(["run", "\(name)/Flows"], in: "\(folder.path)/Repo").status == 0)
  }
}
