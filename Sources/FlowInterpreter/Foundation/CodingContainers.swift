import FlowModel
import Foundation

/// `Decoder`, as the app's own `init(from:)` sees it.
final class DecoderBox: NativeBox {
  let decoder: any Decoder
  init(_ decoder: any Decoder) { self.decoder = decoder }
  override var typeName: String { "Decoder" }
  override var isReference: Bool { true }
}

/// `Encoder`, as the app's own `encode(to:)` sees it.
final class EncoderBox: NativeBox {
  let encoder: any Encoder
  init(_ encoder: any Encoder) { self.encoder = encoder }
  override var typeName: String { "Encoder" }
  override var isReference: Bool { true }
  override var changesWhenHanded: Bool { true }
}

final class KeyedDecodingBox: NativeBox {
  let container: KeyedDecodingContainer<InterpretedKey>
  /// The app's type of keys.
  let keys: RuntimeType
  init(_ container: KeyedDecodingContainer<InterpretedKey>, _ keys: RuntimeType) {
    self.container = container
    self.keys = keys
  }
  override var typeName: String { "KeyedDecodingContainer" }

  func resolved(_ key: Value, _ call: Library.Call) throws -> Value {
    guard case .implicit = key else { return key }
    return try call.interpreter.resolve(key, keys, at: call.location)
  }
}

final class UnkeyedDecodingBox: NativeBox {
  let container: any UnkeyedDecodingContainer
  init(_ container: any UnkeyedDecodingContainer) { self.container = container }
  override var typeName: String { "UnkeyedDecodingContainer" }
}

final class SingleDecodingBox: NativeBox {
  let container: any SingleValueDecodingContainer
  init(_ container: any SingleValueDecodingContainer) { self.container = container }
  override var typeName: String { "SingleValueDecodingContainer" }
}

/// What an encoder's containers write to is shared by their copies.
final class KeyedEncodingBox: NativeBox {
  var container: KeyedEncodingContainer<InterpretedKey>
  let keys: RuntimeType
  init(_ container: KeyedEncodingContainer<InterpretedKey>, _ keys: RuntimeType) {
    self.container = container
    self.keys = keys
  }
  override var typeName: String { "KeyedEncodingContainer" }
  override var isReference: Bool { true }
}

final class UnkeyedEncodingBox: NativeBox {
  var container: any UnkeyedEncodingContainer
  init(_ container: any UnkeyedEncodingContainer) { self.container = container }
  override var typeName: String { "UnkeyedEncodingContainer" }
  override var isReference: Bool { true }
}

final class SingleEncodingBox: NativeBox {
  var container: any SingleValueEncodingContainer
  init(_ container: any SingleValueEncodingContainer) { self.container = container }
  override var typeName: String { "SingleValueEncodingContainer" }
  override var isReference: Bool { true }
}

extension Library.Call {
  fileprivate func box<Box: NativeBox>(_ type: Box.Type) throws -> Box {
    guard case .native(let box as Box) = value else {
      throw stop("\(interpreter.typeOf(value).name) is no \(Box.self)")
    }
    return box
  }

  /// The type that is asked for: an argument `T.self`.
  fileprivate func wanted(_ index: Int) throws -> RuntimeType {
    guard case .type(let type) = self[index] else { throw stop("a type is asked for") }
    return type
  }

  /// The session that a coder runs; one of its own where an app calls a container later.
  fileprivate func coding<Result>(_ body: (CodingSession) throws -> Result) throws -> Result {
    if let session = CodingSession.current {
      do { return try body(session) } catch { throw session.thrown(error) }
    }
    return try CodingSession.run(self) { session in
      do { return try body(session) } catch { throw session.thrown(error) }
    }
  }

  fileprivate func keyOf(_ label: String, _ keys: RuntimeType, _ session: CodingSession) throws -> InterpretedKey {
    guard var key = self[label] else { throw stop("a key is asked for") }
    if case .implicit = key { key = try interpreter.resolve(key, keys, at: location) }
    return try session.key(key)
  }

  fileprivate func path(_ keys: [any CodingKey]) -> Value {
    list(keys.map { ($0 as? InterpretedKey)?.value ?? .native(KeyBox($0)) })
  }
}

