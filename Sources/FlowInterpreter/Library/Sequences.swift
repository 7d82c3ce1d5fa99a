import FlowModel

/// A sequence whose elements are made one after the other: `lazy`, `stride`, `sequence(first:next:)`, `zip`.
final class SequenceBox: NativeBox {
  let name: String
  private let make: (Interpreter) throws -> () throws -> Value?

  init(_ name: String, _ make: @escaping (Interpreter) throws -> () throws -> Value?) {
    self.name = name
    self.make = make
  }

  override var typeName: String { name }
  func makeIterator(_ interpreter: Interpreter) throws -> () throws -> Value? { try make(interpreter) }
}

/// An iterator.
final class IteratorBox: NativeBox {
  let next: () throws -> Value?
  init(_ next: @escaping () throws -> Value?) { self.next = next }
  override var typeName: String { "AnyIterator" }
  override var isReference: Bool { true }
}

/// `Unicode.Scalar`.
final class ScalarBox: NativeBox {
  let scalar: Unicode.Scalar
  init(_ scalar: Unicode.Scalar) { self.scalar = scalar }
  override var typeName: String { "Unicode.Scalar" }
  override var description: String { "\(scalar)" }
  override func isEqual(to other: NativeBox) -> Bool { (other as? ScalarBox)?.scalar == scalar }
  override func hash(into hasher: inout Hasher) { hasher.combine(scalar) }
  override func isLess(than other: NativeBox) -> Bool? { (other as? ScalarBox).map { scalar < $0.scalar } }
}

extension Library.Call {
  var elements: ContiguousArray<Value> { get throws { try interpreter.elements(of: value, at: location) } }

  /// Calls a closure argument.
  func run(_ index: Int, _ values: Value...) throws -> Value {
    switch arguments[index].value {
    case .closure(let closure): return try interpreter.call(closure, values, at: location)
    case .keyPath(let path): return try interpreter.follow(path, values[0], at: location)
    default: return try interpreter.callValueAt(arguments[index].value, values, location)
    }
  }

  func isTrue(_ value: Value) throws -> Bool {
    switch value {
    case .bool(let flag): return flag
    case .unknown(let unknown): return try interpreter.world.answer(unknown, at: location)
    default: throw stop("a condition is no Bool")
    }
  }

  func int(_ index: Int) throws -> Int {
    guard let number = arguments[index].value.integerValue else { throw stop("a number is asked for") }
    return number
  }

  func text(_ index: Int) throws -> String {
    switch arguments[index].value {
    case .text(let box): return box.text
    case .character(let character): return String(character)
    default: throw stop("a text is asked for")
    }
  }

  func list(_ items: some Sequence<Value>, _ element: RuntimeType? = nil) -> Value {
    .list(ListBox(ContiguousArray(items), element))
  }

  /// The type of the elements of the value.
  var element: RuntimeType? {
    switch value {
    case .list(let box): box.element
    case .set(let box): box.element
    case .text: types.character
    default: nil
    }
  }
}

extension Interpreter {
  func callValueAt(_ value: Value, _ arguments: [Value], _ location: TreeLocation) throws -> Value {
    guard let code = program.trees.first?.codes.first, let frame = stack.push(code) else {
      throw Stop(reason: "a function", location: location)
    }
    defer { stack.pop(frame) }
    return try callValue(value, arguments.map { Argument(nil, $0) }, location.node, frame)
  }

  /// Sorts by the app's own order or a closure's.
  func sorted(_ items: ContiguousArray<Value>, _ less: (Value, Value) throws -> Bool) throws -> ContiguousArray<Value> {
    // Swift's sort is stable in fact; merge sort, so that a closure that is no order ends too.
    guard items.count > 1 else { return items }
    let middle = items.count / 2
    let left = try sorted(ContiguousArray(items[..<middle]), less)
    let right = try sorted(ContiguousArray(items[middle...]), less)
    var merged: ContiguousArray<Value> = []
    merged.reserveCapacity(items.count)
    var i = 0
    var j = 0
    while i < left.count, j < right.count {
      if try less(right[j], left[i]) {
        merged.append(right[j])
        j += 1
      } else {
        merged.append(left[i])
        i += 1
      }
    }
    merged.append(contentsOf: left[i...])
    merged.append(contentsOf: right[j...])
    return merged
  }
}

extension LibraryBuilder {
  mutating func addSequences() {}
}
