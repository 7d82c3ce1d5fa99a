import FlowModel
import Foundation

/// `DecodingError` and `EncodingError`: a case with its context.
final class DecodingErrorBox: NativeBox {
  private let type: String
  let name: String
  /// The type or key that the case names.
  let subject: Value?
  let context: ContextBox

  init(_ type: String, _ name: String, _ subject: Value?, _ context: ContextBox) {
    self.type = type
    self.name = name
    self.subject = subject
    self.context = context
  }

  /// What a coder of Foundation threw.
  ///
  /// - Parameter wanted: the type of the app that it was asked for.
  convenience init(_ error: DecodingError, _ wanted: RuntimeType?, _ session: CodingSession) {
    func type(_ type: Any.Type) -> Value { .type(session.runtimeType(type, wanted)) }
    func context(_ context: DecodingError.Context) -> ContextBox {
      ContextBox(context.codingPath, context.debugDescription, wanted)
    }
    switch error {
    case .typeMismatch(let wrong, let where_): self.init("DecodingError", "typeMismatch", type(wrong), context(where_))
    case .valueNotFound(let missing, let where_):
      self.init("DecodingError", "valueNotFound", type(missing), context(where_))
    case .keyNotFound(let key, let where_):
      self.init(
        "DecodingError", "keyNotFound", (key as? InterpretedKey)?.value ?? .native(KeyBox(key)), context(where_))
    case .dataCorrupted(let where_): self.init("DecodingError", "dataCorrupted", nil, context(where_))
    @unknown default: self.init("DecodingError", "unknown", nil, ContextBox([], "\(error)", nil))
    }
  }

  override var typeName: String { type }
  // Swift 6.3 gave it words of its own, which hang on the device's version.
  override var isPrintableOnApple: Bool { false }
  override func matched(_ name: String) -> [Value]? {
    guard name == self.name else { return nil }
    return (subject.map { [$0] } ?? []) + [.native(context)]
  }

  override var description: String {
    let subject: String =
      switch self.subject {
      case .type(let type)?: type.name
      case .native(let box as KeyBox)?: box.key.stringValue
      case .text(let box)?: box.text
      case let value?: (try? CodingErrors.text(of: value)) ?? ""
      case nil: ""
      }
    let what: String =
      switch name {
      case "keyNotFound": "Key '\(subject)' not found in keyed decoding container."
      case "valueNotFound": "Expected value of type \(subject) but found null instead."
      case "typeMismatch": "expected value of type \(subject)."
      case "invalidValue": "\(subject)."
      default: "Data was corrupted."
      }
    let path = context.path.isEmpty ? "" : " Path: \(CodingErrors.path(context.path))."
    return "\(type).\(name): \(what)\(path) Debug description: \(context.text)"
  }

  /// The error of Foundation that it is as one.
  var asError: SimulatedError {
    let isMissing = name == "keyNotFound" || name == "valueNotFound"
    let real: NSError =
      type == "EncodingError"
      ? EncodingError.invalidValue(0, EncodingError.Context(codingPath: [], debugDescription: context.text)) as NSError
      : (isMissing
        ? DecodingError.valueNotFound(Int.self, DecodingError.Context(codingPath: [], debugDescription: context.text))
        : DecodingError.dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: context.text))) as NSError
    return SimulatedError(
      real.domain, name == "typeMismatch" ? 4864 : real.code, [], original: .native(self),
      linuxWords: real.localizedDescription)
  }
}

/// What `JSONDecoder` throws for a number that the type which is asked for cannot hold: an error of its own, of which it
/// makes a `DecodingError` where it is left (swift-foundation, JSONDecoder).
final class UnfitNumberBox: NativeBox {
  override var typeName: String { "JSONError" }
  override var isPrintable: Bool { false }

  static func isThrown(_ error: any Error) -> Bool { "\(type(of: error))" == "JSONError" }
}

/// `DecodingError.Context`.
final class ContextBox: NativeBox {
  let path: [any CodingKey]
  let text: String
  init(_ path: [any CodingKey], _ text: String, _ wanted: RuntimeType?) {
    self.path = path
    self.text = text.replacingOccurrences(of: "InterpretedValue", with: wanted?.name ?? "")
  }
  override var typeName: String { "DecodingError.Context" }
  override var description: String {
    "Context(codingPath: [\(path.map { "\($0)" }.joined(separator: ", "))], debugDescription: \(text.debugDescription), underlyingError: nil)"
  }
}

enum CodingErrors {
  static func path(_ keys: [any CodingKey]) -> String {
    keys.enumerated().map { place, key in
      if let number = key.intValue { return "[\(number)]" }
      return (place == 0 ? "" : ".") + key.stringValue
    }.joined()
  }

  static func text(of value: Value) throws -> String {
    guard let interpreter = Equality.interpreter else { return "" }
    if case .text(let box) = try interpreter.property(
      interpreter.program.symbols["stringValue"], of: value, at: interpreter.nowhere)
    {
      return box.text
    }
    return ""
  }
}

extension CodingSession {
  /// A type that a coder's error names, as the interpreter has it.
  func runtimeType(_ type: Any.Type, _ wanted: RuntimeType?) -> RuntimeType {
    if type == InterpretedValue.self, let wanted { return wanted }
    if type == [String: Any].self { return types.dictionary(types.string, types.any) }
    if type == [Any].self { return types.array(types.any) }
    if let bridged = type as? any Bridged.Type {
      return types.named(bridged.bridgedName) ?? types.library(bridged.bridgedName)
    }
    return types.library("\(type)")
  }
}

