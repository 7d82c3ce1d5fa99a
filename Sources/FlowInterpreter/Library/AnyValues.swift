import FlowModel

/// `ObjectIdentifier`.
final class IdentifierBox: NativeBox {
  /// It does not keep the object, whose place another one may have afterwards.
  private weak var object: AnyObject?
  private let place: ObjectIdentifier
  /// Whether it is of an object whose `deinit` runs.
  private let isGoing: Bool
  init(_ object: AnyObject) {
    self.object = object
    let gone = (object as? Instance)?.gone
    place = gone ?? ObjectIdentifier(object)
    isGoing = gone != nil
  }
  override var typeName: String { "ObjectIdentifier" }
  override var isPrintable: Bool { false }
  override func isEqual(to other: NativeBox) -> Bool {
    guard let other = other as? IdentifierBox else { return false }
    guard place == other.place else { return false }
    return object === other.object || isGoing && other.object == nil || other.isGoing && object == nil
  }
  override func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

/// A hash, which differs from run to run: all that is known is that equal values have the same one.
final class HashBox: NativeBox {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override var typeName: String { "Int" }
  override var isPrintable: Bool { false }
  override func isEqual(to other: NativeBox) -> Bool {
    (other as? HashBox).map { Equality.areEqual(value, $0.value) } ?? false
  }
  override func hash(into hasher: inout Hasher) { Equality.hash(value, into: &hasher) }
}

extension Interpreter {
  /// A value of a type, made by one of its initialisers.
  func construct(_ type: RuntimeType, _ arguments: [Argument], at location: TreeLocation) throws -> Value {
    guard let code = program.anyCode, let frame = stack.push(code) else {
      throw Stop(reason: "an initializer", location: location)
    }
    defer { stack.pop(frame) }
    return try construct(type, arguments, location.node, frame)
  }
}

extension LibraryBuilder {
  /// What values of any type have.
  mutating func addAny() {
    property("Any", "hashValue") { call in .native(HashBox(call.value)) }
    method("Hashable", "hash(into:)") { call in
      guard case .native(let box as HasherBox) = call[0] else { throw call.stop("a Hasher is asked for") }
      box.combine(call.value)
      return .void
    }
    for (name, type) in [
      ("description", "CustomStringConvertible"), ("debugDescription", "CustomDebugStringConvertible"),
    ] {
      property(type, name) { call in
        guard case .native = call.value else { throw call.stop("\(call.interpreter.typeOf(call.value).name).\(name)") }
        return .string(
          try name == "description"
            ? call.interpreter.description(of: call.value, at: call.location)
            : call.interpreter.debugDescription(of: call.value, at: call.location))
      }
    }
    initializer("Hasher", "()") { _ in .native(HasherBox()) }
    method("Hasher", "combine(_:)") { call in
      guard case .native(let box as HasherBox) = call.value else { throw call.stop("a Hasher is asked for") }
      box.combine(call[0])
      return .void
    }
    method("Hasher", "finalize()") { call in throw call.stop("a hash differs from run to run") }
    initializer("ObjectIdentifier", "(_:)") { call in
      switch call[0].flattened {
      case .object(let object)?: return .native(IdentifierBox(object.identity))
      case .native(let box)?: return .native(IdentifierBox(box.identity))
      case .type(let type)?: return .native(IdentifierBox(type))
      default: throw call.stop("ObjectIdentifier of \(call.interpreter.typeOf(call[0]).name)")
      }
    }
    initializer("AnyHashable", "(_:)") { call in call[0] }
    property("Any", "base") { call in
      guard
        call.interpreter.program.conforms(call.interpreter.typeOf(call.value), to: call.types.library("Hashable"))
          != false
      else {
        throw call.stop("\(call.interpreter.typeOf(call.value).name).base is not read")
      }
      return call.value
    }
    property("Bool", "description") { call in
      .string(try call.interpreter.description(of: call.value, at: call.location))
    }
    initializer("Bool", "(_:)") { call in
      switch call[0] {
      case .bool: return call[0]
      case .text(let box): return .optional(Bool(box.text).map { .bool($0) })
      default: throw call.stop("Bool(\(call.interpreter.typeOf(call[0]).name))")
      }
    }
    initializer("Bool", "()") { _ in .bool(false) }
    mutator("Bool", "toggle()") { call, place in
      guard case .bool(let flag) = place else { throw call.stop("a Bool is asked for") }
      place = .bool(!flag)
      return .void
    }
    // What Objective-C would call it: Foundation's key paths by name ask for it.
    property("KeyPath", "_kvcKeyPathString") { call in
      guard case .keyPath(let path) = call.value else { throw call.stop("a key path is asked for") }
      var names: [String] = []
      for component in path.components {
        switch component {
        case .member(let name): names.append(call.interpreter.program.symbols.text(of: name))
        case .chain, .force: continue
        case .element, .identity: return .none
        }
      }
      return .optional(.string(names.joined(separator: ".")))
    }
    method("KeyPath", "appending(path:)") { call in
      guard case .keyPath(let first) = call.value, case .keyPath(let second) = call[0] else {
        throw call.stop("a key path is asked for")
      }
      return .keyPath(KeyPathBox(root: first.root, components: first.components + second.components))
    }
    addResult()
    addOptions()
  }

