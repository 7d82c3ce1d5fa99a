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

  @Test(arguments: [("svg", "<?xml"), ("png", "\u{89}PNG"), ("pdf", "%PDF-")])
  func drawsPictures(format: String, start: String) throws {
    let result = try flowsim.run(["graph", "Clinic", "--format", format])
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.starts(with: Data(start.unicodeScalars.map { UInt8($0.value) })))
    #expect(try flowsim.run(["graph", "Clinic", "--format", format]).output == result.output)
  }

  @Test func takesTheFormatFromTheOutput() throws {
    let folder = try TemporaryFolder()
    let result = try flowsim.run(["graph", "Clinic", "--output", "\(folder.path)/a.SVG"])
    #expect(result.status == 0)
    #expect(result.text == "wrote \(folder.path)/a.SVG: 16 screens, 18 transitions, as svg\n")
    let svg = try String(contentsOfFile: "\(folder.path)/a.SVG", encoding: .utf8)
    #expect(svg.matches(of: /class="cluster"/).count == 3)
    // 12 screens, 2 references that are not drawn through, an exit, the start, and a destination that is missing.
    #expect(svg.matches(of: /class="node"/).count == 17)
    #expect(svg.matches(of: /class="edge"/).count == 20)

    let dot = try flowsim.run(["graph", "Clinic", "--output", "\(folder.path)/a.svg", "--format", "dot"])
    #expect(dot.status == 0)
    #expect(try String(contentsOfFile: "\(folder.path)/a.svg", encoding: .utf8).hasPrefix("digraph \"Clinic\" {\n"))
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
    let helper = try folder.writeScript("echo picture; echo Warning: fonts >&2", to: "helper")
    let result = try flowsim.run(["graph", "Clinic", "--format", "svg"], environment: ["FLOWSIM_LAYOUT": helper])
    #expect(result.status == 0)
    #expect(result.text == "picture\n")
    #expect(result.errors == "Warning: fonts\n")
  }

  @Test(.enabled(if: Corpus.isAvailable, "\(Corpus.hint)"), arguments: Corpus.apps)
  func drawsEveryApp(app: String) throws {
    let dot = try flowsim.run(["graph", app], in: Corpus.path)
    #expect(dot.status == 0)
    #expect(dot.errors == "")
    let edges = dot.text.components(separatedBy: "\n").filter { $0.hasPrefix("  \"") && $0.contains("\" -> \"") }

    let result = try flowsim.run(["graph", app, "--format", "svg"], in: Corpus.path)
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.text.matches(of: /class="edge"/).count == edges.count)
    #expect(result.text.hasSuffix("</svg>\n"))
  }
}
