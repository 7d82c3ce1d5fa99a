import FlowModel
import Testing

@testable import FlowChecks

@Suite struct ConfigurationTests {
  @Test func readsAll() throws {
    let configuration = try ConfigurationReader.read(
      """
      rules:
        unreachable-scene: off
        dead-end:
          severity: error
      excluded: [Vendor, "Legacy/*.storyboard"]
      required:
        ItemViewController: [item, store]
        HelpViewController: topic
      containers:
        - SwinjectStoryboard
      """, file: ".flowsim.yml")
    var expected = CheckConfiguration()
    expected.rules = ["unreachable-scene": .init(isOff: true), "dead-end": .init(severity: .error)]
    expected.excluded = ["Vendor", "Legacy/*.storyboard"]
    expected.required = ["ItemViewController": ["item", "store"], "HelpViewController": ["topic"]]
    expected.containers = ["SwinjectStoryboard"]
    #expect(configuration == expected)
  }

  @Test(arguments: ["", "# nothing\n", "rules:\n", "{}"]) func readsNothing(text: String) throws {
    #expect(try ConfigurationReader.read(text, file: ".flowsim.yml") == CheckConfiguration())
  }

  @Test(arguments: [
    ("rulez: {}", "1:1: error: unknown key 'rulez': did you mean 'rules'?"),
    ("x: {}", "1:1: error: unknown key 'x': there is containers, excluded, required, rules, stubs, vendored"),
    ("rules:\n  ded-end: off", "2:3: error: unknown rule 'ded-end': did you mean 'dead-end'?"),
    ("rules:\n  dead-end: eror", "2:13: error: unknown severity 'eror': did you mean 'error'?"),
    (
      "rules:\n  dead-end:\n    sevrity: off",
      "3:5: error: unknown option of dead-end: 'sevrity': did you mean 'severity'?"
    ),
    ("excluded: {a: b}", "1:11: error: excluded must be a list of names"),
    ("excluded: [[a]]", "1:12: error: excluded must be a list of names"),
    ("- rules", "1:1: error: the configuration must be a map of names to values"),
    ("rules: {}\nrules: {}", "1:1: error: the key 'rules' is written twice in one map: keep one"),
    ("rules: [", "2:1: error: the file is not valid YAML: did not find expected node content"),
  ])
  func saysWhatIsWrong(text: String, message: String) {
    let error = #expect(throws: ConfigurationErrors.self) { try ConfigurationReader.read(text, file: "a.yml") }
    #expect(error?.description == "a.yml:\(message)")
  }

  @Test func saysAllThatIsWrong() {
    let error = #expect(throws: ConfigurationErrors.self) {
      try ConfigurationReader.read("rulez: 1\nrules:\n  dead-ends: off\n", file: "a.yml")
    }
    #expect(
      error?.description == """
        a.yml:1:1: error: unknown key 'rulez': did you mean 'rules'?
        a.yml:3:3: error: unknown rule 'dead-ends': did you mean 'dead-end'?
        """)
  }

  @Test(arguments: [
    ("Vendor", "Vendor/Main.storyboard", true), ("Vendor/", "Vendor/a/b.xib", true),
    ("Vendor", "Vendors/Main.storyboard", false), ("./A/*.xib", "A/b.xib", true), ("A/*.xib", "A/b/c.xib", false),
    ("**/Legacy*.storyboard", "a/b/LegacyMain.storyboard", true), ("**/Old", "a/Old/Main.storyboard", true),
    ("**.xib", "a/b.xib", true), ("*.xib", "a/b.xib", false), ("*", "a/b.xib", true),
  ])
  func excludesPaths(pattern: String, path: String, isExcluded: Bool) {
    var configuration = CheckConfiguration()
    configuration.excluded = [pattern]
    #expect(configuration.excludes(path) == isExcluded)
  }

  @Test func foldersOfOthersAreVendored() throws {
    let usual = CheckConfiguration()
    #expect(usual.isVendored("App/Pods/Kit/Kit.xib") && usual.isVendored("Vendor/Kit.swift"))
    #expect(!usual.isVendored("App/Vendor.storyboard") && !usual.isVendored("App/Vendors/Main.storyboard"))
    let own = try ConfigurationReader.read("vendored: [Kits]\n", file: "a.yml")
    #expect(own.isVendored("Kits/Kit.xib") && !own.isVendored("Vendor/Kit.swift"))
  }

  /// Rules of style run only where they are asked for.
  @Test func optionalRulesAreAskedFor() throws {
    let document = """
      <document initialViewController="a"><scenes><scene sceneID="1"><objects>
        <viewController id="a"><view key="view" misplaced="YES" id="v"/></viewController>
      </objects></scene></scenes></document>
      """
    func found(_ settings: String) throws -> [String] {
      let example = RuleExample(["Main.storyboard": document, ".flowsim.yml": settings])
      return try ExampleApp.findings(of: example).map { "\($0.severity): \($0.ruleID)" }
    }
    #expect(try found("excluded: []") == [])
    #expect(try found("rules: {misplaced-view: on}") == ["note: misplaced-view"])
    #expect(try found("rules: {misplaced-view: error}") == ["error: misplaced-view"])
    #expect(try found("rules: {misplaced-view: off}") == [])
  }
}
