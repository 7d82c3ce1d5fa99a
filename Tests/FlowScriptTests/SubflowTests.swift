import Testing

@testable import FlowScript

/// Files that run other files.
@Suite struct SubflowTests {
  private let header = "appId: x\n---\n"

  @Test func stepsKnowTheWayToTheirFile() throws {
    let fixture = try FlowFixture([
      "flow.yaml": header + "- runFlow: sub/a.yaml\n",
      "sub/a.yaml": header + "- back\n- retry: {file: ../b.yaml}\n",
      "b.yaml": "appId: y\nenv: {A: 1}\n---\n- pop\n",
    ])
    defer { fixture.remove() }
    guard case .runFlow(let outer) = try fixture.flow().steps[0].command,
      case .file("sub/a.yaml", let a) = outer.source,
      case .retry(let inner) = a.steps[1].command, case .file("../b.yaml", let b) = inner.source
    else {
      Issue.record("wrong commands")
      return
    }
    #expect(b.header.appId == "y")
    #expect(b.header.env == [Variable(name: "A", value: "1")])
    #expect(fixture.places(a.steps[0].callSites) == ["flow.yaml:3:3"])
    #expect(fixture.places(b.steps.map(\.location)) == ["b.yaml:4:3"])
    #expect(fixture.places(b.steps[0].callSites) == ["flow.yaml:3:3", "sub/a.yaml:4:3"])
  }

  @Test func faultsOfASubflowSayHowItWasReached() throws {
    let fixture = try FlowFixture([
      "flow.yaml": header + "- runFlow: a.yaml\n- runFlow: a.yaml\n- nonsense\n",
      "a.yaml": header + "- runFlow: b.yaml\n", "b.yaml": header + "- invalidCommand\n",
    ])
    defer { fixture.remove() }
    #expect(
      fixture.faults() == """
        b.yaml:3:3: error: "invalidCommand" is not a command
          Documentation/Flows.md lists all commands
          run from a.yaml:3:3
          run from flow.yaml:3:3
        flow.yaml:5:3: error: "nonsense" is not a command
          Documentation/Flows.md lists all commands
        """)
  }

  @Test func aCircleIsShown() throws {
    let fixture = try FlowFixture([
      "a.yaml": header + "- runFlow: b.yaml\n", "b.yaml": header + "- runFlow: ./c.yaml\n",
      "c.yaml": header + "- back\n- runFlow: {file: b.yaml}\n",
    ])
    defer { fixture.remove() }
    #expect(
      fixture.faults("a.yaml") == """
        c.yaml:4:3: error: the flow runs itself: b.yaml → c.yaml → b.yaml
          remove one of these runFlow steps
          run from b.yaml:3:3
          run from a.yaml:3:3
        """)
  }

  @Test func aFileMayRunTwice() throws {
    let fixture = try FlowFixture([
      "flow.yaml": header + "- runFlow: a.yaml\n- runFlow: a.yaml\n", "a.yaml": header + "- back\n",
    ])
    defer { fixture.remove() }
    #expect(try fixture.flow().steps.count == 2)
  }

  @Test func unreadableFilesSayWhy() throws {
    let fixture = try FlowFixture(["folder/x.yaml": ""])
    defer { fixture.remove() }
    #expect(fixture.faults("none.yaml") == "none.yaml:1:1: error: the file cannot be read\n  it does not exist")
    #expect(fixture.faults("folder") == "folder:1:1: error: the file cannot be read\n  it is a folder")
  }

  @Test func pathsAreResolvedFromTheFile() {
    #expect(FlowPath.resolve("b.yaml", from: "a.yaml") == "b.yaml")
    #expect(FlowPath.resolve("./c/../b.yaml", from: "Flows/a.yaml") == "Flows/b.yaml")
    #expect(FlowPath.resolve("../../b.yaml", from: "Flows/a.yaml") == "../b.yaml")
    #expect(FlowPath.resolve("../b.yaml", from: "/x/y/a.yaml") == "/x/b.yaml")
    #expect(FlowPath.resolve("/b.yaml", from: "Flows/a.yaml") == "/b.yaml")
  }
}
