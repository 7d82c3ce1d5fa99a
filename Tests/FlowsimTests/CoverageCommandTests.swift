import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// `flowsim coverage`, and the diagrams that flows mark.
@Suite struct CoverageCommandTests {
  let flowsim = BuiltProgram("flowsim")

  /// A button at a height.
  private static func button(_ id: String, _ title: String, _ y: Int, _ connection: String) -> String {
    """
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="\(id)"><rect key="frame" x="20" y="\(y)" \
    width="200" height="40"/><state key="normal" title="\(title)"/><connections>\(connection)</connections></button>
    """
  }

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    initialViewController="n"><scenes><scene sceneID="s"><objects>
    <navigationController id="n" sceneMemberID="viewController"><connections>
    <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController></objects></scene><scene sceneID="t"><objects>
    <viewController id="a" title="Home" customClass="HomeViewController" customModule="App" \
    customModuleProvider="target" sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0" y="0" \
    width="393" height="852"/><subviews>
    \(button("b1", "Next", 200, "<segue destination=\"d\" kind=\"show\" identifier=\"next\" id=\"g1\"/>"))
    \(button("b2", "Help", 300, "<action selector=\"help:\" destination=\"a\" eventType=\"touchUpInside\" id=\"g2\"/>"))
    \(button("b3", "Maybe", 400, "<action selector=\"maybe:\" destination=\"a\" eventType=\"touchUpInside\" id=\"g3\"/>"))
    </subviews></view></viewController></objects></scene><scene sceneID="u"><objects>
    <viewController id="d" title="Detail" sceneMemberID="viewController"><view key="view" id="w"><rect key="frame" x="0" \
    y="0" width="393" height="852"/><subviews>
    \(button("b4", "More", 200, "<segue destination=\"m\" kind=\"presentation\" id=\"g4\"/>"))
    </subviews></view></viewController></objects></scene><scene sceneID="x"><objects>
    <viewController id="m" title="More" sceneMemberID="viewController"/></objects></scene></scenes></document>
    """

  private static let code = """
    import Remote
    import UIKit

    @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
    class HomeViewController: UIViewController {
      @IBAction func help(_ sender: Any) { present(HelpViewController(), animated: true) }
      @IBAction func maybe(_ sender: Any) {
        if Remote.isOn() { present(OnViewController(), animated: true) } else { present(OffViewController(), animated: true) }
      }
    }
    class HelpViewController: UIViewController {}
    class OnViewController: UIViewController {}
    class OffViewController: UIViewController {}
    """

  private func folder(_ flows: [String: String]) throws -> TemporaryFolder {
    var files = ["App/Main.storyboard": Self.storyboard, "App/App.swift": Self.code]
    for (name, steps) in flows { files["Flows/\(name).yaml"] = "appId: x\n---\n- launchApp\n" + steps }
    return try TemporaryFolder(files)
  }

  private func coverage(_ flows: [String: String], _ arguments: [String] = []) throws -> (text: String, status: Int32) {
    let folder = try folder(flows)
    let result = try flowsim.run(["coverage", "App", "--flows", "Flows"] + arguments, in: folder.path)
    #expect(result.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("error: flows go by") }, "\(result.errors)")
    return (result.text, result.status)
  }

  @Test("What flows go by counts, whatever their verdicts, as far as they are decided")
  func text() throws {
    let flows = ["a": "- tapOn: Next\n- back\n", "b": "- tapOn: Help\n- assertVisible: Nowhere\n- back\n"]
    let told = try coverage(flows)
    #expect(told.status == 0)
    #expect(
      told.text == """
        screens 3/6 (50 %), transitions 2/5 (40 %), by 2 flows

