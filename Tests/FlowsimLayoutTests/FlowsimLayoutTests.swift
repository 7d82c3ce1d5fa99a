import Foundation
import TestSupport
import Testing

/// The helper program, run as `flowsim graph` runs it.
@Suite struct FlowsimLayoutTests {
  let program = BuiltProgram("flowsim-layout")
  let dot = Data(#"digraph { subgraph cluster_a { label="A"; a -> b [label="go é"]; } b -> c; c -> a; }"#.utf8)

  @Test(arguments: [("svg", "<?xml"), ("png", "\u{89}PNG"), ("pdf", "%PDF-")])
  func drawsEachFormatTheSameEachTime(format: String, start: String) throws {
    let first = try program.run([format], input: dot)
    #expect(first.errors == "")
    #expect(first.status == 0)
    #expect(first.output.starts(with: Data(start.unicodeScalars.map { UInt8($0.value) })))

    let elsewhere = try program.run([format], input: dot, environment: ["TZ": "Asia/Tokyo"])
    #expect(elsewhere.output == first.output)
  }

  @Test func tellsWhereEverythingIs() throws {
    let result = try program.run(["json"], input: dot)
    #expect(result.status == 0 && result.errors == "")
    let json = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
    #expect((json["objects"] as? [Any])?.count == 4 && (json["edges"] as? [Any])?.count == 3)
  }

  /// No layout of Graphviz's would leave so much room.
  @Test func drawsAGraphThatIsPlaced() throws {
    let placed = #"""
      digraph { subgraph cluster_a { bb="0,0,100,500"; a [pos="50,50"]; b [pos="50,450"]; }
        a -> b [pos="e,50,432 50,68 50,100 50,300 50,422", label="go", lp="80,250"]; }
      """#
    let result = try program.run(["svg", "--placed"], input: Data(placed.utf8))
    #expect(result.status == 0 && result.errors == "")
    #expect(result.text.contains(#"d="M50,-68C50,-100 50,-300 50,-422""#), "\(result.text)")
    #expect(result.text.contains(#"x="80" y="-246"#))
  }

  @Test func saysNothingOfWhenAPDFWasMade() throws {
    let pdf = try program.run(["pdf"], input: dot).output
    let date = try #require(pdf.range(of: Data("/CreationDate (D:".utf8)))
    #expect(String(decoding: pdf[date.upperBound...].prefix(15), as: UTF8.self) == "19700101000000Z")
  }

  @Test func writesToAFile() throws {
    let folder = try TemporaryFolder()
    let result = try program.run(["svg", "--output", "a.svg"], in: folder.path, input: dot)
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
    let written = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/a.svg"))
    #expect(written == (try program.run(["svg"], input: dot)).output)
  }

  @Test func leavesNoFileBehindAFailure() throws {
    let folder = try TemporaryFolder(["a.svg": "old"])
    let result = try program.run(["svg", "--output", "a.svg"], in: folder.path, input: Data("digraph { a -> }".utf8))
    #expect(result.status == 2)
    #expect(try String(contentsOfFile: "\(folder.path)/a.svg", encoding: .utf8) == "old")
  }

  @Test(arguments: [
    ("", "flowsim-layout: error: standard input is empty: it takes a graph in the DOT language\n"),
    (
      "digraph {\n  a -> }",
      "Error: <stdin>: syntax error in line 2 near '}'\n"
        + "flowsim-layout: error: standard input is not a graph in the DOT language\n"
    ),
    ("a\0b", "flowsim-layout: error: standard input is not UTF-8 text without NUL\n"),
  ])
  func refusesWhatIsNoGraph(input: String, message: String) throws {
    let result = try program.run(["svg"], input: Data(input.utf8))
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    // Graphviz names the input from some version on.
    #expect(result.errors == message || result.errors == message.replacingOccurrences(of: "<stdin>: ", with: ""))
  }

  @Test(arguments: [
    ([], "the format is missing: one of svg, png, pdf, json"),
    (["gif"], "unknown format 'gif': one of svg, png, pdf, json"),
    (["svg", "png"], "unexpected argument 'png'"),
    (["svg", "--frob"], "unknown option '--frob'"),
    (["svg", "--output"], "--output needs a file name"),
    (["svg", "--time-limit", "0"], "--time-limit needs a whole number of seconds above 0"),
  ])
  func refusesBadUsage(arguments: [String], message: String) throws {
    let result = try program.run(arguments, input: dot)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("flowsim-layout: error: \(message)\n\nUSAGE: flowsim-layout FORMAT"))
  }

  @Test func saysWhereItCannotWrite() throws {
    let result = try program.run(["svg", "--output", "/nowhere/a.svg"], input: dot)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("flowsim-layout: error: cannot write to /nowhere/a.svg: "))
  }

  @Test func tellsItsVersionAndUsage() throws {
    let version = try program.run(["--version"])
    #expect(version.status == 0)
    #expect(version.text.wholeMatch(of: /flowsim-layout \(Graphviz \d+\.\d+\.\d+\)\n/) != nil)
    let help = try program.run(["--help"])
    #expect(help.status == 0)
    #expect(help.text.contains("EXIT STATUS: 0 a picture was written"))
  }
}
