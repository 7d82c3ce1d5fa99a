import FlowInterfaceBuilder
import Testing

@testable import FlowScript

@Suite struct FlowFolderTests {
  @Test func flowsAreFoundInOrder() throws {
    let fixture = try FlowFixture([
      "b.yaml": "", "a.yml": "", "sub/c.yaml": "", "config.yaml": "", "sub/config.yml": "", "notes.txt": "",
      ".hidden/d.yaml": "", "sub/.e.yaml": "",
    ])
    defer { fixture.remove() }
    let expected = ["a.yml", "b.yaml"].map { "\(fixture.folder)/\($0)" }
    #expect(try FlowFolder.flows(in: fixture.folder) == expected)
    #expect(try FlowFolder.flows(in: fixture.folder + "/") == expected)
  }

  @Test func flowsOnlyInFoldersBelowAreAFaultThatNamesThem() throws {
    let fixture = try FlowFixture(["one/a.yaml": "", "two/b.yml": "", "three/notes.txt": ""])
    defer { fixture.remove() }
    #expect(
      throws: FlowError(
        SourceLocation(file: fixture.folder, line: 1, column: 1),
        "the folder holds no flow itself, only folders below it do",
        hint: "name them: \(fixture.folder)/one \(fixture.folder)/two")
    ) {
      try FlowFolder.flows(in: fixture.folder)
    }
  }

  @Test func aMissingFolderIsAFault() {
    #expect(throws: FlowError(SourceLocation(file: "none", line: 1, column: 1), "the folder cannot be read")) {
      try FlowFolder.flows(in: "none")
    }
  }

  @Test(
    arguments: [
      ([], [], true), (["smoke"], [], true), (["slow"], [], false), ([], ["smoke"], false), ([], ["slow"], true),
      (["smoke"], ["fast"], false), (["smoke", "slow"], ["slow"], true),
    ] as [([String], [String], Bool)])
  func tagsChoose(include: [String], exclude: [String], isChosen: Bool) throws {
    let flow = try FlowFixture.flow("appId: x\ntags: [smoke, fast]\n---\n- back\n")
    #expect(TagFilter(include: Set(include), exclude: Set(exclude)).selects(flow) == isChosen)
  }

  @Test func aFlowWithoutTagsIsChosenUnlessTagsAreAsked() throws {
    let flow = try FlowFixture.flow("appId: x\n---\n- back\n")
    #expect(TagFilter().selects(flow))
    #expect(TagFilter(exclude: ["smoke"]).selects(flow))
    #expect(!TagFilter(include: ["smoke"]).selects(flow))
  }
}
