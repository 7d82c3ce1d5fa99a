import FlowModel
import Foundation

extension CodingSession {
  /// Decodes a value of a type, as Swift's synthesised code does or the app's own.
  func decode(_ type: RuntimeType, from decoder: any Decoder) throws -> Value {
    if let concrete = concrete(type) { return try single(concrete, decoder) }
    switch type.kind {
    case .optional(let wrapped):
      if try decoder.singleValueContainer().decodeNil() { return .nothing(Unmanaged.passUnretained(wrapped)) }
      return .some(SomeBox(try decode(wrapped, from: decoder)))
    case .array(let element):
      return .list(ListBox(try elements(element, decoder), element))
    case .set(let element):
      var table = Table()
      for item in try elements(element, decoder) { table[HashedValue(item)] = item }
      return .set(SetBox(table, element))
    case .dictionary(let key, let element): return try dictionary(key, element, decoder)
    case .nominal(let nominal, _): return try instance(type, nominal, decoder)
    default: throw stop("decoding \(type.name)")
    }
  }

  private func single<Wanted: Codable & Bridged>(_ type: Wanted.Type, _ decoder: any Decoder) throws -> Value {
    try value { try decoder.singleValueContainer().decode(type) }
  }

  private func elements(_ element: RuntimeType, _ decoder: any Decoder) throws -> ContiguousArray<Value> {
    wanted.append(element)
    defer { wanted.removeLast() }
    if case .optional(let wrapped) = element.kind {
      wanted.append(wrapped)
      defer { wanted.removeLast() }
      return ContiguousArray(try [InterpretedValue?](from: decoder).map { .optional($0?.value) })
    }
    return ContiguousArray(try [InterpretedValue](from: decoder).map(\.value))
  }

  private func dictionary(_ key: RuntimeType, _ element: RuntimeType, _ decoder: any Decoder) throws -> Value {
    wanted.append(element)
    defer { wanted.removeLast() }
    let pairs: [(Value, Value)]
    switch key.kind {
    case _ where conforms(key, "CodingKeyRepresentable"):
      let found = try decoder.singleValueContainer().decode([String: InterpretedValue].self)
      let raw = try rawKey(of: key)
      pairs = try found.sorted { $0.key < $1.key }.map { name, content in
        (try self.key(name, key, raw, decoder), content.value)
      }
    case .string:
      let found = try decoder.singleValueContainer().decode([String: InterpretedValue].self)
      pairs = found.sorted { $0.key < $1.key }.map { (.string($0.key), $0.value.value) }
    case .int:
      let found = try [Int: InterpretedValue](from: decoder)
      pairs = found.sorted { $0.key < $1.key }.map { (.int($0.key), $0.value.value) }
    default:
      var container = try decoder.unkeyedContainer()
      var found: [(Value, Value)] = []
      while !container.isAtEnd {
        wanted.append(key)
        let name = try container.decode(InterpretedValue.self).value
        wanted.removeLast()
        found.append((name, try container.decode(InterpretedValue.self).value))
      }
      pairs = found
    }
    return .dictionary(pairs, key, element)
  }

  // MARK: The app's types

  func conforms(_ type: RuntimeType, _ name: String) -> Bool {
    program.allProtocols(of: type).contains { $0.name == name }
  }

  private func instance(_ type: RuntimeType, _ nominal: Nominal, _ decoder: any Decoder) throws -> Value {
    guard let code = program.anyCode, let frame = interpreter.stack.push(code) else { throw stop("endless recursion") }
    defer { interpreter.stack.pop(frame) }
    let from = program.symbols["from"]
    if interpreter.initializers(of: nominal).contains(where: { $0.labels == [from] }) {
      return try interpreter.construct(type, [Argument("from", .native(DecoderBox(decoder)))], location.node, frame)
    }
    guard conforms(type, "Decodable") else { throw stop("\(type.name) is not Decodable") }
    return try synthesized(type, from: decoder)
  }

  /// What the `init(from:)` that Swift writes makes.
  func synthesized(_ type: RuntimeType, from decoder: any Decoder) throws -> Value {
    guard let nominal = type.nominal else { throw stop("decoding \(type.name)") }
    guard let code = program.anyCode, let frame = interpreter.stack.push(code) else { throw stop("endless recursion") }
    defer { interpreter.stack.pop(frame) }
    if nominal.kind == .enum {
      if let raw = program.rawType(of: nominal) { return try rawRepresentable(type, raw, decoder, frame) }
      return try enumeration(type, nominal, decoder)
    }
    if conforms(type, "RawRepresentable"), let raw = rawValueType(of: type, nominal) {
      return try rawRepresentable(type, raw, decoder, frame)
    }
    var made = try interpreter.blank(type, location.node, frame)
    let owner =
      nominal.lineage.last {
        $0.protocols.contains { conforms($0, "Decodable") || $0.name == "Decodable" || $0.name == "Codable" }
      } ?? nominal
    try fill(&made, owner, from: decoder, frame)
    return made
  }

