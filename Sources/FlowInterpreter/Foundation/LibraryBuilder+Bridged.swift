/// Members of the real library, with the conversions that their types ask for.
extension LibraryBuilder {
  /// A property that can be read.
  package mutating func reads<This: Bridged, Content: Bridged>(
    _ name: String, _ read: @escaping (This) throws -> Content
  ) {
    property(This.bridgedName, name) { call in try read(call.this()).bridged }
  }

  /// A property of a value that can be set.
  package mutating func holds<This: Bridged, Content: Bridged>(_ name: String, _ path: WritableKeyPath<This, Content>) {
    property(This.bridgedName, name) { call in try call.this(This.self)[keyPath: path].bridged }
    setter(This.bridgedName, name) { call, base in
      var this = try call.unbridge(base, This.self)
      this[keyPath: path] = try call.argument(0)
      if !base.isReference { base = this.bridged }
      return .void
    }
  }

  /// A method: `does("adding(_:)") { (date: Date, seconds: Double) in … }`.
  package mutating func does<This: Bridged, each Parameter: Bridged, Result: Bridged>(
    _ signature: String, _ body: @escaping (This, repeat each Parameter) throws -> Result
  ) {
    method(This.bridgedName, signature) { call in
      var next = 0
      return try body(call.this(), repeat Self.take(&next, call, (each Parameter).self)).bridged
    }
  }

  /// A method that changes its value.
  package mutating func changes<This: Bridged, each Parameter: Bridged, Result: Bridged>(
    _ signature: String, _ body: @escaping (inout This, repeat each Parameter) throws -> Result
  ) {
    mutator(This.bridgedName, signature) { call, value in
      var next = 0
      var this = try call.unbridge(value, This.self)
      let result = try body(&this, repeat Self.take(&next, call, (each Parameter).self)).bridged
      if !value.isReference { value = this.bridged }
      return result
    }
  }

  /// An initialiser; one that may fail gives an Optional.
  package mutating func makes<Made: Bridged, each Parameter: Bridged>(
    _ type: Made.Type, _ signature: String, _ body: @escaping (repeat each Parameter) throws -> Made
  ) {
    initializer(Made.bridgedName, signature) { call in
      var next = 0
      return try body(repeat Self.take(&next, call, (each Parameter).self)).bridged
    }
  }

  /// A static property: `static let utc`, the cases of an enum.
  package mutating func gives<This: Bridged, Content: Bridged>(
    _ type: This.Type, _ name: String, _ content: @escaping @autoclosure () -> Content
  ) {
    staticProperty(This.bridgedName, name) { _ in content().bridged }
  }

  /// The cases of an enum or options of a set, by their names.
  package mutating func cases<This: Bridged>(_ named: KeyValuePairs<String, This>) {
    for (name, content) in named { staticProperty(This.bridgedName, name) { _ in content.bridged } }
  }

  /// A static method.
  package mutating func offers<This: Bridged, each Parameter: Bridged, Result: Bridged>(
    _ type: This.Type, _ signature: String, _ body: @escaping (repeat each Parameter) throws -> Result
  ) {
    staticMethod(This.bridgedName, signature) { call in
      var next = 0
      return try body(repeat Self.take(&next, call, (each Parameter).self)).bridged
    }
  }

  private static func take<Parameter: Bridged>(_ next: inout Int, _ call: Library.Call, _ type: Parameter.Type) throws
    -> Parameter
  {
    defer { next += 1 }
    return try call.argument(next)
  }

  /// The options of an option set: its algebra and equality.
  package mutating func options<This: FoundationOptions>(_ type: This.Type, _ named: KeyValuePairs<String, This>) {
    cases(named)
    does("contains(_:)") { (this: This, other: This) in this.contains(other) }
    does("union(_:)") { (this: This, other: This) in this.union(other) }
    changes("insert(_:)") { (this: inout This, other: This) in
      this.insert(other)
      return Nothing()
    }
    changes("remove(_:)") { (this: inout This, other: This) in
      this.remove(other)
      return Nothing()
    }
    reads("isEmpty") { (this: This) in this.isEmpty }
    makes(This.self, "()") { This() }
    initializer(This.bridgedName, "(rawValue:)") { call in
      guard let bits = This.RawValue(exactly: try call.int(0)) else { throw call.stop("bits of \(This.bridgedName)") }
      return This(rawValue: bits).bridged
    }
    literal(This.bridgedName) { call in
      if case .list = call.value { try This.unbridged(call.value, call)?.bridged } else { nil }
    }
  }
}

/// An option set of Foundation, which a list stands for too.
package protocol FoundationOptions: FoundationValue, OptionSet where Element == Self, RawValue: BinaryInteger {}

extension FoundationOptions {
  package static func unbridged(_ value: Value, _ call: Library.Call) throws -> Self? {
    switch value {
    case .native(let box as FoundationBox<Self>): return box.content
    case .list(let box):
      var options = Self()
      for item in box.items { options.formUnion(try call.unbridge(item, Self.self)) }
      return options
    default: return nil
    }
  }
}
