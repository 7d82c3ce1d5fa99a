import FlowModel
import Foundation

/// A value of the app's code as Foundation's coders see it: they ask it to encode and decode itself, and the interpreter
/// does what Swift's own synthesis would.
struct InterpretedValue: Codable {
  let value: Value

  init(_ value: Value) { self.value = value }

  init(from decoder: any Decoder) throws {
    guard let session = CodingSession.current, let type = session.wanted.last else {
      preconditionFailure("a value is decoded outside of a session")
    }
    value = try session.decode(type, from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    guard let session = CodingSession.current else { preconditionFailure("a value is encoded outside of a session") }
    try session.encode(value, to: encoder)
  }
}

/// What the coders are at: whose values, and which type comes next.
final class CodingSession {
  private static let running = ThreadLocal<CodingSession>()

  /// The session of this thread: no coding waits in its midst.
  static var current: CodingSession? { running.object }

  let interpreter: Interpreter
  let location: TreeLocation
  /// The types that are decoded, the innermost last.
  var wanted: [RuntimeType] = []
  /// Whether a set or a dictionary was written in an order of its own.
  var isOrderUnknown = false
  /// Something that was encoded and is not known; what may have no form there before what has one.
  var unknown: Unknown?
  /// Whether dates are encoded by the app's own code.
  var hasOwnDates = false
  /// Whether dates are encoded as they are, with all their parts of a second.
  var keepsDates = false
  /// What stands in the data for what is not known.
  var standIns = StandIns()
  /// What the app gave the coder along; nil for nothing.
  var userInfo: Value?

  /// Notes that something is encoded that is not known.
  func note(_ unknown: Unknown, in encoder: any Encoder) {
    let isSure = unknown.isSurelyEncodable && !encoder.codingPath.isEmpty && !hasOwnDates
    if isSure, self.unknown != nil { return }
    self.unknown = isSure || !unknown.isSurelyEncodable ? unknown : unknown.part(unknown.what)
  }

  init(_ interpreter: Interpreter, _ location: TreeLocation) {
    self.interpreter = interpreter
    self.location = location
  }

  /// Runs one encoding or decoding.
  ///
  /// - Parameter coder: the coder that runs it; nil for a container that is called later.
  static func run<Result>(
    _ call: Library.Call, coder: (any InformedCoder)? = nil, _ body: (CodingSession) throws -> Result
  ) throws -> Result {
    let outer = current
    let session = CodingSession(call.interpreter, call.location)
    session.userInfo = coder?.userInfo
    running.object = session
    defer { running.object = outer }
    let result = try withExtendedLifetime(session) { try body(session) }
    if let unknown = session.unknown { throw Stop(lacking: unknown, at: call.location) }
    return result
  }

  var program: Program { interpreter.program }
  var types: TypeTable { interpreter.types }
  func stop(_ reason: String) -> Stop { Stop(reason: reason, location: location) }

  /// Decodes something of a type with a coder's own call for any value.
  func decoding(_ type: RuntimeType, _ body: () throws -> InterpretedValue) throws -> Value {
    wanted.append(type)
    defer { wanted.removeLast() }
    do { return try body().value } catch { throw thrown(error, type) }
  }

  /// An error of Foundation's coders, as the app's code catches it; any other as it is.
  func thrown(_ error: any Error, _ type: RuntimeType? = nil) -> any Error {
    if let error = error as? DecodingError { return thrown(error, type) }
    return UnfitNumberBox.isThrown(error) ? Thrown(value: .native(UnfitNumberBox())) : error
  }

  /// An error of Foundation's coders, as the app's code catches it.
  func thrown(_ error: DecodingError, _ type: RuntimeType? = nil) -> Thrown {
    Thrown(value: .native(DecodingErrorBox(error, type, self)))
  }

  /// The type of the real library that a value of a type is decoded as; nil for the app's types and collections.
  func concrete(_ type: RuntimeType) -> (any (Codable & Bridged).Type)? {
    switch type.kind {
    case .int: Int.self
    case .double: Double.self
    case .float: Float.self
    case .bool: Bool.self
    case .string: String.self
    case .fixed(let kind): Self.fixed(kind)
    case .library(let name, _): Self.libraryTypes[name]
    default: nil
    }
  }

  private static func fixed(_ kind: FixedInteger.Kind) -> any (Codable & Bridged).Type {
    switch kind {
    case .int8: Int8.self
    case .int16: Int16.self
    case .int32: Int32.self
    case .int64: Int64.self
    case .uint: UInt.self
    case .uint8: UInt8.self
    case .uint16: UInt16.self
    case .uint32: UInt32.self
    case .uint64: UInt64.self
    }
  }

