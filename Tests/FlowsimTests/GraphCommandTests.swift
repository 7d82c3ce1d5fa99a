import Foundation
import TestSupport
import Testing

@Suite struct GraphCommandTests {
  let flowsim = BuiltProgram("flowsim")

  @Test func writesDOTUnlessToldOtherwise() throws {
    let result = try flowsim.run(["graph", "Clinic"])
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(try Snapshot.difference(of: result.text, from: "Clinic.dot") == nil)
  }

  @Test(arguments: [("svg", "<?xml"), ("png", "\u{89}PNG"), ("pdf", "%PDF-"), ("html", "<!DOCTYPE html>")])
  func drawsPictures(format: String, start: String) throws {
    let result = try flowsim.run(["graph", "Clinic", "--format", format])
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.starts(with: Data(start.unicodeScalars.map { UInt8($0.value) })))
    #expect(try flowsim.run(["graph", "Clinic", "--format", format]).output == result.output)
  }

  @Test func takesTheFormatFromTheOutput() throws {
    let folder = try TemporaryFolder()
    let result = try flowsim.run(["graph", "Clinic", "--containers", "show", "--output", "\(folder.path)/a.SVG"])
    #expect(result.status == 0)
    #expect(result.text == "wrote \(folder.path)/a.SVG: 13 screens, 19 transitions, as svg\n")
    let svg = try String(contentsOfFile: "\(folder.path)/a.SVG", encoding: .utf8)
    #expect(svg.matches(of: /class="cluster"/).count == 2)
    // 11 screens, 2 references that are not drawn through, an exit, the start, and a destination that is missing.
    #expect(svg.matches(of: /class="node\s/).count == 16)
    #expect(svg.matches(of: /class="edge\s/).count == 20)

    for (name, start) in [("a.mmd", "flowchart LR\n"), ("a.json", "{\n  \"app\" : \"Clinic\","), ("a.gv", "digraph ")] {
      let written = try flowsim.run(["graph", "Clinic", "--output", "\(folder.path)/\(name)"])
      #expect(written.status == 0 && written.errors == "")
      #expect(try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8).hasPrefix(start))
    }
    let dot = try flowsim.run(["graph", "Clinic", "--output", "\(folder.path)/a.svg", "--format", "dot"])
    #expect(dot.status == 0)
    #expect(try String(contentsOfFile: "\(folder.path)/a.svg", encoding: .utf8).hasPrefix("digraph \"Clinic\" {\n"))
  }

  @Test(arguments: ["dot", "mmd", "json", "svg", "html"]) func saysWhetherADiagramIsStillTrue(kind: String) throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/kept.\(kind)"
    #expect(try flowsim.run(["graph", "Clinic", "--theme", "auto", "--output", file]).status == 0)
    let same = try flowsim.run(["graph", "Clinic", "--check", file])
    #expect(same.status == 0 && same.errors == "", "\(same.text)")
    #expect(same.text.hasPrefix("\(file) is true: "))

    let other = try flowsim.run(["graph", "Clinic", "--containers", "show", "--check", file])
    #expect(other.status == 1)
    #expect(other.text.contains("\n+ screen Patients#nav-00-002: UINavigationController\n"), "\(other.text)")
    #expect(other.text.contains("+ edge Patients#nav-00-002 → Patients#lst-00-004: "))
    #expect(other.text.contains(" is no longer true: "))
  }

  @Test func refusesWhatItCannotCheck() throws {
    let folder = try TemporaryFolder(["a.svg": "<svg/>"])
    let none = try flowsim.run(["graph", "Clinic", "--check", "\(folder.path)/a.svg"])
    #expect(none.status == 2)
    #expect(none.errors.contains("a.svg holds no diagram as `flowsim graph --format svg` writes it. Write it anew."))
    #expect(try flowsim.run(["graph", "Clinic", "--check", "\(folder.path)/a.png"]).status == 2)
    #expect(try flowsim.run(["graph", "Clinic", "--check", "\(folder.path)/b.svg"]).status == 2)
    #expect(try flowsim.run(["graph", "Clinic", "--check", "a.svg", "--output", "b.svg"]).status == 2)
  }

  @Test func drawsParts() throws {
    func names(_ arguments: String...) throws -> [String] {
      let result = try flowsim.run(["graph", "Clinic", "--format", "mermaid"] + arguments)
      #expect(result.status == 0, "\(result.errors)")
      return result.text.matches(of: /(?m)^ +s_\w+[\[({>]+"([^"<]*)/).map { String($0.1) }
    }
    #expect(try names("--focus", "EditorViewController").contains("Editor of patients"))
    #expect(try names("--from", "PatientListViewController", "--to", "EditorViewController").count == 2)
    #expect(try !names("--exclude", "Settings").contains("UISplitViewController"))
  }

  @Test func drawsWhatACheckFinds() throws {
    let folder = try TemporaryFolder([
      "App/Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
      initialViewController="a"><scenes><scene sceneID="s"><objects>
      <viewController id="a" title="Home" customClass="HomeViewController" customModule="App" \
      customModuleProvider="target" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <button id="b"><state key="normal" title="Go"/><connections>
      <action selector="gone:" destination="a" eventType="touchUpInside" id="c"/></connections></button></subviews></view>
      <connections>
      <segue destination="zz" kind="show" identifier="next" id="e"/></connections></viewController></objects></scene>
      <scene sceneID="t"><objects>
      <viewController id="d" title="Detail" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """,
      "App/App.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      class HomeViewController: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); performSegue(withIdentifier: "next", sender: nil) }
      }
      """,
    ])
    let plain = try flowsim.run(["graph", "App", "--format", "mermaid"], in: folder.path)
    #expect(plain.status == 0 && !plain.text.contains("error"))
    let found = try flowsim.run(["graph", "App", "--findings", "--format", "mermaid"], in: folder.path)
    #expect(found.status == 0 && found.errors.isEmpty, "\(found.errors)")
    #expect(found.text.contains(#"["Home<br/>HomeViewController<br/>1 error"]"#), "\(found.text)")
    #expect(found.text.contains(#"|"error: dangling-connection<br/>show 'next'"|"#), "\(found.text)")
    let page = try flowsim.run(["graph", "App", "--findings", "--format", "html"], in: folder.path)
    #expect(page.text.contains(#"<li class="error"><b>error</b> "#) && page.text.contains("[missing-action]"))
    #expect(page.text.contains("check: 2 errors, 1 warning"))
  }

  @Test(arguments: [
    (["--focus", "Patiens"], "did you mean 'Patient'?"),
    (["--from", "advanced", "--to", "PatientListViewController"], "no way leads from 'advanced' to"),
    (["--depth", "2"], "'--depth' says how much is shown around '--focus'."),
    (["--page", "a5"], "The value 'a5' is invalid for '--page <page>'"),
    (["--link-base", "javascript:alert(1)"], "'--link-base' takes the start of a URL"),
  ])
  func refusesWhatIsNotThere(arguments: [String], message: String) throws {
    let result = try flowsim.run(["graph", "Clinic"] + arguments)
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func saysWhereItCannotWrite() throws {
    let result = try flowsim.run(["graph", "Clinic", "--output", "/nowhere/a.dot"])
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("error: cannot write to /nowhere/a.dot: "))
  }

  @Test func saysThatTheHelperIsMissing() throws {
    let result = try flowsim.run(
      ["graph", "Clinic", "--format", "svg"], environment: ["FLOWSIM_LAYOUT": "/nowhere/flowsim-layout"])
    #expect(result.status == 2)
    #expect(result.text == "")
    #expect(
      result.errors.hasPrefix(
        "error: the helper program flowsim-layout, which draws pictures with Graphviz, is at none of: "
          + "/nowhere/flowsim-layout. Build it with `swift build --product flowsim-layout`"))
  }

  @Test func tellsAFaultOfGraphvizs() throws {
    let folder = try TemporaryFolder()
    let helper = try folder.writeScript("echo lost an edge >&2; kill -KILL $$", to: "helper")
    let result = try flowsim.run(["graph", "Clinic", "--format", "svg"], environment: ["FLOWSIM_LAYOUT": helper])
    #expect(result.status == 70)
    #expect(result.text == "")
    #expect(
      result.errors.hasPrefix("error: Graphviz crashed (signal 9) while it laid out the graph: lost an edge. "))
  }

  @Test func stopsGraphvizAfterTheTimeLimit() throws {
    let folder = try TemporaryFolder()
    let helper = try folder.writeScript("exec sleep 30", to: "helper")
    let result = try flowsim.run(
      ["graph", "Clinic", "--format", "svg", "--time-limit", "1"], environment: ["FLOWSIM_LAYOUT": helper])
    #expect(result.status == 70)
    #expect(result.errors.hasPrefix("error: Graphviz did not finish within 1 s, and was stopped. "))
  }

  @Test func handsOnWhatGraphvizRemarks() throws {
    let folder = try TemporaryFolder()
    let real = URL(fileURLWithPath: flowsim.path).deletingLastPathComponent().appendingPathComponent("flowsim-layout")
    let helper = try folder.writeScript("echo Warning: fonts >&2; exec '\(real.path)' \"$@\"", to: "helper")
    let result = try flowsim.run(["graph", "Clinic", "--format", "svg"], environment: ["FLOWSIM_LAYOUT": helper])
    #expect(result.status == 0)
    #expect(result.text.contains("<svg"))
    #expect(Set(result.errors.split(separator: "\n")) == ["Warning: fonts"])
  }

  @Test(.enabled(if: Corpus.isAvailable, "\(Corpus.hint)"), arguments: Corpus.apps)
  func drawsEveryApp(app: String) throws {
    let dot = try flowsim.run(["graph", app], in: Corpus.path)
    #expect(dot.status == 0)
    #expect(dot.errors == "")
    let edges = dot.text.components(separatedBy: "\n").filter { $0.hasPrefix("  \"") && $0.contains("\" -> \"") }
    let nodes = dot.text.components(separatedBy: "\n").filter { $0.hasPrefix("    \"") || $0.contains("\" [") }

    let result = try flowsim.run(["graph", app, "--format", "svg"], in: Corpus.path)
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.text.matches(of: /class="edge\s/).count == edges.count)
    #expect(result.text.matches(of: /class="node\s/).count == nodes.count - edges.count)
    #expect(result.text.hasSuffix("</svg>\n"))
  }
}
