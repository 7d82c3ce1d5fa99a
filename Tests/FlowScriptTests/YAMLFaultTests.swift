import Foundation
import Testing

@testable import FlowScript

/// Files that are no YAML.
@Suite struct YAMLFaultTests {
  @Test(arguments: [
    (
      "- tapOn: \"A\n",
      "4:1: error: the file is not valid YAML: found unexpected end of stream\n  is a quote or a bracket left open?"
    ),
    (
      "- tapOn: A: B\n",
      "3:11: error: the file is not valid YAML: mapping values are not allowed in this context\n  text with a colon needs quotes, and a key with a value of its own needs a new line"
    ),
    (
      "- tapOn: @A\n",
      "3:10: error: the file is not valid YAML: found character that cannot start any token\n  text that begins with this character needs quotes"
    ),
    (
      "- tapOn: *A\n",
      "3:10: error: the file is not valid YAML: found undefined alias\n  text that begins with an asterisk needs quotes"
    ),
    ("- back\n launchApp\n- back: [\n", "6:1: error: the file is not valid YAML: did not find expected node content"),
    (
      "- tapOn: {text: A, text: B}\n",
      "3:11: error: the key \"text\" is written twice in one map\n  keep one of them; of a command that is meant twice, begin each with its own dash"
    ),
    (
      "- tapOn: A\n  tapOn: B\n",
      "3:3: error: the key \"tapOn\" is written twice in one map\n  keep one of them; of a command that is meant twice, begin each with its own dash"
    ),
  ])
  func faults(commands: String, fault: String) throws {
    #expect(try FlowFixture.commandFaults(commands) == "flow.yaml:" + fault)
  }

  @Test func textThatIsNotUTF8IsRefused() throws {
    let fixture = try FlowFixture(["flow.yaml": ""])
    defer { fixture.remove() }
    try Data([0x61, 0xFF, 0xFE]).write(to: URL(fileURLWithPath: fixture.folder + "/flow.yaml"))
    #expect(fixture.faults() == "flow.yaml:1:1: error: the file is not UTF-8 text\n  save it as UTF-8")
  }

  @Test func controlCharactersAreRefused() throws {
    #expect(
      try FlowFixture.commandFaults("- tapOn: \u{1}\n") == """
        flow.yaml:3:10: error: the file is not valid YAML: control characters are not allowed
          save it as UTF-8 text
        """)
  }

  @Test func aliasesStandForWhatTheyName() throws {
    let flow = try FlowFixture.flow(
      "appId: x\nname: &n Pat\n---\n- &s {tapOn: Next}\n- *s\n- tapOn: &t \"A\"\n- inputText: *t\n")
    #expect(flow.steps.map(\.sourceText) == [#"tapOn "Next""#, #"tapOn "Next""#, #"tapOn "A""#, #"inputText "A""#])
  }
}
