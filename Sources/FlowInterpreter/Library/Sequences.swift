import FlowModel

/// A sequence whose elements are made one after the other: `lazy`, `stride`, `sequence(first:next:)`, `zip`.
class SequenceBox: NativeBox {
  let name: String
  /// The type of the elements, where it is known.
  var element: RuntimeType?
  private let make: (Interpreter) throws -> () throws -> Value?

  init(_ name: String, _ element: RuntimeType? = nil, _ make: @escaping (Interpreter) throws -> () throws -> Value?) {
    self.name = name
    self.element = element
    self.make = make
  }

  override var typeName: String { name }
  override var isPrintable: Bool { false }
  func makeIterator(_ interpreter: Interpreter) throws -> () throws -> Value? { try make(interpreter) }
}

/// An iterator.
final class IteratorBox: NativeBox {
  let next: () throws -> Value?
  init(_ next: @escaping () throws -> Value?) { self.next = next }
  override var typeName: String { "AnyIterator" }
  override var isPrintable: Bool { false }
  override var isReference: Bool { true }
}

/// An iterator that is a value: each copy goes on by itself.
final class ValueIteratorBox: NativeBox {
  /// What the copies of an iterator have taken together.
  private final class Source {
    var taken: ContiguousArray<Value> = []
    let next: () throws -> Value?
    init(_ next: @escaping () throws -> Value?) { self.next = next }
  }

  private let source: Source
  /// How many elements it has given.
  private let place: Int

  convenience init(_ next: @escaping () throws -> Value?) { self.init(Source(next), 0) }
  private init(_ source: Source, _ place: Int) {
    self.source = source
    self.place = place
  }

  override var typeName: String { "IndexingIterator" }
  override var isPrintable: Bool { false }

  /// The next element, and the iterator behind it.
  func advanced() throws -> (element: Value, rest: ValueIteratorBox)? {
    if place == source.taken.count {
      guard let next = try source.next() else { return nil }
      source.taken.append(next)
    }
    return (source.taken[place], ValueIteratorBox(source, place + 1))
  }

  /// What gives the elements of a copy.
  var elements: () throws -> Value? {
    var rest = self
    return {
      guard let next = try rest.advanced() else { return nil }
      rest = next.rest
      return next.element
    }
  }
}

/// `Unicode.Scalar`.
final class ScalarBox: NativeBox {
  let scalar: Unicode.Scalar
  init(_ scalar: Unicode.Scalar) { self.scalar = scalar }
  override var typeName: String { "Unicode.Scalar" }
  override var debugDescription: String { scalar.debugDescription }
  override var description: String { "\(scalar)" }
  override func isEqual(to other: NativeBox) -> Bool { (other as? ScalarBox)?.scalar == scalar }
  override var plainKey: Value? { .string(String(scalar)) }
  override func isLess(than other: NativeBox) -> Bool? { (other as? ScalarBox).map { scalar < $0.scalar } }
}

extension Library.Call {
  var elements: ContiguousArray<Value> { get throws { try elements(of: value) } }

  /// The elements of an argument.
  func elements(_ index: Int) throws -> ContiguousArray<Value> { try elements(of: arguments[index].value) }

  private func elements(of value: Value) throws -> ContiguousArray<Value> {
    if case .unknown(let unknown)? = value.flattened { throw Stop(lacking: unknown, at: location) }
    return try interpreter.elements(of: value, at: location)
  }

  /// Calls a closure argument with one value.
  func run(_ index: Int, _ value: Value) throws -> Value {
    switch arguments[index].value {
    case .closure(let closure): return try interpreter.call(closure, one: value, at: location)
    case .keyPath(let path): return try interpreter.follow(path, value, at: location)
    default: return try interpreter.callValueAt(arguments[index].value, [value], location)
    }
  }