  func rawValueType(of type: RuntimeType, _ nominal: Nominal) -> RuntimeType? {
    guard let field = nominal.fieldsBySymbol[program.symbols["rawValue"]] else { return nil }
    return interpreter.fieldType(field, of: type)
  }

  private func rawRepresentable(_ type: RuntimeType, _ raw: RuntimeType, _ decoder: any Decoder, _ frame: Frame) throws
    -> Value
  {
    let value = try decode(raw, from: decoder)
    let made = try interpreter.construct(type, [Argument("rawValue", value)], location.node, frame)
    if let content = made.flattened { return content }
    let text = try interpreter.description(of: value, at: location)
    throw Thrown(
      value: .native(
        DecodingErrorBox(
          "DecodingError", "dataCorrupted", nil,
          ContextBox(decoder.codingPath, "Cannot initialize \(type.name) from invalid \(raw.name) value \(text)", nil)))
    )
  }

  /// Decodes the properties that a type itself declares.
  func fill(_ value: inout Value, _ owner: Nominal, from decoder: any Decoder, _ frame: Frame) throws {
    let type = interpreter.typeOf(value)
    let own = owner.fields.filter { $0.owner === owner && !$0.isLazy }
    // A type without keys asks for nothing, so that it is decoded of whatever is there.
    guard try own.contains(where: { try key(of: $0, owner) != nil }) else { return }
    let container = try decoder.container(keyedBy: InterpretedKey.self)
    for field in own {
      guard let key = try key(of: field, owner), !(field.property.flags.contains(.isLet) && field.initialValue != nil)
      else { continue }
      let content: Value
      if let wrapper = field.wrapper {
        content = try decodeWrapped(try wrapperType(wrapper, field, type, value), key, container)
      } else {
        content = try property(try propertyType(field, type, value), key, container)
      }
      switch value {
      case .object(let object): object.fields[field.index] = content
      case .structure(let box):
        value = .void
        let own = interpreter.unique(box)
        own.fields[field.index] = content
        value = .structure(own)
      default: throw stop("decoding \(type.name)")
      }
    }
  }

  /// The type of a property: as it is written, or that of its initial value.
  private func propertyType(_ field: Field, _ type: RuntimeType, _ value: Value) throws -> RuntimeType {
    if let written = interpreter.fieldType(field, of: type) { return written }
    if case .absent = Interpreter.field(field.index, of: value) {
      throw stop("the type of '\(field.property.name)' of \(type.name) is not written")
    }
    let initial = Interpreter.field(field.index, of: value)
    if case .unknown(let unknown) = initial, let known = unknown.type ?? unknown.kind.map({ types.library($0) }) {
      return known
    }
    return interpreter.typeOf(initial)
  }

  private func property(
    _ type: RuntimeType, _ key: InterpretedKey, _ container: KeyedDecodingContainer<InterpretedKey>
  ) throws -> Value {
    guard case .optional(let wrapped) = type.kind else { return try decode(type, key, container) }
    return try decodeIfPresent(wrapped, key, container)
  }

  /// The type of the outermost wrapper around a property: the property's own type tells those of all, the innermost first.
  private func wrapperType(_ use: WrapperUse, _ field: Field, _ type: RuntimeType, _ value: Value) throws -> RuntimeType
  {
    let initial = Interpreter.field(field.index, of: value)
    let written = interpreter.fieldType(field, of: type)
    var found = use.type
    if written == nil, case .structure = initial {
      found = interpreter.typeOf(initial)
    } else {
      var content = written
      for each in use.all.reversed() { content = interpreter.bound(each.type, around: content) }
      if let content { found = content }
    }
    if found.isPartlyUnknown { throw stop("decoding the wrapper of '\(field.property.name)'") }
    return found
  }

  /// `@Wrapper var name`: the app's own `decode(_:forKey:)` for the wrapper goes before the library's.
  private func decodeWrapped(
    _ wrapper: RuntimeType, _ key: InterpretedKey, _ container: KeyedDecodingContainer<InterpretedKey>
  ) throws -> Value {
    let codes =
      program.libraryNominals["KeyedDecodingContainer"]?.members[program.symbols["decode"]]?.compactMap(\.code) ?? []
    let own = codes.filter { code in
      guard code.function.parameters.count == 2, let first = code.function.parameters.first else { return false }
      let written = program.type(first.type, in: code.tree, TypeScope(owner: code.owner, generics: nil, this: nil))
      guard case .metatype(let instance) = written.kind else { return false }
      return instance.nominal === wrapper.nominal
    }
    guard let code = own.first else { return try decode(wrapper, key, container) }
    let box = Value.native(KeyedDecodingBox(container, types.library("CodingKeys")))
    let arguments = [Argument(nil, .type(wrapper)), Argument("forKey", key.value ?? .native(KeyBox(key)))]
    let bound = try interpreter.bind(arguments, to: code, isLabelled: true, generics: nil, this: box, at: location)
    return try interpreter.call(code, this: box, bound.values, captures: [], generics: bound.generics, at: location)
  }

