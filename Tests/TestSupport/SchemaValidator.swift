import Foundation

/// Whether values fit a JSON schema, as far as flowsim's schemas go: a keyword that it does not know is a fault.
public struct SchemaValidator {
  private let root: [String: Any]

  /// - Parameter schema: the text of the schema.
  public init(_ schema: Data) throws {
    root = try JSONSerialization.jsonObject(with: schema) as? [String: Any] ?? [:]
  }

  /// What does not fit; empty for a value that fits.
  public func faults(of value: Any?) -> [String] { faults(of: value, root, at: "") }

  private func faults(of value: Any?, _ schema: [String: Any], at path: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = String(reference.dropFirst("#/definitions/".count))
      let definition = (root["definitions"] as? [String: Any])?[name] as? [String: Any]
      return definition.map { faults(of: value, $0, at: path) } ?? ["\(path): \(reference) is not defined"]
    }
    var found: [String] = []
    for (keyword, content) in schema {
      switch (keyword, content) {
      case ("type", let type as String): if !Self.fits(value, type) { found.append("\(path): is no \(type)") }
      case ("type", let types as [String]):
        if !types.contains(where: { Self.fits(value, $0) }) { found.append("\(path): is none of \(types)") }
      case ("enum", let words as [String]):
        if !words.contains(where: { $0 == value as? String }) { found.append("\(path): is none of its words") }
      case ("anyOf", let schemas as [[String: Any]]):
        let all = schemas.map { faults(of: value, $0, at: path) }
        if !all.contains([]) { found += all.flatMap(\.self) }
      case ("required", let names as [String]):
        for name in names where (value as? [String: Any?])?[name] == nil { found.append("\(path): lacks \(name)") }
      case ("properties", let properties as [String: [String: Any]]):
        for (name, inner) in (value as? [String: Any?]) ?? [:] {
          if let own = properties[name] {
            found += faults(of: inner, own, at: "\(path)/\(name)")
          } else if let rest = schema["additionalProperties"] as? [String: Any] {
            found += faults(of: inner, rest, at: "\(path)/\(name)")
          } else if schema["additionalProperties"] as? Bool == false {
            found.append("\(path): has no key \(name)")
          }
        }
      case ("additionalProperties", let rest as [String: Any]) where schema["properties"] == nil:
        for (name, inner) in (value as? [String: Any?]) ?? [:] {
          found += faults(of: inner, rest, at: "\(path)/\(name)")
        }
      case ("items", let items as [String: Any]):
        for (index, each) in ((value as? [Any?]) ?? []).enumerated() {
          found += faults(of: each, items, at: "\(path)/\(index)")
        }
      case ("minProperties", let count as Int):
        if let map = value as? [String: Any?], map.count < count { found.append("\(path): has too few keys") }
      case ("maxProperties", let count as Int):
        if let map = value as? [String: Any?], map.count > count { found.append("\(path): has too many keys") }
      case ("additionalProperties", _), ("definitions", _), ("description", _), ("title", _), ("$schema", _): break
      default: found.append("the schema has a keyword that is not known here: \(keyword)")
      }
    }
    return found
  }

  private static func fits(_ value: Any?, _ type: String) -> Bool {
    switch type {
    case "string": value is String
    case "boolean": value is Bool
    case "integer": value is Int && !(value is Bool)
    case "number": (value is Int || value is Double) && !(value is Bool)
    case "array": value is [Any?]
    case "object": value is [String: Any?]
    case "null": value == nil || value is NSNull
    default: false
    }
  }
}