  /// Calls a closure argument.
  func run(_ index: Int, _ values: Value...) throws -> Value {
    switch arguments[index].value {
    case .closure(let closure): return try interpreter.call(closure, values, at: location)
    case .keyPath(let path): return try interpreter.follow(path, values[0], at: location)
    default: return try interpreter.callValueAt(arguments[index].value, values, location)
    }
  }

  /// Whether a closure argument says yes.
  func test(_ index: Int, _ value: Value) throws -> Bool { try isTrue(try run(index, value)) }

  func isTrue(_ value: Value) throws -> Bool {
    switch value {
    case .bool(let flag): return flag
    case .unknown(let unknown): return try interpreter.world.answer(unknown, at: location)
    default: throw stop("a condition is no Bool")
    }
  }

  package func areEqual(_ left: Value, _ right: Value) throws -> Bool {
    try interpreter.areEqual(left, right, at: location)
  }
  /// Which of two comes first; what is not known is not compared one by one, which would make an order of its own.
  func isLess(_ left: Value, _ right: Value) throws -> Bool {
    for value in [left, right] {
      if case .unknown(let unknown)? = value.flattened { throw Stop(lacking: unknown, at: location) }
    }
    return try interpreter.order(left, right, at: location)
  }

  func int(_ index: Int) throws -> Int {
    guard let number = try interpreter.implicitlyUnwrapped(self[index], at: location).integerValue else {
      throw stop("a number is asked for", for: arguments[index].value)
    }
    return number
  }

  /// A number of elements: none below zero.
  func length(_ index: Int, _ message: String) throws -> Int {
    let number = try int(index)
    if number < 0 { throw trap(message) }
    return number
  }

  func text(_ index: Int) throws -> String {
    switch try interpreter.implicitlyUnwrapped(self[index], at: location) {
    case .text(let box): return box.text
    case .character(let character): return String(character)
    // `.name` of an extension of String.
    case .implicit:
      guard case .text(let box) = try interpreter.coerce(self[index], to: types.string, at: location) else {
        throw stop("a text is asked for", for: arguments[index].value)
      }
      return box.text
    default: throw stop("a text is asked for", for: arguments[index].value)
    }
  }

  func list(_ items: some Sequence<Value>, _ element: RuntimeType? = nil) -> Value {
    let items = ContiguousArray(items)
    return .list(ListBox(items, element ?? interpreter.plainType(of: items)))
  }

  /// Whether the place asks for an array, whatever a method of the same name gives of the value itself.
  var asksForArray: Bool { if case .array? = expected?.flattened.kind { true } else { false } }

  /// The elements for which a closure says yes.
  func filteredList() throws -> Value {
    var items: ContiguousArray<Value> = []
    try interpreter.forEach(value, at: location) {
      if try test(0, $0) { items.append($0) }
      return true
    }
    return list(items, element)
  }

  /// A list that Swift has another type for, which shows where it is printed.
  func view(_ name: String, _ items: some Sequence<Value>, _ element: RuntimeType? = nil) -> Value {
    let items = ContiguousArray(items)
    let box = ListBox(items, element ?? interpreter.plainType(of: items))
    if asksForArray { return .list(box) }
    box.view = CollectionView(name, value)
    return .list(box)
  }

  /// The type of the elements of the value.
  var element: RuntimeType? { interpreter.elementType(of: value) }

  /// What a closure argument is declared to give; nil where that is not known.
  func result(_ index: Int) -> RuntimeType? {
    guard case .closure(let closure) = arguments[index].value, case .function(_, let result)? = closure.type?.kind,
      !result.isUnknown
    else { return nil }
    return result
  }

  /// What gives the elements of the value, one after the other.
  func iterator() throws -> () throws -> Value? { try interpreter.makeIterator(value, at: location) }
}

extension Interpreter {
  func callValueAt(_ value: Value, _ arguments: [Value], _ location: TreeLocation) throws -> Value {
    guard let code = program.anyCode, let frame = stack.push(code) else {
      throw Stop(reason: "a function", location: location)
    }
    defer { stack.pop(frame) }
    return try callValue(value, arguments.map { Argument(nil, $0) }, location.node, frame)
  }

