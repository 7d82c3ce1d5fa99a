import FlowModel
import Foundation

/// A box whose content Foundation can encode itself.
protocol EncodableBox {
  var encodable: (any Encodable)? { get }
}

extension FoundationBox: EncodableBox {
  var encodable: (any Encodable)? { (content as? SimulatedData)?.data ?? (content as? any Encodable) }
}

extension CodingSession {
  /// Encodes a value, as Swift's synthesised code does or the app's own.
  func encode(_ value: Value, to encoder: any Encoder) throws {
    if let concrete = try concrete(value) {
      var container = encoder.singleValueContainer()
      return try encodingErrors { try container.encode(concrete) }
    }
    try interpreter.entering(at: location) { try encodeParts(of: value, to: encoder) }
  }

  private func encodeParts(of value: Value, to encoder: any Encoder) throws {
    switch value {
    case .nothing:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .some(let box): try encode(box.value, to: encoder)
    case .list(let box): try box.items.map(InterpretedValue.init).encode(to: encoder)
    case .set(let box):
      if box.table.count > 1 { isOrderUnknown = true }
      try box.table.keys.map(InterpretedValue.init).encode(to: encoder)
    case .dictionary(let box): try encode(box, to: encoder)
    case .structure, .object, .enumeration: try encodeInstance(value, to: encoder)
    case .unknown(let unknown):
      // What the coder gives in the end is not known.
      note(unknown, in: encoder)
      var container = encoder.singleValueContainer()
      guard let standIn = standIns.standIn(for: unknown, keepsDates: keepsDates) else {
        return try container.encodeNil()
      }
      try container.encode(standIn)
    default: throw stop("encoding \(interpreter.typeOf(value).name)")
    }
  }

  /// The value of the real library behind one; nil for the app's own and for collections.
  func concrete(_ value: Value) throws -> (any Encodable)? {
    switch value {
    case .int(let number): return number
    case .double(let number): return number
    case .float(let number): return number
    case .bool(let flag): return flag
    case .text(let box): return box.text
    case .fixed(let number):
      switch number.kind {
      case .int8: return Int8(truncatingIfNeeded: number.bits)
      case .int16: return Int16(truncatingIfNeeded: number.bits)
      case .int32: return Int32(truncatingIfNeeded: number.bits)
      case .int64: return Int64(bitPattern: number.bits)
      case .uint8: return UInt8(truncatingIfNeeded: number.bits)
      case .uint16: return UInt16(truncatingIfNeeded: number.bits)
      case .uint32: return UInt32(truncatingIfNeeded: number.bits)
      case .uint, .uint64: return number.bits
      }
    case .native(let box):
      guard let content = (box as? any EncodableBox)?.encodable else { throw stop("encoding \(box.typeName)") }
      return content
    default: return nil
    }
  }

