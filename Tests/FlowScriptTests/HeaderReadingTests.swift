import Testing

@testable import FlowScript

/// The first document of a flow file.
@Suite struct HeaderReadingTests {
  @Test func everyKeyIsRead() throws {
    let header = try FlowFixture.flow(
      """
      appId: com.example.${VARIANT}
      name: Sign in
      tags: [smoke, 2]
      env:
        USER: ${USER || "pat"}
        COUNT: 3
      properties: {owner: team-a}
      jsEngine: graaljs
      androidWebViewHierarchy: devtools
      anything: {else: [is, kept, quiet]}
      onFlowStart:
        - launchApp
      onFlowComplete:
        - stopApp
      ---
      - back
      """
    ).header
    #expect(header.location.line == 1)
    #expect(header.appId == "com.example.${VARIANT}")
    #expect(header.url == nil)
    #expect(header.name == "Sign in")
    #expect(header.tags == ["smoke", "2"])
    #expect(header.env == [Variable(name: "USER", value: #"${USER || "pat"}"#), Variable(name: "COUNT", value: "3")])
    #expect(header.properties == [Variable(name: "owner", value: "team-a")])
    #expect(header.jsEngine == "graaljs")
    #expect(header.onFlowStart.map(\.command) == [.launchApp(LaunchApp())])
    #expect(header.onFlowComplete.map(\.command) == [.stopApp(appId: nil)])
    #expect(header.flowsim == nil)
  }

  @Test func aFlowIsCalledByItsNameOrItsFile() throws {
    let fixture = try FlowFixture([
      "a/sign-in.v2.yaml": "url: https://example.com\n---\n[]\n", "b.yml": "appId: x\nname: B\n---\n- back\n",
    ])
    defer { fixture.remove() }
    #expect(try fixture.flow("a/sign-in.v2.yaml").name == "sign-in.v2")
    #expect(try fixture.flow("b.yml").name == "B")
    #expect(try fixture.flow("a/sign-in.v2.yaml").steps.isEmpty)
  }

  @Test(arguments: [
    ("", "1:1: error: the flow does not begin with a header"),
    ("# nothing\n", "1:1: error: the flow does not begin with a header"),
    ("- launchApp\n", "1:1: error: the flow does not begin with a header"),
    ("[launchApp]\n", "1:2: error: the flow does not begin with a header"),
    ("launchApp\n", "1:10: error: the flow does not begin with a header"),
    ("---\n---\n- back\n", "2:1: error: the flow does not begin with a header"),
    ("appId: x\n", "2:1: error: no list of commands follows the header"),
    ("appId: x\n---", "2:4: error: no list of commands follows the header"),
    ("appId: x\n---\nlaunchApp", "3:10: error: no list of commands follows the header"),
    ("appId: x\n---\nlaunchApp: {}\n", "3:1: error: no list of commands follows the header"),
    ("appId: x\n---\n- back\n---\n- back\n", "5:1: error: a third document follows the commands"),
    ("name: A\n---\n", "2:1: error: the header has neither appId nor url"),
    ("{name: A}\n---\n- back\n", "1:10: error: the header has neither appId nor url"),
    ("appId: x\ntags: foo, bar\n---\n", "2:7: error: tags must be a list, not \"foo, bar\""),
    ("appId: x\nonFlowStart:\n  - inp\n---", "3:5: error: \"inp\" is not a command"),
    ("appId: [x]\n---\n- back\n", "1:8: error: appId must be a single value, not a list"),
    ("appId: x\nenv: {A: [1]}\n---\n- back\n", "2:10: error: A in env must be a single value, not a list"),
    ("flows: ['*']\n", "1:1: error: the file is a workspace configuration, not a flow"),
  ])
  func faults(text: String, fault: String) throws {
    #expect(try FlowFixture.faults(text).split(separator: "\n").first.map(String.init) == "flow.yaml:" + fault)
  }

  @Test func hintsSayWhatToWrite() throws {
    #expect(
      try FlowFixture.faults("- back\n") == """
        flow.yaml:1:1: error: the flow does not begin with a header
          begin the file with a line such as "appId: com.example.app", then a line "---", then the commands
        """)
    #expect(
      try FlowFixture.faults("appId: x\ntags: a\n---\n") == """
        flow.yaml:2:7: error: tags must be a list, not "a"
          write tags: [a]
        """)
  }

  @Test func aConfigurationIsKnownByItsName() throws {
    let fixture = try FlowFixture(["config.yaml": "appId: x\n", "config.yml": ""])
    defer { fixture.remove() }
    for name in ["config.yaml", "config.yml"] {
      #expect(
        fixture.faults(name) == """
          \(name):1:1: error: the file is a workspace configuration, not a flow
            name the folder that it stands in, or one of the flows
          """)
    }
  }

  @Test func aByteOrderMarkAndOtherLineEndsAreRead() throws {
    let steps = try FlowFixture.flow("\u{FEFF}appId: x\r\n---\r\n- back\r\n- tapOn: Größe\r\n").steps
    #expect(steps.map(\.location.line) == [3, 4])
    #expect(steps.map(\.sourceText) == ["back", #"tapOn "Größe""#])
  }

  @Test func columnsCountCharacters() throws {
    #expect(
      try FlowFixture.commandFaults("- tapOn: {text: \"Größe 😀\", nope: 1}\n").hasPrefix("flow.yaml:3:28: error: tapOn")
    )
  }
}