  func decode(
    _ type: RuntimeType, _ key: InterpretedKey, _ container: KeyedDecodingContainer<InterpretedKey>
  ) throws -> Value {
    do {
      if let concrete = concrete(type) { return try decode(concrete, key, container) }
    } catch { throw thrown(error, type) }
    return try decoding(type) { try container.decode(InterpretedValue.self, forKey: key) }
  }

  private func decode<Wanted: Codable & Bridged>(
    _ type: Wanted.Type, _ key: InterpretedKey, _ container: KeyedDecodingContainer<InterpretedKey>
  ) throws -> Value {
    try value { try container.decode(type, forKey: key) }
  }

  func decodeIfPresent(
    _ type: RuntimeType, _ key: InterpretedKey, _ container: KeyedDecodingContainer<InterpretedKey>
  ) throws -> Value {
    do {
      guard container.contains(key), try !container.decodeNil(forKey: key) else {
        return .nothing(Unmanaged.passUnretained(type))
      }
    } catch { throw thrown(error, type) }
    return .some(SomeBox(try decode(type, key, container)))
  }

  // MARK: Keys of properties

  /// The key of a property; nil where the app's `CodingKeys` leave it out.
  func key(of field: Field, _ owner: Nominal) throws -> InterpretedKey? {
    try key(named: field.property.name, owner, "CodingKeys")
  }

  func key(named name: String, _ owner: Nominal, _ keys: String) throws -> InterpretedKey? {
    guard let type = try keyType(keys, owner) else { return InterpretedKey(name, nil, nil, keys) }
    guard let index = type.nominal?.caseIndices[program.symbols[name]] else { return nil }
    return try key(.enumeration(interpreter.plainCase(index, of: type)))
  }

  /// The app's own enum of keys of a type.
  private func keyType(_ name: String, _ owner: Nominal) throws -> RuntimeType? {
    if let nested = owner.nested(name, in: owner.tree) { return types.nominal(nested) }
    guard let (tree, alias) = owner.aliases[name] else { return nil }
    return program.type(alias.type, in: tree, TypeScope(owner: owner, generics: nil, this: nil))
  }

  // MARK: Enums with payloads

  private func enumeration(_ type: RuntimeType, _ nominal: Nominal, _ decoder: any Decoder) throws -> Value {
    let container = try decoder.container(keyedBy: InterpretedKey.self)
    var found: [(index: Int, key: InterpretedKey)] = []
    for key in container.allKeys {
      for (index, each) in nominal.cases.enumerated() {
        if let own = try self.key(named: each.name, nominal, "CodingKeys"), own.stringValue == key.stringValue {
          found.append((index, own))
        }
      }
    }
    guard found.count == 1, let (index, key) = found.first else {
      throw Thrown(
        value: .native(
          DecodingErrorBox(
            "DecodingError", "typeMismatch", .type(type),
            ContextBox(container.codingPath, "Invalid number of keys found, expected one.", nil))))
    }
    let declared = nominal.cases[index]
    let keys = "\(declared.name.prefix(1).uppercased())\(declared.name.dropFirst())CodingKeys"
    let nested = try container.nestedContainer(keyedBy: InterpretedKey.self, forKey: key)
    guard !declared.parameters.isEmpty else { return .enumeration(interpreter.plainCase(index, of: type)) }
    let wanted = interpreter.caseTypes(index, type)
    var payload: [Value] = []
    for (place, parameter) in declared.parameters.enumerated() {
      guard let written = wanted[place] else { throw stop("the payload of \(type.name).\(declared.name)") }
      guard let key = try self.key(named: parameter.label ?? "_\(place)", nominal, keys) else {
        throw stop("a payload without a key")
      }
      if parameter.defaultValue >= 0, let tree = nominal.tree, !nested.contains(key) {
        payload.append(
          try interpreter.initialValue(tree.codes[Int(parameter.defaultValue)], written, this: nil, at: location))
      } else {
        payload.append(try property(written, key, nested))
      }
    }
    return .enumeration(EnumBox(type, index, payload))
  }
}

extension Interpreter {
  /// An instance of a type before an initialiser sets its properties: with their initial values.
  func blank(_ type: RuntimeType, _ node: Int32, _ frame: Frame) throws -> Value {
    let nominal = type.nominal!
    if nominal.isClass {
      let object = try newObject(type, at: frame.tree.location(of: node))
      for each in nominal.lineage { try setInitialValues(each, .object(object), node, frame) }
      return .object(object)
    }
    var value = Value.structure(StructBox(type, ContiguousArray(repeating: .absent, count: nominal.fields.count)))
    try setInitialValues(nominal, &value, type, node, frame)
    return value
  }
}
