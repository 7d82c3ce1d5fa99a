import FlowModel

/// The JSON schema of a `.flowsim.yml`, made of the keys and rules that are read.
package enum ConfigurationSchema {
  package static let whole = JSONSchema.whole(
    "What flowsim checks, and how",
    object(
      ConfigurationKey.all.map { ($0.name, schema(of: $0)) },
      ["definitions": .map(["names": .anyOf([.scalar, .scalars, nothing])])]))

  /// A key that nothing stands behind.
  private static let nothing = JSONSchema.map(["type": .text("null")])

  private static func object(
    _ properties: [(String, JSONSchema)], _ more: [String: JSONSchema] = [:]
  ) -> [String: JSONSchema] {
    [
      "type": .list([.text("object"), .text("null")]), "additionalProperties": .flag(false),
      "properties": .map(Dictionary(properties, uniquingKeysWith: { first, _ in first })),
    ].merging(more) { own, _ in own }
  }

  private static func schema(of key: ConfigurationKey) -> JSONSchema {
    let summary = ["description": JSONSchema.text(key.summary)]
    switch key.content {
    case .names, .stubs: return .map(summary.merging(["anyOf": .list([.reference("names")])]) { $1 })
    case .namesOfClasses:
      return .map(
        summary.merging(
          ["type": .list([.text("object"), .text("null")]), "additionalProperties": .reference("names")]) { $1 })
    case .rules: return .map(object(RuleRegistry.descriptions.map { ($0.id, schema(of: $0)) }, summary))
    }
  }

  private static func schema(of rule: RuleDescription) -> JSONSchema {
    let severity = JSONSchema.words(CheckConfiguration.RuleSettings.severities)
    let options = rule.options.map { option in
      (option.name, JSONSchema.map(["description": .text(option.summary), "anyOf": .list([.reference("names")])]))
    }
    return .map([
      "description": .text(rule.summary),
      "anyOf": .list([severity, .map(object([("severity", severity)] + options))]),
    ])
  }
}
