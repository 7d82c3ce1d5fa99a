import FlowModel
import Foundation

/// Dictionaries whose keys stand for keys of coders: `enum Kind: String, CodingKeyRepresentable`.
///
/// - Foundation: such a dictionary is coded with its keys, one of other types as a list of keys and values (documentation
///   of CodingKeyRepresentable). A RawRepresentable type of texts or whole numbers has its raw value as its key.
extension CodingSession {
  /// The raw type of keys that the library knows as keys.
  ///
  /// - Throws: `Stop` where the app says itself what the keys are.
  func rawKey(of type: RuntimeType) throws -> RuntimeType {
    let own = interpreter.candidates(program.symbols["codingKey"], of: type, isStatic: false)
    guard own.isEmpty, let nominal = type.nominal,
      let raw = program.rawType(of: nominal) ?? rawValueType(of: type, nominal)
    else { throw stop("which keys \(type.name) has") }
    switch raw.kind {
    case .string, .int: return raw
    default: throw stop("which keys \(type.name) has")
    }
  }

  func encode(_ pairs: [(key: Value, value: Value)], underKeysOf type: RuntimeType, to encoder: any Encoder) throws {
    _ = try rawKey(of: type)
    var container = encoder.container(keyedBy: InterpretedKey.self)
    for pair in pairs {
      let raw = try interpreter.property(program.symbols["rawValue"], of: pair.key, at: location)
      switch raw {
      case .text(let box): try encode(pair.value, InterpretedKey(box.text, nil, nil, type.name), &container)
      case .int(let number): try encode(pair.value, InterpretedKey("\(number)", number, nil, type.name), &container)
      default: throw stop("a key that is not known")
      }
    }
  }

  /// The app's key for one that a decoder has read.
  func key(_ name: String, _ type: RuntimeType, _ raw: RuntimeType, _ decoder: any Decoder) throws -> Value {
    guard let code = program.anyCode, let frame = interpreter.stack.push(code) else { throw stop("endless recursion") }
    defer { interpreter.stack.pop(frame) }
    let content: Value?
    if case .int = raw.kind { content = Int(name).map { .int($0) } } else { content = .string(name) }
    if let content,
      let made = try interpreter.construct(type, [Argument("rawValue", content)], location.node, frame).flattened
    {
      return made
    }
    throw Thrown(
      value: .native(
        DecodingErrorBox(
          "DecodingError", "dataCorrupted", nil,
          ContextBox(decoder.codingPath, "Could not convert key to type \(type.name)", nil))))
  }
}