  private mutating func addResult() {
    @Sendable func result(_ call: Library.Call) throws -> (isSuccess: Bool, value: Value) {
      guard case .native(let box as CaseBox) = call.value, box.type == "Result", let value = box.payload.first else {
        throw call.stop("a Result is asked for")
      }
      return (box.name == "success", value)
    }
    @Sendable func made(_ isSuccess: Bool, _ value: Value) -> Value {
      .native(CaseBox("Result", isSuccess ? "success" : "failure", [value]))
    }
    /// What a Result holds is of the type that it is written with.
    @Sendable func payload(_ value: Value, _ place: Int, _ call: Library.Call) throws -> Value {
      guard case .library(_, let arguments)? = call.type?.kind, place < arguments.count else { return value }
      return try call.interpreter.coerce(value, to: arguments[place], at: call.location)
    }
    staticMethod("Result", "success(_:)") { call in made(true, try payload(call[0], 0, call)) }
    staticMethod("Result", "failure(_:)") { call in made(false, try payload(call[0], 1, call)) }
    initializer("Result", "(catching:)") { call in
      do {
        guard case .closure(let body) = call[0] else { throw call.stop("a function is asked for") }
        return made(true, try payload(try call.interpreter.call(body, [], at: call.location), 0, call))
      } catch let thrown as Thrown { return made(false, thrown.value) }
    }
    method("Result", "get()") { call in
      let (isSuccess, value) = try result(call)
      if !isSuccess { throw Thrown(value: value) }
      return value
    }
    for (name, mapsSuccess, isFlat) in [
      ("map", true, false), ("flatMap", true, true), ("mapError", false, false), ("flatMapError", false, true),
    ] {
      method("Result", "\(name)(_:)") { call in
        let (isSuccess, value) = try result(call)
        guard isSuccess == mapsSuccess else { return call.value }
        let mapped = try call.run(0, value)
        guard isFlat, case .implicit = mapped else { return isFlat ? mapped : made(isSuccess, mapped) }
        return try call.interpreter.resolve(mapped, call.types.library("Result"), at: call.location)
      }
    }
  }

