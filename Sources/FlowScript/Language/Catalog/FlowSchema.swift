import FlowModel

/// The JSON schemas of the files of flows, made of the catalogue.
package enum FlowSchema {
  /// A flow file: each of its two documents.
  package static let flow = JSONSchema.whole(
    "A flow of flowsim or Maestro",
    [
      "anyOf": .list([.reference("header"), .reference("commands")]),
      "definitions": .map([
        "header": header, "commands": .map(["type": .text("array"), "items": .reference("command")]),
        "command": command, "selector": .anyOf([.scalar, object(CommandCatalog.elementOptions)]),
        "condition": object(CommandCatalog.conditionOptions),
      ]),
    ])

  /// The configuration of a folder of flows. Maestro leaves keys alone that it does not know.
  package static let workspace = JSONSchema.whole(
    "A folder of flows",
    [
      "type": .text("object"),
      "properties": .map([
        "flows": .texts("Patterns of flows, relative to the folder; those with ! are left out."),
        "includeTags": .texts("A flow needs one of these."), "excludeTags": .texts("A flow may have none of these."),
        "executionOrder": .map([
          "type": .text("object"),
          "properties": .map([
            "flowsOrder": .texts("The names of flows that come first."),
            "continueOnFailure": .map([
              "type": .text("boolean"), "description": .text("Whether the rest of them runs although one failed."),
            ]),
          ]),
        ]),
      ]),
    ])

  // MARK: Parts

  private static let command = JSONSchema.anyOf([
    .map([
      "enum": .list(CommandCatalog.commands.filter(\.isBare).flatMap { [$0.name] + $0.aliases }.map(JSONSchema.text))
    ]),
    .map([
      "type": .text("object"), "minProperties": .number(1), "maxProperties": .number(1),
      "additionalProperties": .flag(false),
      "properties": .map(
        Dictionary(CommandCatalog.commands.map { ($0.name, value(of: $0)) }, uniquingKeysWith: { first, _ in first })),
    ]),
  ])

  private static func value(of command: CommandSpec) -> JSONSchema {
    let options = object(command.allOptions)
    guard let name = command.shorthand, let option = command.options.first(where: { $0.name == name }) else {
      return options
    }
    return JSONSchema.anyOf([schema(of: option.type), options])
  }

  private static func object(_ options: [OptionSpec]) -> JSONSchema {
    var properties: [String: JSONSchema] = [:]
    for option in options {
      for name in [option.name] + option.aliases { properties[name] = schema(of: option.type) }
    }
    var map: [String: JSONSchema] = [
      "type": .text("object"), "additionalProperties": .flag(false), "properties": .map(properties),
    ]
    let required = options.filter { $0.isRequired && $0.aliases.isEmpty }.map { JSONSchema.text($0.name) }
    if !required.isEmpty { map["required"] = .list(required) }
    return .map(map)
  }

  private static func schema(of type: OptionType) -> JSONSchema {
    switch type {
    case .text, .computed, .point: JSONSchema.scalar
    case .whole, .count: .map(["type": .list([.text("integer"), .text("string")])])
    case .number: .map(["type": .list([.text("number"), .text("string")])])
    case .flag: .map(["type": .list([.text("boolean"), .text("string")])])
    // In any case of letters, which no list of words can say.
    case .choice(let words): JSONSchema.anyOf([.map(["enum": .list(words.map(JSONSchema.text))]), JSONSchema.scalar])
    case .selector: .reference("selector")
    case .texts: .map(["type": .text("array"), "items": JSONSchema.scalar])
    case .variables: .map(["type": .text("object"), "additionalProperties": JSONSchema.scalar])
    case .condition: .reference("condition")
    case .commands: .reference("commands")
    case .list(let type): .map(["type": .text("array"), "items": schema(of: type)])
    case .anyList: .map(["type": .text("array")])
    case .anyMap: .map(["type": .text("object")])
    }
  }

  private static let header = JSONSchema.map([
    "type": .text("object"),
    "anyOf": .list(["appId", "url"].map { .map(["required": .list([.text($0)])]) }),
    "properties": .map([
      "appId": JSONSchema.scalar, "url": JSONSchema.scalar, "name": JSONSchema.scalar, "jsEngine": JSONSchema.scalar,
      "tags": .map(["type": .text("array"), "items": JSONSchema.scalar]), "env": schema(of: .variables),
      "properties": schema(of: .variables), "onFlowStart": .reference("commands"),
      "onFlowComplete": .reference("commands"), "flowsim": ownHeader,
    ]),
  ])

  private static let ownHeader = JSONSchema.map([
    "type": .text("object"), "additionalProperties": .flag(false),
    "properties": .map(
      Dictionary(
        FlowsimHeaderReader.options.map { ($0.name, JSONSchema.scalar) }
          + [
            ("stubs", .texts("Swift files that stand for what is not here.")),
            (
              "given",
              .map(["type": .text("array"), "items": object(GivenReader.names.map { OptionSpec($0, .anyMap) })])
            ),
            ("expect", .map(["type": .text("object"), "additionalProperties": .reference("commands")])),
          ], uniquingKeysWith: { first, _ in first })),
  ])
}