  /// The type of values that are all of one plain type; nil for none, and where the values do not tell their place's type.
  func plainType(of items: ContiguousArray<Value>) -> RuntimeType? {
    guard let first = items.first else { return nil }
    switch first {
    case .int: return items.allSatisfy { if case .int = $0 { true } else { false } } ? types.int : nil
    case .double: return items.allSatisfy { if case .double = $0 { true } else { false } } ? types.double : nil
    case .bool: return items.allSatisfy { if case .bool = $0 { true } else { false } } ? types.bool : nil
    case .character: return items.allSatisfy { if case .character = $0 { true } else { false } } ? types.character : nil
    case .text(let box) where !box.isSubstring:
      return items.allSatisfy { if case .text(let other) = $0 { !other.isSubstring } else { false } }
        ? types.string : nil
    case .text:
      return items.allSatisfy { if case .text(let other) = $0 { other.isSubstring } else { false } }
        ? types.substring : nil
    default: return nil
    }
  }

  /// The type of the elements of a sequence; nil where it is not known.
  func elementType(of value: Value) -> RuntimeType? {
    switch value {
    case .list(let box): return box.element ?? plainType(of: box.items)
    case .set(let box): return box.element
    case .text: return types.character
    case .dictionary(let box):
      guard let key = box.key, let element = box.element else { return nil }
      return types.tuple([key, element], ["key", "value"])
    case .range(let range):
      switch range.kind == .upTo || range.kind == .through ? range.upper : range.lower {
      case .int: return types.int
      case .fixed(let number): return types.fixed(number.kind)
      default: return nil
      }
    case .native(let box as SequenceBox): return box.element
    case .native(let box as LazyBox): return box.element
    case .structure(let box): return program.inner("Element", of: box.type)
    case .object(let object): return program.inner("Element", of: object.type)
    default: return nil
    }
  }

  /// Calls a function of which one parameter is inout: the first, if nothing is said.
  func call(
    _ closure: Closure, changing first: inout Value, place: Int = 0, _ rest: [Value], at location: TreeLocation
  ) throws -> Value {
    guard case .code(let code, let captures, let this, let generics) = closure.body else {
      throw Stop(reason: "a function that changes its argument", location: location)
    }
    let parameters = code.function.parameters
    try checkDepth(code, at: location)
    guard let frame = stack.push(code) else {
      throw tooDeep(code, location)
    }
    defer { stack.pop(frame) }
    frame.captures = captures
    frame.generics = generics
    if let this {
      frame.this = thisType(of: this)
      if code.hasSelf { frame.slots[0] = code.function.flags.contains(.isSelfBoxed) ? .box(Box(this)) : this }
    }
    if case .function(_, let result)? = closure.type?.kind { frame.resultType = result.isUnknown ? nil : result }
    for (index, value) in rest.enumerated() {
      let own = index < place ? index : index + 1
      guard own < parameters.count else { break }
      let parameter = parameters[own]
      frame.slots[Int(parameter.slot)] = parameter.isBoxed ? .box(Box(value)) : value
    }
    guard place < parameters.count else { return try runBody(frame) }
    let changed = parameters[place]
    let slot = Int(changed.slot)
    frame.slots[slot] = changed.isBoxed ? .box(Box(Self.taken(&first))) : Self.taken(&first)
    defer {
      first = Self.unboxed(frame.slots[slot])
      frame.slots[slot] = .absent
    }
    return try runBody(frame)
  }

  /// A value, which is no longer in its place: nobody else holds it.
  private static func taken(_ place: inout Value) -> Value {
    var value = Value.void
    swap(&value, &place)
    return value
  }
}

/// What Swift has another type for than `Array`: `ReversedCollection`, `FlattenSequence`.
final class CollectionView {
  let name: String
  let base: Value
  init(_ name: String, _ base: Value) {
    self.name = name
    self.base = base
  }
}