        No flow is on:
          More  (Main#m, App/Main.storyboard:13)
          OffViewController  (code#OffViewController, App/App.swift:13)
          OnViewController  (code#OnViewController, App/App.swift:12)

        No flow takes:
          Home → OnViewController: present, "Maybe", in code  (App/App.swift:8)
          Home → OffViewController: present, "Maybe", in code  (App/App.swift:8)
          Detail → More: present, "More"  (App/Main.storyboard:11)

        Counted as far as they are decided:
          Flows/b.yaml:5: failed at 'assertVisible "Nowhere"'

        """, "\(told.text)")
  }

  @Test("What only some of the possible worlds come to is not counted")
  func worlds() throws {
    let told = try coverage(["a": "- tapOn: Maybe\n- assertVisible: Nowhere\n"])
    #expect(told.text.hasPrefix("screens 1/6 (16 %), transitions 0/5 (0 %), by 1 flow\n"), "\(told.text)")
  }

  @Test("A share below the minimum is an error, with its own status")
  func minimum() throws {
    #expect(try coverage(["a": "- tapOn: Next\n"], ["--minimum", "20"]).status == 0)
    #expect(try coverage(["a": "- tapOn: Next\n"], ["--minimum", "21"]).status == 1)
    let all = ["--exclude", "O*ViewController", "More", "--minimum", "100"]
    let told = try coverage(["a": "- tapOn: Next\n- back\n- tapOn: Help\n"], all)
    #expect(told.text.hasPrefix("screens 3/3 (100 %), transitions 2/2 (100 %), by 1 flow\n") && told.status == 0)
  }

  private struct Report: Decodable {
    struct Share: Decodable, Equatable {
      let covered: Int
      let all: Int
      let percent: Int
    }
    let version: Int
    let screens: Share
    let transitions: Share
  }

  @Test("The same as JSON, Cobertura and LCOV")
  func formats() throws {
    let flows = ["a": "- tapOn: Next\n"]
    let json = try JSONDecoder().decode(Report.self, from: Data(coverage(flows, ["--format", "json"]).text.utf8))
    #expect(json.version == 1 && json.screens == .init(covered: 2, all: 6, percent: 33))
    #expect(json.transitions == .init(covered: 1, all: 5, percent: 20))
    let lcov = try coverage(flows, ["--format", "lcov"]).text
    #expect(lcov.contains("SF:App/Main.storyboard\nDA:5,1\n"), "\(lcov)")
    #expect(lcov.hasSuffix("end_of_record\n") && lcov.contains("LF:") && lcov.contains("LH:"))
    let xml = try coverage(flows, ["--format", "cobertura"]).text
    #expect(xml.contains(#"<class name="Main.storyboard" filename="App/Main.storyboard" line-rate="#), "\(xml)")
    #expect(try XMLParser(data: Data(xml.utf8)).parse())
  }

  @Test("A diagram has the way of one flow by numbers, and counts of several")
  func diagrams() throws {
    let folder = try folder(["a": "- tapOn: Next\n- tapOn: More\n", "b": "- tapOn: Next\n"])
    func graph(_ arguments: String...) throws -> String {
      let result = try flowsim.run(["graph", "App"] + arguments, in: folder.path)
      #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
      return result.text
    }
    let one = try graph("--flows", "Flows/a.yaml", "--format", "mermaid")
    #expect(one.contains(#"-->|"[1]<br/>show 'next'<br/>#quot;Next#quot;"|"#), "\(one)")
    #expect(one.contains(#"==>|"[2]<br/>present<br/>#quot;More#quot;"|"#), "\(one)")
    let many = try graph("--flows", "Flows", "--format", "mermaid")
    #expect(many.contains(#"-->|"2 flows<br/>show 'next'"#) && many.contains(#"==>|"1 flow<br/>present"#), "\(many)")
    #expect(many.contains("classDef pale opacity:0.45") && many.contains("classDef taken "))
    let svg = try graph("--flows", "Flows", "--format", "svg")
    #expect(svg.contains("2 flows: screens 3/6 (50 %), transitions 2/5 (40 %)"))
    // The marks are none of what a diagram says of the app.
    try graph().write(toFile: "\(folder.path)/kept.dot", atomically: true, encoding: .utf8)
    #expect(try graph("--check", "kept.dot").hasPrefix("kept.dot is true: 6 screens, 5 transitions\n"))
  }

  @Test("A shortest way is written as a flow that runs")
  func waysAsFlows() throws {
    let folder = try folder(["a": ""])
    let written = try flowsim.run(
      ["graph", "App", "--from", "Home", "--to", "More", "--as-flow", "--output", "Flows/way.yaml"], in: folder.path)
    #expect(written.status == 0 && written.text == "wrote Flows/way.yaml: a flow\n", "\(written.errors)")
    #expect(
      try folder.read("Flows/way.yaml") == """
        appId: "App"
        name: "Home to More"
        flowsim:
          app: "../App"
        ---
        - launchApp
        - tapOn: "Next"
        - assertScreen: "Main#d"
        - tapOn: "More"
        - assertScreen: "Main#m"

        """)
    let run = try flowsim.run(["run", "Flows/way.yaml"], in: folder.path)
    #expect(run.status == 0, "\(run.text)")
    let none = try flowsim.run(["graph", "App", "--from", "More", "--to", "Home", "--as-flow"], in: folder.path)
    #expect(none.status == 2 && none.errors.contains("no way leads from 'More' to 'Home'"))
    #expect(try flowsim.run(["graph", "App", "--from", "More", "--as-flow"], in: folder.path).status == 2)
  }

  @Test("Flows of another app are left out, and those that cannot be read end with their status")
  func others() throws {
    let folder = try TemporaryFolder([
      "App/Main.storyboard": Self.storyboard, "Other/Main.storyboard": Self.storyboard,
      "Flows/a.yaml": "appId: x\nflowsim:\n  app: ../Other\n---\n- launchApp\n",
      "Flows/b.yaml": "appId: x\n---\n- launchUp\n", "Flows/c.yaml": "appId: x\n---\n- launchApp\n",
    ])
    let result = try flowsim.run(["coverage", "App", "--flows", "Flows"], in: folder.path)
    #expect(result.status == 2)
    #expect(result.errors.contains("note: Flows/a.yaml is left out: it is of another app, Other"), "\(result.errors)")
    #expect(result.errors.contains("Flows/b.yaml:3:3: error: "))
    #expect(result.text.contains(", by 1 flow\n"))
    #expect(try flowsim.run(["coverage", "App"], in: folder.path).status == 2)
    #expect(try flowsim.run(["coverage", "App", "--flows", "Nowhere"], in: folder.path).status == 2)
    #expect(try flowsim.run(["graph", "App", "--tags", "x"], in: folder.path).status == 2)
  }
}