extension LibraryBuilder {
  mutating func addContainers() {
    addDecoder()
    addKeyedDecoding()
    addUnkeyedDecoding()
    addEncoder()
    addKeyedEncoding()
    addUnkeyedEncoding()
  }

  private mutating func addDecoder() {
    method("Decoder", "container(keyedBy:)") { call in
      try call.coding { _ in
        .native(
          KeyedDecodingBox(
            try call.box(DecoderBox.self).decoder.container(keyedBy: InterpretedKey.self), try call.wanted(0)))
      }
    }
    method("Decoder", "unkeyedContainer()") { call in
      try call.coding { _ in .native(UnkeyedDecodingBox(try call.box(DecoderBox.self).decoder.unkeyedContainer())) }
    }
    method("Decoder", "singleValueContainer()") { call in
      try call.coding { _ in .native(SingleDecodingBox(try call.box(DecoderBox.self).decoder.singleValueContainer())) }
    }
    property("Decoder", "codingPath") { call in call.path(try call.box(DecoderBox.self).decoder.codingPath) }
    method("SingleValueDecodingContainer", "decode(_:)") { call in
      try call.coding { session in
        let container = try call.box(SingleDecodingBox.self).container
        let type = try call.wanted(0)
        if let concrete = session.concrete(type) { return try Self.decode(concrete, container, session) }
        return try session.decoding(type) { try container.decode(InterpretedValue.self) }
      }
    }
    method("SingleValueDecodingContainer", "decodeNil()") { call in
      .bool(try call.box(SingleDecodingBox.self).container.decodeNil())
    }
    property("SingleValueDecodingContainer", "codingPath") { call in
      call.path(try call.box(SingleDecodingBox.self).container.codingPath)
    }
  }

  private static func decode<Wanted: Codable & Bridged>(
    _ type: Wanted.Type, _ container: any SingleValueDecodingContainer, _ session: CodingSession
  ) throws -> Value {
    try session.value { try container.decode(type) }
  }

  private mutating func addKeyedDecoding() {
    let type = "KeyedDecodingContainer"
    method(type, "decode(_:forKey:)") { call in
      try call.coding { session in
        let box = try call.box(KeyedDecodingBox.self)
        return try session.decode(try call.wanted(0), try call.keyOf("forKey", box.keys, session), box.container)
      }
    }
    method(type, "decodeIfPresent(_:forKey:)") { call in
      try call.coding { session in
        let box = try call.box(KeyedDecodingBox.self)
        return try session.decodeIfPresent(
          try call.wanted(0), try call.keyOf("forKey", box.keys, session), box.container)
      }
    }
    method(type, "contains(_:)") { call in
      try call.coding { session in
        let box = try call.box(KeyedDecodingBox.self)
        return .bool(box.container.contains(try session.key(box.resolved(call[0], call))))
      }
    }
    method(type, "decodeNil(forKey:)") { call in
      try call.coding { session in
        let box = try call.box(KeyedDecodingBox.self)
        return .bool(try box.container.decodeNil(forKey: try call.keyOf("forKey", box.keys, session)))
      }
    }
    method(type, "nestedContainer(keyedBy:forKey:)") { call in
      try call.coding { session in
        let box = try call.box(KeyedDecodingBox.self)
        let key = try call.keyOf("forKey", box.keys, session)
        return .native(
          KeyedDecodingBox(
            try box.container.nestedContainer(keyedBy: InterpretedKey.self, forKey: key), try call.wanted(0)))
      }
    }
    method(type, "nestedUnkeyedContainer(forKey:)") { call in
      try call.coding { session in
        let box = try call.box(KeyedDecodingBox.self)
        return .native(
          UnkeyedDecodingBox(
            try box.container.nestedUnkeyedContainer(forKey: try call.keyOf("forKey", box.keys, session))))
      }
    }
    method(type, "superDecoder(forKey?:)") { call in
      try call.coding { session in
        let box = try call.box(KeyedDecodingBox.self)
        let key = try call["forKey"].map { _ in try call.keyOf("forKey", box.keys, session) }
        return .native(DecoderBox(try key.map(box.container.superDecoder(forKey:)) ?? box.container.superDecoder()))
      }
    }
    property(type, "codingPath") { call in call.path(try call.box(KeyedDecodingBox.self).container.codingPath) }
    property(type, "allKeys") { call in
      try call.coding { session in
        let box = try call.box(KeyedDecodingBox.self)
        let keys = box.container.allKeys.sorted { $0.stringValue < $1.stringValue }
        return call.list(try keys.compactMap { try session.value(of: $0, box.keys) }, box.keys)
      }
    }
  }

