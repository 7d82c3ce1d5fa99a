import Foundation

/// A JSON schema (draft 7, which editors read), or a part of one.
package indirect enum JSONSchema: Encodable, Sendable {
  case text(String)
  case flag(Bool)
  case number(Int)
  case list([JSONSchema])
  case map([String: JSONSchema])

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
}

extension JSONSchema {
  /// A whole schema: a part with its title.
  package static func whole(_ title: String, _ keywords: [String: JSONSchema]) -> JSONSchema {
    .map(
      keywords.merging([
        "$schema": .text("http://json-schema.org/draft-07/schema#"), "title": .text(title),
      ]) { own, _ in own })
  }

  /// A definition of the same schema.
  package static func reference(_ name: String) -> JSONSchema { .map(["$ref": .text("#/definitions/\(name)")]) }

  /// What fits one of some parts.
  package static func anyOf(_ schemas: [JSONSchema]) -> JSONSchema { .map(["anyOf": .list(schemas)]) }

  /// One of some words.
  package static func words(_ words: [String]) -> JSONSchema { .map(["enum": .list(words.map(JSONSchema.text))]) }

  /// A single value.
  package static let scalar = JSONSchema.map(["type": .list(["string", "number", "boolean"].map(JSONSchema.text))])

  /// A list of single values.
  package static let scalars = JSONSchema.map(["type": .text("array"), "items": scalar])

  /// A list of single values, or one of them.
  package static func texts(_ description: String) -> JSONSchema {
    .map(["description": .text(description), "anyOf": .list([scalar, scalars])])
  }
}
