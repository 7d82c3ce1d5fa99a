import Testing

@testable import FlowScript

/// Input that would take for ever, or the stack, if it were read without limits: a test that does not end has failed.
@Suite struct HostileInputTests {
  private let header = "appId: com.example.app\n---\n"

  @Test(arguments: [
    String(repeating: "[", count: 10_000),
    String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000),
    String(repeating: "{a: ", count: 10_000), String(repeating: "- ", count: 10_000),
    String(repeating: "? ", count: 10_000),
  ])
  func tenThousandLevelsAreRefused(nesting: String) throws {
    let faults = try FlowFixture.faults(header + nesting)
    #expect(faults.hasPrefix("flow.yaml:3:"))
    #expect(faults.contains("too much is open inside of one another"))
    #expect(faults.contains("is a bracket left open?"))
  }

  @Test func aHundredLevelsAreRefused() throws {
    let nesting = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    #expect(
      try FlowFixture.faults(header + nesting) == """
        flow.yaml:3:65: error: lists and maps are nested deeper than 64 levels
          is a bracket left open?
        """)
  }

  @Test func anAliasBombIsRefused() throws {
    var text = "appId: com.example.app\na: &a [x, x, x, x, x, x, x, x, x]\n"
    for (name, next) in zip("abcdefgh", "bcdefghi") {
      text += "\(next): &\(next) [" + Array(repeating: "*\(name)", count: 9).joined(separator: ", ") + "]\n"
    }
    let faults = try FlowFixture.faults(text + "---\n- launchApp\n")
    #expect(
      faults == """
        flow.yaml:2:17: error: the file holds more than 100000 values once its aliases are expanded
          split it, or write the values out instead of nesting *aliases in each other
        """)
  }

  @Test(arguments: ["? *z\n: 1", "*z : 1", "[*z]: 1", "{*z : 1}", "? [*z]\n: 1", "{? *z : 1}"])
  func anAliasBombInAKeyIsRefused(key: String) throws {
    var text = "appId: com.example.app\na: &a [x, x, x, x, x, x, x, x, x]\n"
    for (name, next) in zip("abcdefghijklmnopqrstuvwxy", "bcdefghijklmnopqrstuvwxyz") {
      text += "\(next): &\(next) [" + Array(repeating: "*\(name)", count: 9).joined(separator: ", ") + "]\n"
    }
    let faults = try FlowFixture.faults(text + key + "\n---\n- launchApp\n")
    #expect(faults.hasPrefix("flow.yaml:28:"))
    #expect(faults.contains("error: in a file with *aliases a key must be a plain name"))
  }

  @Test func aFileThatIsTooLargeIsRefused() throws {
    let text = header + "# " + String(repeating: "x", count: 5 << 20)
    #expect(try FlowFixture.faults(text) == "flow.yaml:1:1: error: the file is larger than 4 MB\n  is it a flow?")
  }

  @Test func manyCommandsAreRead() throws {
    let faults = try FlowFixture.faults(header + String(repeating: "- tapOn: Next\n", count: 5_000))
    #expect(faults == "")
  }

  @Test func subflowsThatMultiplyAreRefused() throws {
    var files = ["f20.yaml": header + "- back\n"]
    for level in 0..<20 {
      files["f\(level).yaml"] = header + "- runFlow: f\(level + 1).yaml\n- runFlow: f\(level + 1).yaml\n"
    }
    let fixture = try FlowFixture(files)
    defer { fixture.remove() }
    let faults = fixture.faults("f0.yaml")
    #expect(faults.contains("error: the flow runs other files more than 1000 times"))
  }

  @Test func aLongRowOfFilesIsRefused() throws {
    let inner = 18
    var files: [String: String] = [:]
    for level in 0..<60 {
      files["f\(level).yaml"] =
        header + "- " + String(repeating: "runFlow: {commands: [", count: inner) + "runFlow: f\(level + 1).yaml"
        + String(repeating: "]}", count: inner)
    }
    files["f60.yaml"] = header + "- back\n"
    let fixture = try FlowFixture(files)
    defer { fixture.remove() }
    #expect(fixture.faults("f59.yaml") == "")
    #expect(fixture.faults("f0.yaml").contains("error: more than 50 lists of commands stand inside one another\n"))
  }
}
