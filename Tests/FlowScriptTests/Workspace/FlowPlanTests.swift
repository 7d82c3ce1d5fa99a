import Testing

@testable import FlowScript

/// Which flows of a folder run, and in which order.
@Suite struct FlowPlanTests {
  private static let flow = "appId: x\n---\n- back\n"

  private func flow(_ header: String, _ steps: String = "- back") -> String { "appId: x\n\(header)\n---\n\(steps)\n" }

  /// What a plan of a folder of files says: its flows in order, those that do not run alone, and what is wrong.
  private func plan(
    _ files: [String: String], configuration: String? = nil, filter: TagFilter = TagFilter()
  ) throws -> (flows: [String], subflows: [String], faults: String) {
    let fixture = try FlowFixture(files)
    defer { fixture.remove() }
    func relative(_ text: String) -> String { text.replacing(fixture.folder + "/", with: "") }
    let plan = FlowPlan(
      paths: [fixture.folder], configuration: configuration.map { "\(fixture.folder)/\($0)" }, filter: filter)
    return (
      plan.entries.map { relative($0.flow.file) + ($0.sequence == nil ? "" : " in sequence") },
      plan.subflows.map(relative), relative(FlowErrors(plan.errors).description)
    )
  }

  @Test("Without a configuration, the flows that the folder itself holds")
  func theFolderItself() throws {
    let plan = try plan(["b.yaml": Self.flow, "a.yml": Self.flow, "sub/c.yaml": Self.flow, "config.yaml": ""])
    #expect(plan.flows == ["a.yml", "b.yaml"])
  }

  @Test("Patterns of a configuration; what they leave out is not read")
  func patterns() throws {
    let files = [
      "a.yaml": Self.flow, "one/b.yaml": Self.flow, "one/two/c.yaml": Self.flow, "one/no.yaml": "text",
      "one/settings.yaml": "platform:\n  ios: {}\n", ".hidden/d.yaml": Self.flow,
    ]
    for (patterns, flows) in [
      ("'**'\n  - '!**/no.yaml'", ["a.yaml", "one/b.yaml", "one/two/c.yaml"]),
      ("one/b.yaml", ["one/b.yaml"]), ("./one/[a-c].yaml", ["one/b.yaml"]),
      ("'{a,one/b}.yaml'", ["a.yaml", "one/b.yaml"]),
      ("one/?.yaml", ["one/b.yaml"]), ("one/*/*", ["one/two/c.yaml"]),
    ] {
      let all = files.merging(["config.yaml": "flows:\n  - \(patterns)\n"]) { $1 }
      #expect(try plan(all).flows == flows, "\(patterns)")
    }
  }

  @Test("A flow that others of the folder run does not run alone, unless it is named")
  func subflows() throws {
    var files = [
      "a.yaml": flow("", "- runFlow: sub/login.yaml"), "b.yaml": flow("", "- retry: {file: c.yaml}"),
      "c.yaml": Self.flow,
      "sub/login.yaml": Self.flow, "config.yaml": "flows: '**'\n",
    ]
    var plan = try plan(files)
    #expect(plan.flows == ["a.yaml", "b.yaml"])
    #expect(plan.subflows == ["c.yaml", "sub/login.yaml"])
    files["config.yaml"] = "flows: ['*', sub/login.yaml]\nexecutionOrder: {flowsOrder: c}\n"
    plan = try self.plan(files)
    #expect(plan.flows == ["c.yaml", "a.yaml", "b.yaml", "sub/login.yaml"])
    #expect(plan.subflows == [])
  }

  @Test("The tags of the configuration and of the command line are one list")
  func tags() throws {
    let files = [
      "a.yaml": flow("tags: [one]"), "b.yaml": flow("tags: [two]"), "c.yaml": flow("tags: [one, slow]"),
      "d.yaml": Self.flow, "config.yaml": "includeTags: one\nexcludeTags: [slow]\n",
      "other.yml": "includeTags: [two]\n",
    ]
    #expect(try plan(files).flows == ["a.yaml"])
    #expect(try plan(files, filter: TagFilter(include: ["two"])).flows == ["a.yaml", "b.yaml"])
    #expect(try plan(files, configuration: "other.yml").flows == ["b.yaml"])
  }

  @Test("The order comes first, as far as its flows are there")
  func order() throws {
    let files = ["a.yaml": Self.flow, "b.yaml": flow("name: B"), "c.yaml": Self.flow]
    func flows(_ order: String) throws -> [String] {
      try plan(files.merging(["config.yaml": "executionOrder:\n  \(order)\n"]) { $1 }).flows
    }
    #expect(try flows("flowsOrder: [c, B]") == ["c.yaml", "b.yaml", "a.yaml"])
    #expect(try flows("flowsOrder: [c, none, a]") == ["c.yaml", "a.yaml", "b.yaml"])
    #expect(try flows("flowsOrder: [none]") == ["a.yaml", "b.yaml", "c.yaml"])
    #expect(
      try flows("{flowsOrder: [c, B], continueOnFailure: false}")
        == ["c.yaml in sequence", "b.yaml in sequence", "a.yaml"])
  }

  @Test(
    "What is wrong with a configuration, at its place",
    arguments: [
      (
        "flows: [none]",
        "1:9: error: no flow is called as flows says: \"none\"\n  the patterns are relative to ; "
          + "* stands for part of a name, ** for folders too"
      ),
      (
        "flows: ['!a.yaml']",
        "1:9: error: flows holds only patterns of flows that are left out\n"
          + "  name those that run as well: [\"*\", \"!a.yaml\"]"
      ),
      ("flows: ['[a']", "1:9: error: the pattern \"[a\" leaves a [ open"),
      ("flows: ['{a,b']", "1:9: error: the pattern \"{a,b\" leaves a { open"),
      (
        "flows: '{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}'",
        "1:8: error: the pattern \"{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}\" stands for more than 100 patterns"
      ),
      (
        "executionOrder: [a]",
        "1:17: error: executionOrder must be a map, not a list\n"
          + "  its keys are flowsOrder and continueOnFailure"
      ),
      (
        "- flows",
        "1:1: error: a workspace configuration must be a map, not a list\n"
          + "  write keys such as flows, includeTags, excludeTags, executionOrder"
      ),
      (
        "executionOrder: {flowsOrder: [none, a]}",
        "1:31: error: no flow that runs is called \"none\", with which the order begins\n"
          + "  flowsOrder takes the names of flows: their name, or their file's without .yaml"
      ),
    ])
  func faults(configuration: String, fault: String) throws {
    let plan = try plan(["a.yaml": Self.flow, "config.yaml": configuration + "\n"])
    #expect(plan.faults == "config.yaml:" + fault)
    #expect(plan.flows == [])
  }
}
