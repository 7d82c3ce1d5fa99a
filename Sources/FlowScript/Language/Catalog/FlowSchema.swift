import Foundation

/// The JSON schemas (draft 7, which editors read) of the files of flows, made of the catalogue.
package indirect enum FlowSchema: Encodable, Sendable {
  case text(String)
  case flag(Bool)
  case number(Int)
  case list([FlowSchema])
  case map([String: FlowSchema])

  /// A flow file: each of its two documents.
  package static let flow = FlowSchema.map([
    "$schema": .text("http://json-schema.org/draft-07/schema#"), "title": .text("A flow of flowsim or Maestro"),
    "anyOf": .list([reference("header"), reference("commands")]),
    "definitions": .map([
      "header": header, "commands": .map(["type": .text("array"), "items": reference("command")]), "command": command,
      "selector": anyOf([scalar, object(CommandCatalog.elementOptions)]),
      "condition": object(CommandCatalog.conditionOptions),
    ]),
  ])

  /// The configuration of a folder of flows. Maestro leaves keys alone that it does not know.
  package static let workspace = FlowSchema.map([
    "$schema": .text("http://json-schema.org/draft-07/schema#"), "title": .text("A folder of flows"),
    "type": .text("object"),
    "properties": .map([
      "flows": texts("Patterns of flows, relative to the folder; those with ! are left out."),
      "includeTags": texts("A flow needs one of these."), "excludeTags": texts("A flow may have none of these."),
      "executionOrder": .map([
        "type": .text("object"),
        "properties": .map([
          "flowsOrder": texts("The names of flows that come first."),
          "continueOnFailure": type("boolean", "Whether the rest of them runs although one failed."),
        ]),
      ]),
    ]),
  ])

  /// As a file holds it, with sorted keys.
  package func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .list(let list): try container.encode(list)
    case .map(let map): try container.encode(map)
    }
  }

  // MARK: Parts

  private static func reference(_ name: String) -> FlowSchema { .map(["$ref": .text("#/definitions/\(name)")]) }
  private static func anyOf(_ schemas: [FlowSchema]) -> FlowSchema { .map(["anyOf": .list(schemas)]) }
  private static let scalar = FlowSchema.map(["type": .list(["string", "number", "boolean"].map(FlowSchema.text))])

  private static func type(_ name: String, _ description: String) -> FlowSchema {
    .map(["type": .text(name), "description": .text(description)])
  }

  private static func texts(_ description: String) -> FlowSchema {
    .map([
      "description": .text(description),
      "anyOf": .list([scalar, .map(["type": .text("array"), "items": scalar])]),
    ])
  }

  private static let command = anyOf([
    .map([
      "enum": .list(CommandCatalog.commands.filter(\.isBare).flatMap { [$0.name] + $0.aliases }.map(FlowSchema.text))
    ]),
    .map([
      "type": .text("object"), "minProperties": .number(1), "maxProperties": .number(1),
      "additionalProperties": .flag(false),
      "properties": .map(
        Dictionary(CommandCatalog.commands.map { ($0.name, value(of: $0)) }, uniquingKeysWith: { first, _ in first })),
    ]),
  ])

  private static func value(of command: CommandSpec) -> FlowSchema {
    let options = object(command.allOptions)
    guard let name = command.shorthand, let option = command.options.first(where: { $0.name == name }) else {
      return options
    }
    return anyOf([schema(of: option.type), options])
  }

  private static func object(_ options: [OptionSpec]) -> FlowSchema {
    var properties: [String: FlowSchema] = [:]
    for option in options {
      for name in [option.name] + option.aliases { properties[name] = schema(of: option.type) }
    }
    var map: [String: FlowSchema] = [
      "type": .text("object"), "additionalProperties": .flag(false), "properties": .map(properties),
    ]
    let required = options.filter { $0.isRequired && $0.aliases.isEmpty }.map { FlowSchema.text($0.name) }
    if !required.isEmpty { map["required"] = .list(required) }
    return .map(map)
  }

  private static func schema(of type: OptionType) -> FlowSchema {
    switch type {
    case .text: scalar
    case .whole: .map(["type": .list([.text("integer"), .text("string")])])
    case .number: .map(["type": .list([.text("number"), .text("string")])])
    case .flag: .map(["type": .list([.text("boolean"), .text("string")])])
    // In any case of letters, which no list of words can say.
    case .choice(let words): anyOf([.map(["enum": .list(words.map(FlowSchema.text))]), scalar])
    case .selector: reference("selector")
    case .texts: .map(["type": .text("array"), "items": scalar])
    case .variables: .map(["type": .text("object"), "additionalProperties": scalar])
    case .condition: reference("condition")
    case .commands: reference("commands")
    case .list(let type): .map(["type": .text("array"), "items": schema(of: type)])
    case .anyList: .map(["type": .text("array")])
    case .anyMap: .map(["type": .text("object")])
    }
  }

  private static let header = FlowSchema.map([
    "type": .text("object"),
    "anyOf": .list(["appId", "url"].map { .map(["required": .list([.text($0)])]) }),
    "properties": .map([
      "appId": scalar, "url": scalar, "name": scalar, "jsEngine": scalar,
      "tags": .map(["type": .text("array"), "items": scalar]), "env": schema(of: .variables),
      "properties": schema(of: .variables), "onFlowStart": reference("commands"),
      "onFlowComplete": reference("commands"), "flowsim": ownHeader,
    ]),
  ])

  private static let ownHeader = FlowSchema.map([
    "type": .text("object"), "additionalProperties": .flag(false),
    "properties": .map(
      Dictionary(
        FlowsimHeaderReader.options.map { ($0.name, scalar) }
          + [
            ("stubs", texts("Swift files that stand for what is not here.")),
            (
              "given",
              .map(["type": .text("array"), "items": object(GivenReader.names.map { OptionSpec($0, .anyMap) })])
            ),
            ("expect", .map(["type": .text("object"), "additionalProperties": reference("commands")])),
          ], uniquingKeysWith: { first, _ in first })),
  ])
}
