import FlowModel
import Foundation
import TestSupport
import Testing
import Yams

@testable import FlowChecks

/// The JSON schema of a `.flowsim.yml` says what the reader says.
@Suite struct ConfigurationSchemaTests {
  private let schema: SchemaValidator

  init() throws { schema = try SchemaValidator(ConfigurationSchema.whole.data()) }

  private func isRead(_ text: String) -> Bool { (try? ConfigurationReader.read(text, file: "a.yml")) != nil }

  @Test(
    "What is read fits, and what is refused does not",
    arguments: [
      "", "rules:\n", "{}", "rules: {dead-end: off}", "rules: {dead-end: {severity: error}}", "rules: {dead-end: eror}",
      "rules: {ded-end: off}", "rules: {dead-end: {sevrity: off}}", "rules: [a]", "excluded: Vendor",
      "excluded: [a, 5]",
      "excluded: {a: b}", "excluded: [[a]]", "excluded:\n", "required: {Item: [item, store], Help: topic}",
      "required: [a]", "required: {Item: {a: b}}", "containers: [SwinjectStoryboard]", "stubs: Stubs",
      "stubs: [Stubs, a.swift]", "vendored: [Pods]", "rulez: {}", "- rules",
    ])
  func agree(_ text: String) throws {
    let value = try Yams.compose(yaml: text).map(Self.value) ?? nil
    #expect(schema.faults(of: value).isEmpty == isRead(text), "\(schema.faults(of: value))")
  }

  @Test("It has all rules with their options")
  func rules() throws {
    for rule in RuleRegistry.descriptions {
      let options = rule.options.map { "    \($0.name): [a]\n" }.joined()
      let text = "rules:\n  \(rule.id):\n    severity: note\n\(options)"
      #expect(isRead(text))
      #expect(schema.faults(of: Self.value(try #require(try Yams.compose(yaml: text)))) == [])
    }
  }

  @Test("The configurations of the documentation fit")
  func documentation() throws {
    var count = 0
    for page in ["Checks", "ComingFromIBLinter", "Stubs"] {
      let text = try String(contentsOfFile: "\(Fixtures.package)/Documentation/\(page).md", encoding: .utf8)
      for block in text.components(separatedBy: "```yaml\n").dropFirst() {
        let yaml = block.components(separatedBy: "```")[0]
        guard ConfigurationKey.all.contains(where: { yaml.hasPrefix("\($0.name):") || yaml.contains("\n\($0.name):") })
        else { continue }
        guard isRead(yaml), let root = try Yams.compose(yaml: yaml) else { continue }
        count += 1
        #expect(schema.faults(of: Self.value(root)) == [], "\(yaml)")
      }
    }
    #expect(count > 3)
  }

  /// A value as YAML 1.2 has it, which editors go by: `on` and `off` are texts.
  static func value(_ node: Node) -> Any? {
    switch node {
    case .mapping(let map):
      Dictionary(map.map { ($0.key.string ?? "", value($0.value)) }, uniquingKeysWith: { first, _ in first })
    case .sequence(let list): list.map(value)
    case .scalar(let scalar):
      switch (scalar.style, scalar.string) {
      case (.plain, ""), (.plain, "null"), (.plain, "~"): nil
      case (.plain, "true"): true
      case (.plain, "false"): false
      case (.plain, let text): Int(text) ?? Double(text) ?? text as Any
      case (_, let text): text
      }
    case .alias: nil
    }
  }
}