  private static let libraryTypes: [String: any (Codable & Bridged).Type] = [
    "Date": Date.self, "URL": URL.self, "Data": Data.self, "UUID": UUID.self, "Decimal": Decimal.self,
    "Locale": Locale.self,
    "TimeZone": TimeZone.self, "IndexPath": IndexPath.self, "IndexSet": IndexSet.self,
    "DateComponents": DateComponents.self,
    "DateInterval": DateInterval.self,
  ]

  // MARK: Keys

  /// The key that a value of the app stands for.
  func key(_ value: Value) throws -> InterpretedKey {
    if case .native(let box as KeyBox) = value {
      return InterpretedKey(box.key.stringValue, box.key.intValue, value, box.typeName)
    }
    let name = interpreter.typeOf(value).name
    guard case .text(let text) = try interpreter.property(program.symbols["stringValue"], of: value, at: location)
    else {
      throw stop("a coding key whose text is not known")
    }
    let number = try interpreter.property(program.symbols["intValue"], of: value, at: location).flattened?.integerValue
    return InterpretedKey(text.text, number, value, name)
  }

  /// The key of the app's type for a coder's; nil where it has none.
  func value(of key: any CodingKey, _ type: RuntimeType) throws -> Value? {
    if case .library(let name, _) = type.kind, name != "CodingKey" { return .native(KeyBox(key, name)) }
    guard let code = program.anyCode, let frame = interpreter.stack.push(code) else { throw stop("endless recursion") }
    defer { interpreter.stack.pop(frame) }
    if let number = key.intValue,
      let made = try interpreter.construct(type, [Argument("intValue", .int(number))], location.node, frame).flattened
    {
      return made
    }
    return try interpreter.construct(type, [Argument("stringValue", .string(key.stringValue))], location.node, frame)
      .flattened
  }
}

/// A key of the app's code as the coders take it.
struct InterpretedKey: CodingKey, CustomStringConvertible, CustomDebugStringConvertible {
  let stringValue: String
  let intValue: Int?
  /// The app's own key; nil for one that a coder made.
  let value: Value?
  let typeName: String

  init(_ text: String, _ number: Int?, _ value: Value?, _ typeName: String) {
    stringValue = text
    intValue = number
    self.value = value
    self.typeName = typeName
  }

  init?(stringValue: String) { self.init(stringValue, nil, nil, "CodingKeys") }
  init?(intValue: Int) { self.init("\(intValue)", intValue, nil, "CodingKeys") }

  var description: String {
    "\(typeName)(stringValue: \(stringValue.debugDescription), intValue: \(intValue.map { "\($0)" } ?? "nil"))"
  }
  var debugDescription: String { description }
}

/// A coding key that is no value of the app's: an index, a key of synthesised code.
final class KeyBox: NativeBox {
  let key: any CodingKey
  private let name: String
  init(_ key: any CodingKey, _ name: String = "CodingKeys") {
    self.key = key
    self.name = (key as? InterpretedKey)?.typeName ?? name
  }
  override var typeName: String { name }
  override var description: String { "\(key)" }
  override func isEqual(to other: NativeBox) -> Bool {
    (other as? KeyBox).map { $0.key.stringValue == key.stringValue && $0.key.intValue == key.intValue } ?? false
  }
}

extension Bridged where Self: FixedWidthInteger {
  package static func unbridged(_ value: Value, _ call: Library.Call) throws -> Self? {
    value.integerValue.flatMap(Self.init(exactly:))
  }
}
extension Int8: Bridged {
  package static var bridgedName: String { "Int8" }
  package var bridged: Value { .fixed(FixedInteger(bits: UInt64(bitPattern: Int64(self)), kind: .int8)) }
}
extension Int16: Bridged {
  package static var bridgedName: String { "Int16" }
  package var bridged: Value { .fixed(FixedInteger(bits: UInt64(bitPattern: Int64(self)), kind: .int16)) }
}
extension Int32: Bridged {
  package static var bridgedName: String { "Int32" }
  package var bridged: Value { .fixed(FixedInteger(bits: UInt64(bitPattern: Int64(self)), kind: .int32)) }
}
extension Int64: Bridged {
  package static var bridgedName: String { "Int64" }
  package var bridged: Value { .fixed(FixedInteger(bits: UInt64(bitPattern: self), kind: .int64)) }
}
extension UInt: Bridged {
  package static var bridgedName: String { "UInt" }
  package var bridged: Value { .fixed(FixedInteger(bits: UInt64(self), kind: .uint)) }
}
extension UInt16: Bridged {
  package static var bridgedName: String { "UInt16" }
  package var bridged: Value { .fixed(FixedInteger(bits: UInt64(self), kind: .uint16)) }
}
extension UInt32: Bridged {
  package static var bridgedName: String { "UInt32" }
  package var bridged: Value { .fixed(FixedInteger(bits: UInt64(self), kind: .uint32)) }
}
extension UInt64: Bridged {
  package static var bridgedName: String { "UInt64" }
  package var bridged: Value { .fixed(FixedInteger(bits: self, kind: .uint64)) }
}