  /// `OptionSet` for the app's own structs, by their raw values.
  private mutating func addOptions() {
    @Sendable func bits(_ value: Value, _ call: Library.Call) throws -> Value {
      var value = value
      if case .implicit = value {
        value = try call.interpreter.resolve(value, call.interpreter.typeOf(call.value), at: call.location)
      }
      return try call.interpreter.property(call.interpreter.program.symbols["rawValue"], of: value, at: call.location)
    }
    @Sendable func make(_ bits: Value, _ type: RuntimeType, _ call: Library.Call) throws -> Value {
      try call.interpreter.construct(type, [Argument("rawValue", bits)], at: call.location).unwrapped ?? .void
    }
    typealias Operation = @Sendable (Int, Int) -> Int
    let all: [(name: String, form: String, body: Operation)] = [
      ("union", "formUnion", { $0 | $1 }), ("intersection", "formIntersection", { $0 & $1 }),
      ("subtracting", "subtract", { $0 & ~$1 }), ("symmetricDifference", "formSymmetricDifference", { $0 ^ $1 }),
    ]
    @Sendable func combine(_ one: Value, _ other: Value, _ body: Operation, _ call: Library.Call) throws -> Value {
      let left = try bits(one, call), right = try bits(other, call)
      switch (left, right) {
      case (.int(let one), .int(let other)): return .int(body(one, other))
      case (.fixed(let one), _):
        let other = right.number128.bits
        return .fixed(
          FixedInteger(
            bits: UInt64(bitPattern: Int64(body(Int(bitPattern: UInt(one.bits)), Int(bitPattern: UInt(other))))),
            kind: one.kind))
      default: throw call.stop("options without a raw value", for: left.isUnknown ? left : right)
      }
    }
    @Sendable func on(_ value: Value, _ call: Library.Call) -> Library.Call {
      Library.Call(interpreter: call.interpreter, value: value, arguments: call.arguments, location: call.location)
    }
    for each in all {
      method("OptionSet", "\(each.name)(_:)") { call in
        try make(try combine(call.value, call[0], each.body, call), call.interpreter.typeOf(call.value), call)
      }
      mutator("OptionSet", "\(each.form)(_:)") { call, place in
        let call = on(place, call)
        place = try make(try combine(call.value, call[0], each.body, call), call.interpreter.typeOf(call.value), call)
        return .void
      }
    }
    @Sendable func number(_ value: Value, _ call: Library.Call) throws -> UInt64 {
      let bits = try bits(value, call)
      if bits.isUnknown { throw call.stop("", for: bits) }
      return bits.number128.bits
    }
    let tests: [(name: String, body: @Sendable (UInt64, UInt64) -> Bool)] = [
      ("contains(_:)", { $0 & $1 == $1 }), ("isSuperset(of:)", { $0 & $1 == $1 }), ("isSubset(of:)", { $0 & $1 == $0 }),
      ("isDisjoint(with:)", { $0 & $1 == 0 }), ("isStrictSubset(of:)", { $0 & $1 == $0 && $0 != $1 }),
      ("isStrictSuperset(of:)", { $0 & $1 == $1 && $0 != $1 }),
    ]
    for (name, body) in tests {
      method("OptionSet", name) { call in .bool(body(try number(call.value, call), try number(call[0], call))) }
    }
    property("OptionSet", "isEmpty") { call in .bool(try number(call.value, call) == 0) }
    initializer("OptionSet", "()") { call in
      guard let type = call.type else { throw call.stop("options of a type that is not known") }
      return try make(.int(0), type, call)
    }
    initializer("OptionSet", "(_:)") { call in
      guard let type = call.type else { throw call.stop("options of a type that is not known") }
      var sum: Value = try make(.int(0), type, call)
      for item in try call.elements(0) {
        let own = on(sum, call)
        sum = try make(try combine(sum, item, { $0 | $1 }, own), type, own)
      }
      return sum
    }
    mutator("OptionSet", "insert(_:)") { call, place in
      let call = on(place, call)
      let type = call.interpreter.typeOf(place)
      let isThere = try number(place, call) & number(call[0], call) == number(call[0], call)
      let member = try make(try bits(call[0], call), type, call)
      place = try make(try combine(place, call[0], { $0 | $1 }, call), type, call)
      return .tuple(TupleBox([.bool(!isThere), member], ["inserted", "memberAfterInsert"]))
    }
    mutator("OptionSet", "remove(_:)") { call, place in
      let call = on(place, call)
      let type = call.interpreter.typeOf(place)
      let common = try combine(place, call[0], { $0 & $1 }, call)
      let removed: Value = common.number128.bits == 0 ? .none : .some(SomeBox(try make(common, type, call)))
      place = try make(try combine(place, call[0], { $0 & ~$1 }, call), type, call)
      return removed
    }
    mutator("OptionSet", "update(with:)") { call, _ in throw call.stop("update(with:) of options") }
  }
}