  private mutating func addUnkeyedDecoding() {
    let type = "UnkeyedDecodingContainer"
    mutator(type, "decode(_:)") { call, value in
      try call.coding { session in
        var container = try Self.unkeyed(value, call)
        defer { value = .native(UnkeyedDecodingBox(container)) }
        let wanted = try call.wanted(0)
        if let concrete = session.concrete(wanted) { return try Self.decodeNext(concrete, &container, session) }
        return try session.decoding(wanted) { try container.decode(InterpretedValue.self) }
      }
    }
    mutator(type, "decodeIfPresent(_:)") { call, value in
      try call.coding { session in
        var container = try Self.unkeyed(value, call)
        defer { value = .native(UnkeyedDecodingBox(container)) }
        let wanted = try call.wanted(0)
        if container.isAtEnd { return .nothing(nil) }
        if try container.decodeNil() { return .nothing(nil) }
        return .some(SomeBox(try session.decoding(wanted) { try container.decode(InterpretedValue.self) }))
      }
    }
    mutator(type, "decodeNil()") { call, value in
      var container = try Self.unkeyed(value, call)
      defer { value = .native(UnkeyedDecodingBox(container)) }
      return .bool(try container.decodeNil())
    }
    mutator(type, "nestedContainer(keyedBy:)") { call, value in
      try call.coding { _ in
        var container = try Self.unkeyed(value, call)
        defer { value = .native(UnkeyedDecodingBox(container)) }
        return .native(
          KeyedDecodingBox(try container.nestedContainer(keyedBy: InterpretedKey.self), try call.wanted(0)))
      }
    }
    mutator(type, "nestedUnkeyedContainer()") { call, value in
      try call.coding { _ in
        var container = try Self.unkeyed(value, call)
        defer { value = .native(UnkeyedDecodingBox(container)) }
        return .native(UnkeyedDecodingBox(try container.nestedUnkeyedContainer()))
      }
    }
    property(type, "isAtEnd") { call in .bool(try call.box(UnkeyedDecodingBox.self).container.isAtEnd) }
    property(type, "count") { call in try call.box(UnkeyedDecodingBox.self).container.count.bridged }
    property(type, "currentIndex") { call in .int(try call.box(UnkeyedDecodingBox.self).container.currentIndex) }
    property(type, "codingPath") { call in call.path(try call.box(UnkeyedDecodingBox.self).container.codingPath) }
  }

  private static func unkeyed(_ value: Value, _ call: Library.Call) throws -> any UnkeyedDecodingContainer {
    guard case .native(let box as UnkeyedDecodingBox) = value else {
      throw call.stop("an unkeyed container is asked for")
    }
    return box.container
  }

  private static func decodeNext<Wanted: Codable & Bridged>(
    _ type: Wanted.Type, _ container: inout any UnkeyedDecodingContainer, _ session: CodingSession
  ) throws -> Value {
    try session.value { try container.decode(type) }
  }

  private mutating func addEncoder() {
    method("Encoder", "container(keyedBy:)") { call in
      .native(
        KeyedEncodingBox(
          try call.box(EncoderBox.self).encoder.container(keyedBy: InterpretedKey.self), try call.wanted(0)))
    }
    method("Encoder", "unkeyedContainer()") { call in
      .native(UnkeyedEncodingBox(try call.box(EncoderBox.self).encoder.unkeyedContainer()))
    }
    method("Encoder", "singleValueContainer()") { call in
      .native(SingleEncodingBox(try call.box(EncoderBox.self).encoder.singleValueContainer()))
    }
    property("Encoder", "codingPath") { call in call.path(try call.box(EncoderBox.self).encoder.codingPath) }
    method("SingleValueEncodingContainer", "encode(_:)") { call in
      try call.coding { session in
        let box = try call.box(SingleEncodingBox.self)
        if let concrete = try session.concrete(call[0]) {
          try session.encodingErrors { try box.container.encode(concrete) }
        } else {
          try session.encodingErrors { try box.container.encode(InterpretedValue(call[0])) }
        }
        return .void
      }
    }
    method("SingleValueEncodingContainer", "encodeNil()") { call in
      try call.box(SingleEncodingBox.self).container.encodeNil()
      return .void
    }
  }