extension LibraryBuilder {
  mutating func addCodingErrors() {
    for type in ["DecodingError", "EncodingError"] {
      initializer("\(type).Context", "(codingPath:debugDescription:underlyingError?:)") { call in
        let keys = try call.interpreter.elements(of: call[0], at: call.location)
        let path = try CodingSession.run(call) { session in try keys.map { try session.key($0) } }
        return .native(ContextBox(path, try call.text(1), nil))
      }
      for name in ["typeMismatch", "valueNotFound", "keyNotFound", "invalidValue"] {
        expects(type, name, nil, "\(type).Context")
        staticMethod(type, "\(name)(_:_:)") { call in
          guard case .native(let context as ContextBox) = call[1] else { throw call.stop("a context is asked for") }
          return .native(DecodingErrorBox(type, name, call[0], context))
        }
      }
    }
    expects("DecodingError", "dataCorrupted", "DecodingError.Context")
    staticMethod("DecodingError", "dataCorrupted(_:)") { call in
      guard case .native(let context as ContextBox) = call[0] else { throw call.stop("a context is asked for") }
      return .native(DecodingErrorBox("DecodingError", "dataCorrupted", nil, context))
    }
    staticMethod("DecodingError", "dataCorruptedError(in:debugDescription:)") { call in
      .native(
        DecodingErrorBox(
          "DecodingError", "dataCorrupted", nil, ContextBox(try call.codingPath(0), try call.text(1), nil)))
    }
    staticMethod("DecodingError", "dataCorruptedError(forKey:in:debugDescription:)") { call in
      guard case .native(let box as KeyedDecodingBox) = call[1] else { throw call.stop("a container is asked for") }
      let key = try CodingSession.run(call) { try $0.key(box.resolved(call[0], call)) }
      return .native(
        DecodingErrorBox(
          "DecodingError", "dataCorrupted", nil, ContextBox(box.container.codingPath + [key], try call.text(2), nil)))
    }
    property("DecodingError.Context", "debugDescription") { call in
      guard case .native(let box as ContextBox) = call.value else { throw call.stop("a context") }
      return .string(box.text)
    }
    property("DecodingError.Context", "underlyingError") { call in .nothing(nil) }
    property("DecodingError.Context", "codingPath") { call in
      guard case .native(let box as ContextBox) = call.value else { throw call.stop("a context") }
      return call.list(box.path.map { ($0 as? InterpretedKey)?.value ?? .native(KeyBox($0)) })
    }
    // Keys.
    property("CodingKey", "stringValue") { call in try call.keyText }
    property("CodingKey", "intValue") { call in try call.keyNumber }
    property("CodingKey", "description") { call in
      .string(try call.interpreter.keyDescription(of: call.value, at: call.location))
    }
    property("CodingKey", "debugDescription") { call in
      .string(try call.interpreter.keyDescription(of: call.value, at: call.location))
    }
    for (label, isText) in [("stringValue", true), ("intValue", false)] {
      initializer("CodingKey", "(\(label):)") { call in
        guard let type = call.type, let nominal = type.nominal, nominal.kind == .enum else {
          throw call.stop("a coding key")
        }
        for index in nominal.cases.indices {
          let value = Value.enumeration(call.interpreter.plainCase(index, of: type))
          let own = try call.interpreter.property(call.interpreter.program.symbols[label], of: value, at: call.location)
          if isText ? Equality.areEqual(own, call[0]) : own.flattened.map({ Equality.areEqual($0, call[0]) }) == true {
            return .some(SomeBox(value))
          }
        }
        return .nothing(nil)
      }
    }
  }
}

extension Library.Call {
  fileprivate var keyText: Value {
    get throws {
      if case .native(let box as KeyBox) = value { return .string(box.key.stringValue) }
      guard case .enumeration(let box) = value, let nominal = box.type.nominal else { throw stop("a coding key") }
      if let raw = interpreter.program.rawType(of: nominal), case .string = raw.kind {
        return try interpreter.rawValue(box.caseIndex, of: box.type, at: location)
      }
      return .string(nominal.cases[box.caseIndex].name)
    }
  }

  fileprivate var keyNumber: Value {
    get throws {
      if case .native(let box as KeyBox) = value { return .optional(box.key.intValue.map { .int($0) }) }
      guard case .enumeration(let box) = value, let nominal = box.type.nominal else { throw stop("a coding key") }
      if let raw = interpreter.program.rawType(of: nominal), case .int = raw.kind {
        return .some(SomeBox(try interpreter.rawValue(box.caseIndex, of: box.type, at: location)))
      }
      return .nothing(nil)
    }
  }

  /// The path of a container or coder that is an argument.
  fileprivate func codingPath(_ index: Int) throws -> [any CodingKey] {
    switch self[index] {
    case .native(let box as SingleDecodingBox): box.container.codingPath
    case .native(let box as UnkeyedDecodingBox): box.container.codingPath
    case .native(let box as KeyedDecodingBox): box.container.codingPath
    default: throw stop("a container is asked for")
    }
  }
}

extension Interpreter {
  /// What Swift writes of a coding key.
  func keyDescription(of value: Value, at location: TreeLocation) throws -> String {
    let text = try property(program.symbols["stringValue"], of: value, at: location)
    let number = try property(program.symbols["intValue"], of: value, at: location).flattened
    let written = try number.map { try description(of: $0, at: location) } ?? "nil"
    return "\(typeOf(value).name)(stringValue: \(try debugDescription(of: text, at: location)), intValue: \(written))"
  }
}