  func encodingErrors<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch EncodingError.invalidValue(let value, let context) {
      throw Thrown(
        value: .native(
          DecodingErrorBox(
            "EncodingError", "invalidValue", .string("\(value) (\(type(of: value)))"),
            ContextBox(context.codingPath, context.debugDescription, nil))))
    }
  }

  private func encode(_ box: DictionaryBox, to encoder: any Encoder) throws {
    let pairs = box.table.pairs
    let keys = pairs.map(\.key)
    if keys.contains(where: { if case .unknown = $0 { true } else { false } }) { standIns.leaveOpen() }
    if let type = box.key ?? keys.first.map(interpreter.typeOf), conforms(type, "CodingKeyRepresentable") {
      return try encode(pairs.map { ($0.key, $0.value) }, underKeysOf: type, to: encoder)
    }
    if keys.allSatisfy({ if case .text = $0 { true } else { false } }), isNamed(box.key) || !keys.isEmpty {
      var table: [String: InterpretedValue] = [:]
      for pair in pairs { if case .text(let key) = pair.key { table[key.text] = InterpretedValue(pair.value) } }
      var container = encoder.singleValueContainer()
      return try encodingErrors { try container.encode(table) }
    }
    if !keys.isEmpty, keys.allSatisfy({ if case .int = $0 { true } else { false } }) {
      var table: [Int: InterpretedValue] = [:]
      for pair in pairs { if case .int(let key) = pair.key { table[key] = InterpretedValue(pair.value) } }
      var container = encoder.singleValueContainer()
      return try encodingErrors { try container.encode(table) }
    }
    guard box.key != nil else { throw stop("an empty dictionary whose keys' type is not known") }
    if keys.isEmpty, case .int? = box.key?.kind { return try [Int: InterpretedValue]().encode(to: encoder) }
    if pairs.count > 1 { isOrderUnknown = true }
    var container = encoder.unkeyedContainer()
    for pair in pairs {
      try container.encode(InterpretedValue(pair.key))
      try container.encode(InterpretedValue(pair.value))
    }
  }

  private func isNamed(_ type: RuntimeType?) -> Bool { if case .string? = type?.kind { true } else { false } }

  // MARK: The app's types

  private func encodeInstance(_ value: Value, to encoder: any Encoder) throws {
    let type = interpreter.typeOf(value)
    let own = interpreter.candidates(program.symbols["encode"], of: type, isStatic: false).compactMap(\.member.code)
    if own.contains(where: { $0.labels == [program.symbols["to"]] }) {
      _ = try interpreter.callMethod(
        value, program.symbols["encode"], [Argument("to", .native(EncoderBox(encoder)))], at: location)
      return
    }
    guard conforms(type, "Encodable") else { throw stop("\(type.name) is not Encodable") }
    try synthesized(value, to: encoder)
  }

  /// What the `encode(to:)` that Swift writes does.
  func synthesized(_ value: Value, to encoder: any Encoder) throws {
    let type = interpreter.typeOf(value)
    guard let nominal = type.nominal else { throw stop("encoding \(type.name)") }
    if case .enumeration(let box) = value {
      if program.rawType(of: nominal) != nil {
        return try encode(try interpreter.rawValue(box.caseIndex, of: type, at: location), to: encoder)
      }
      return try encode(box, nominal, to: encoder)
    }
    if conforms(type, "RawRepresentable"), rawValueType(of: type, nominal) != nil {
      return try encode(try interpreter.property(program.symbols["rawValue"], of: value, at: location), to: encoder)
    }
    let owner =
      nominal.lineage.last {
        $0.protocols.contains { conforms($0, "Encodable") || $0.name == "Encodable" || $0.name == "Codable" }
      } ?? nominal
    try encodeFields(of: value, owner, to: encoder)
  }

  /// Encodes the properties that a type itself declares.
  func encodeFields(of value: Value, _ owner: Nominal, to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: InterpretedKey.self)
    for field in owner.fields where field.owner === owner && !field.isLazy {
      guard let key = try key(of: field, owner) else { continue }
      let content = Interpreter.field(field.index, of: value)
      try encodeProperty(content, key, &container)
    }
  }

  private func encodeProperty(
    _ content: Value, _ key: InterpretedKey, _ container: inout KeyedEncodingContainer<InterpretedKey>
  ) throws {
    switch content {
    case .nothing: return
    case .some(let box): try encode(box.value, key, &container)
    default: try encode(content, key, &container)
    }
  }

  func encode(_ value: Value, _ key: InterpretedKey, _ container: inout KeyedEncodingContainer<InterpretedKey>) throws {
    if case .nothing = value { return try container.encodeNil(forKey: key) }
    if let concrete = try concrete(value) {
      return try encodingErrors { try container.encode(concrete, forKey: key) }
    }
    try encodingErrors { try container.encode(InterpretedValue(value), forKey: key) }
  }

  private func encode(_ box: EnumBox, _ nominal: Nominal, to encoder: any Encoder) throws {
    let declared = nominal.cases[box.caseIndex]
    var container = encoder.container(keyedBy: InterpretedKey.self)
    guard let key = try key(named: declared.name, nominal, "CodingKeys") else { throw stop("a case without a key") }
    let keys = "\(declared.name.prefix(1).uppercased())\(declared.name.dropFirst())CodingKeys"
    var nested = container.nestedContainer(keyedBy: InterpretedKey.self, forKey: key)
    for (place, parameter) in declared.parameters.enumerated() {
      guard let key = try self.key(named: parameter.label ?? "_\(place)", nominal, keys) else {
        throw stop("a payload without a key")
      }
      try encodeProperty(box.payload[place], key, &nested)
    }
  }
}