  private mutating func addKeyedEncoding() {
    let type = "KeyedEncodingContainer"
    for (name, skipsNil) in [("encode", false), ("encodeIfPresent", true)] {
      method(type, "\(name)(_:forKey:)") { call in
        try call.coding { session in
          let box = try call.box(KeyedEncodingBox.self)
          let key = try call.keyOf("forKey", box.keys, session)
          if skipsNil {
            guard let content = call[0].unwrapped else { return .void }
            try session.encode(content, key, &box.container)
          } else {
            if case .some(let inner) = call[0] {
              try session.encode(inner.value, key, &box.container)
            } else {
              try session.encode(call[0], key, &box.container)
            }
          }
          return .void
        }
      }
    }
    method(type, "encodeNil(forKey:)") { call in
      try call.coding { session in
        let box = try call.box(KeyedEncodingBox.self)
        try box.container.encodeNil(forKey: try call.keyOf("forKey", box.keys, session))
        return .void
      }
    }
    method(type, "nestedContainer(keyedBy:forKey:)") { call in
      try call.coding { session in
        let box = try call.box(KeyedEncodingBox.self)
        let key = try call.keyOf("forKey", box.keys, session)
        return .native(
          KeyedEncodingBox(box.container.nestedContainer(keyedBy: InterpretedKey.self, forKey: key), try call.wanted(0))
        )
      }
    }
    method(type, "nestedUnkeyedContainer(forKey:)") { call in
      try call.coding { session in
        let box = try call.box(KeyedEncodingBox.self)
        return .native(
          UnkeyedEncodingBox(box.container.nestedUnkeyedContainer(forKey: try call.keyOf("forKey", box.keys, session))))
      }
    }
    method(type, "superEncoder(forKey?:)") { call in
      try call.coding { session in
        let box = try call.box(KeyedEncodingBox.self)
        guard call["forKey"] != nil else { return .native(EncoderBox(box.container.superEncoder())) }
        return .native(EncoderBox(box.container.superEncoder(forKey: try call.keyOf("forKey", box.keys, session))))
      }
    }
    property(type, "codingPath") { call in call.path(try call.box(KeyedEncodingBox.self).container.codingPath) }
  }

  private mutating func addUnkeyedEncoding() {
    let type = "UnkeyedEncodingContainer"
    method(type, "encode(_:)") { call in
      try call.coding { session in
        let box = try call.box(UnkeyedEncodingBox.self)
        if let concrete = try session.concrete(call[0]) {
          try session.encodingErrors { try box.container.encode(concrete) }
        } else {
          try session.encodingErrors { try box.container.encode(InterpretedValue(call[0])) }
        }
        return .void
      }
    }
    method(type, "encode(contentsOf:)") { call in
      try call.coding { session in
        let box = try call.box(UnkeyedEncodingBox.self)
        for item in try call.interpreter.elements(of: call[0], at: call.location) {
          try session.encodingErrors { try box.container.encode(InterpretedValue(item)) }
        }
        return .void
      }
    }
    method(type, "encodeNil()") { call in
      try call.box(UnkeyedEncodingBox.self).container.encodeNil()
      return .void
    }
    method(type, "nestedContainer(keyedBy:)") { call in
      let box = try call.box(UnkeyedEncodingBox.self)
      return .native(KeyedEncodingBox(box.container.nestedContainer(keyedBy: InterpretedKey.self), try call.wanted(0)))
    }
    method(type, "nestedUnkeyedContainer()") { call in
      .native(UnkeyedEncodingBox(try call.box(UnkeyedEncodingBox.self).container.nestedUnkeyedContainer()))
    }
    property(type, "count") { call in .int(try call.box(UnkeyedEncodingBox.self).container.count) }
  }
}
