import Foundation
import TestSupport
import Testing

/// The command line as a whole: usage, versions, exit statuses.
@Suite struct FlowsimCommandTests {
  let flowsim = BuiltProgram("flowsim")

  @Test func tellsItsVersion() throws {
    let result = try flowsim.run(["--version"])
    #expect(result.status == 0)
    #expect(result.text.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
    #expect(result.errors == "")
  }

  @Test(arguments: [[], ["init"], ["screens"], ["graph"]])
  func explainsItself(command: [String]) throws {
    let result = try flowsim.run(command + ["--help"])
    #expect(result.status == 0)
    #expect(result.errors == "")
    for section in ["OVERVIEW: ", "EXAMPLES:\n", "EXIT STATUS:\n", "USAGE: "] {
      #expect(result.text.contains(section), "\(section)")
    }
  }

  @Test(arguments: [
    (
      ["frob"],
      "error: there is no command 'frob': the commands are init, check, rules, run, validate, hierarchy, screens, "
        + "graph, coverage, diff, layout, facts, merge, schema."
    ),
    (["screens"], "Error: Missing expected argument '<path>'"),
    (["screens", "Clinic", "--format", "xml"], "Error: The value 'xml' is invalid for '--format <format>'."),
    (["graph", "Clinic", "--frob"], "Error: Unknown option '--frob'"),
    (["graph", "Clinic", "--time-limit", "0"], "Error: '--time-limit' takes a number of seconds above 0."),
  ])
  func endsBadUsageWithTwo(arguments: [String], message: String) throws {
    let result = try flowsim.run(arguments)
    #expect(result.status == 2)
    #expect(result.text == "")
    #expect(result.errors.hasPrefix(message))
  }

  @Test(arguments: ["screens", "graph"])
  func saysThatAPathIsNotThere(command: String) throws {
    let result = try flowsim.run([command, "Nowhere"])
    #expect(result.status == 2)
    #expect(result.text == "")
    #expect(result.errors == "error: Nowhere does not exist. Check the path.\n")
  }

  @Test(arguments: ["screens", "graph"])
  func saysThatNothingMatched(command: String) throws {
    let folder = try TemporaryFolder(["Empty/Main.swift": ""])
    let result = try flowsim.run([command, "Empty"], in: folder.path)
    #expect(result.status == 2)
    #expect(result.text == "")
    #expect(
      result.errors
        == "error: there is no .storyboard and no .xib in Empty. Name the folder that holds the app's sources.\n")
  }

  @Test(arguments: ["screens", "graph"])
  func readsOnWhereAFileIsBad(command: String) throws {
    let good = try String(contentsOfFile: Fixtures.path("Clinic/Settings/Settings.storyboard"), encoding: .utf8)
    let folder = try TemporaryFolder(["App/Bad.storyboard": "<document>", "App/Good.storyboard": good])
    let result = try flowsim.run([command, "App"], in: folder.path)
    #expect(result.status == 2)
    #expect(result.text.contains("Good#set-00-001"))
    #expect(result.errors.hasPrefix("App/Bad.storyboard:1:"))
    #expect(result.errors.components(separatedBy: "\n").count == 2)
  }

  @Test func showsPathsRelativeToTheWorkingFolder() throws {
    let absolute = try flowsim.run(["screens", Fixtures.path("Clinic")])
    let relative = try flowsim.run(["screens", "Clinic"])
    #expect(absolute.text == relative.text)
    let here = try flowsim.run(["screens", "."], in: Fixtures.path("Clinic"))
    #expect(here.text == relative.text.replacingOccurrences(of: "Clinic/", with: ""))
  }
}
