import FlowModel

/// `lazy` over a collection, with the closures that its elements go through when they are asked for.
///
/// As in Swift, asking for the first element looks for its index first: a filter's closure runs for each index that is
/// looked at, a map's each time an element is read.
final class LazyBox: NativeBox {
  enum Stage {
    case map(Closure)
    case filter(Closure)
    /// Keeps what is not nil, and unwraps it.
    case unwrapping
  }

  let base: ContiguousArray<Value>
  let stages: [Stage]
  var element: RuntimeType?
  /// The index of the first element of the collection that it is over; nil where the indices are not numbers.
  let first: Int?

  init(_ base: ContiguousArray<Value>, _ stages: [Stage], _ element: RuntimeType?, first: Int? = nil) {
    self.base = base
    self.first = first
    self.stages = stages
    self.element = element
  }

  override var typeName: String { "LazySequence" }
  override var isPrintable: Bool { false }

  /// Whether nobody can tell how often its closures run: each gives one expression.
  var isPlain: Bool {
    stages.allSatisfy { stage in
      switch stage {
      case .map(let closure), .filter(let closure):
        guard case .code(let code, _, _, _) = closure.body else { return true }
        return code.function.flags.contains(.isSingleExpression)
      case .unwrapping: return true
      }
    }
  }

  func adding(_ stage: Stage..., element: RuntimeType?) -> Value {
    .native(LazyBox(base, stages + stage, element, first: first))
  }

  /// The element at a place, read through the first stages.
  private func value(_ place: Int, _ depth: Int, _ interpreter: Interpreter, _ location: TreeLocation) throws -> Value {
    guard depth > 0 else { return base[place] }
    let value = try value(place, depth - 1, interpreter, location)
    switch stages[depth - 1] {
    case .map(let closure): return try interpreter.call(closure, [value], at: location)
    case .filter: return value
    case .unwrapping: return value.unwrapped ?? value
    }
  }

  /// The first place from one on that the filters of the first stages keep.
  private func place(
    from place: Int, _ depth: Int, _ interpreter: Interpreter, _ location: TreeLocation
  ) throws -> Int {
    guard depth > 0 else { return place }
    var place = try self.place(from: place, depth - 1, interpreter, location)
    while place < base.count {
      switch stages[depth - 1] {
      case .map: return place
      case .filter(let closure):
        let value = try value(place, depth - 1, interpreter, location)
        guard case .bool(let isKept) = try interpreter.call(closure, [value], at: location) else {
          throw Stop(reason: "a condition is no Bool", location: location)
        }
        if isKept { return place }
      case .unwrapping: if try value(place, depth - 1, interpreter, location).unwrapped != nil { return place }
      }
      place = try self.place(from: place + 1, depth - 1, interpreter, location)
    }
    return place
  }

  func start(_ interpreter: Interpreter, _ location: TreeLocation) throws -> Int {
    try place(from: 0, stages.count, interpreter, location)
  }

  func place(after place: Int, _ interpreter: Interpreter, _ location: TreeLocation) throws -> Int {
    try self.place(from: place + 1, stages.count, interpreter, location)
  }

  func element(at place: Int, _ interpreter: Interpreter, _ location: TreeLocation) throws -> Value {
    try value(place, stages.count, interpreter, location)
  }

  /// Goes through the elements, each read once.
  func makeIterator(_ interpreter: Interpreter, _ location: TreeLocation) -> () throws -> Value? {
    var index = 0
    return { [base, stages] in
      next: while index < base.count {
        var value = base[index]
        index += 1
        for stage in stages {
          switch stage {
          case .map(let closure): value = try interpreter.call(closure, [value], at: location)
          case .filter(let closure):
            guard case .bool(let isKept) = try interpreter.call(closure, [value], at: location) else {
              throw Stop(reason: "a condition is no Bool", location: location)
            }
            if !isKept { continue next }
          case .unwrapping:
            guard let inner = value.unwrapped else { continue next }
            value = inner
          }
        }
        return value
      }
      return nil
    }
  }
}

extension LibraryBuilder {
  mutating func addLazySequences() {
    property("Sequence", "lazy") { call in
      switch call.value {
      case .native(let box as LazyBox): return .native(box)
      case .native(let box as SequenceBox):
        return .native(SequenceBox("LazySequence", box.element) { try box.makeIterator($0) })
      case .range(let range) where range.kind == .from:
        let base = call.value
        let location = call.location
        return .native(SequenceBox("LazySequence", call.element) { try $0.makeIterator(base, at: location) })
      case .structure, .object, .enumeration:
        let base = call.value
        let location = call.location
        return .native(SequenceBox("LazySequence", call.element) { try $0.makeIterator(base, at: location) })
      case .list(let box): return .native(LazyBox(box.items, [], call.element, first: box.start))
      default: return .native(LazyBox(try call.elements, [], call.element))
      }
    }
    subscripting("LazySequence", "(_:)") { call in
      guard case .native(let box as LazyBox) = call.value, let first = box.first, case .int(let index) = call[0] else {
        throw call.stop("an element of a lazy sequence")
      }
      guard box.base.indices.contains(index - first) else { throw call.trap("Index out of range") }
      return try box.element(at: index - first, call.interpreter, call.location)
    }
    method("LazySequence", "map(_:)") { call in
      let closure = try Self.closure(call)
      if case .native(let box as LazyBox) = call.value { return box.adding(.map(closure), element: call.result(0)) }
      return try Self.stage(call, call.result(0)) { interpreter, value in
        try interpreter.call(closure, [value], at: call.location)
      }
    }
    method("LazySequence", "filter(_:)") { call in
      let closure = try Self.closure(call)
      if case .native(let box as LazyBox) = call.value { return box.adding(.filter(closure), element: box.element) }
      return try Self.stage(call, call.element) { interpreter, value in
        guard case .bool(let isKept) = try interpreter.call(closure, [value], at: call.location) else {
          throw call.stop("a condition is no Bool")
        }
        return isKept ? value : nil
      }
    }
    method("LazySequence", "compactMap(_:)") { call in
      let closure = try Self.closure(call)
      let element = call.result(0)?.wrapped
      if case .native(let box as LazyBox) = call.value {
        return box.adding(.map(closure), .unwrapping, element: element)
      }
      return try Self.stage(call, element) { interpreter, value in
        try call.unwrapped(try interpreter.call(closure, [value], at: call.location))
      }
    }
    method("LazySequence", "flatMap(_:)") { call in
      let closure = try Self.closure(call)
      let base = call.value
      let location = call.location
      return .native(
        SequenceBox("LazySequence") { interpreter in
          let next = try interpreter.makeIterator(base, at: location)
          var inner: (() throws -> Value?)?
          return {
            while true {
              if let value = try inner?() { return value }
              guard let value = try next() else { return nil }
              inner = try interpreter.makeIterator(try interpreter.call(closure, [value], at: location), at: location)
            }
          }
        })
    }
    for (name, isDropping) in [("prefix", false), ("drop", true)] {
      method("LazySequence", "\(name)(while:)") { call in
        let (base, location) = (call.value, call.location)
        return .native(
          SequenceBox("LazySequence", call.element) { interpreter in
            let next = try interpreter.makeIterator(base, at: location)
            var isLooking = true
            return {
              while let value = try isLooking || isDropping ? next() : nil {
                if isLooking, try call.test(0, value) {
                  if isDropping { continue }
                  return value
                }
                isLooking = false
                return isDropping ? value : nil
              }
              return nil
            }
          })
      }
    }
    for (name, isWhole) in [("first", false), ("isEmpty", true)] {
      property("LazySequence", name) { call in
        guard case .native(let box as LazyBox) = call.value else { throw call.stop("\(name) of a lazy sequence") }
        let start = try box.start(call.interpreter, call.location)
        if isWhole { return .bool(start == box.base.count) }
        guard start < box.base.count else { return .none }
        return .optional(try box.element(at: start, call.interpreter, call.location))
      }
    }
    property("LazySequence", "count") { call in
      guard case .native(let box as LazyBox) = call.value else { throw call.stop("count of a lazy sequence") }
      var place = try box.start(call.interpreter, call.location)
      var count = 0
      while place < box.base.count {
        count += 1
        place = try box.place(after: place, call.interpreter, call.location)
      }
      return .int(count)
    }
    method("LazySequence", "prefix(_:)") { call in
      let count = try call.length(0, "Can't take a prefix of negative length from a collection")
      let location = call.location
      if case .native(is LazyBox) = call.value { return try Self.slice(call, "prefix") }
      let base = call.value
      return .native(
        SequenceBox("LazySequence", call.element) { interpreter in
          let next = try interpreter.makeIterator(base, at: location)
          var rest = count
          return {
            guard rest > 0 else { return nil }
            rest -= 1
            return try next()
          }
        })
    }
    for signature in [
      "contains(_:)", "dropFirst()", "dropFirst(_:)", "dropLast()", "dropLast(_:)", "suffix(_:)", "reversed()",
      "joined()",
    ] {
      let name = String(signature.prefix { $0 != "(" })
      method("LazySequence", signature) { call in
        if case .native(let box as SequenceBox) = call.value {
          // No collection: as any sequence.
          let plain = SequenceBox("AnySequence", box.element) { try box.makeIterator($0) }
          return try call.interpreter.library.call(
            name, on: .native(plain), call.arguments, call.expected, call.interpreter, call.location) ?? .void
        }
        return try Self.slice(call, name)
      }
    }
    property("LazySequence", "last") { call in try Self.slice(call, "last") }
    for name in ["indices", "startIndex", "endIndex"] {
      property("LazySequence", name) { call in throw call.stop("\(name) of a lazy sequence") }
    }
  }

  /// What a list of the same elements gives, where nobody can tell how often the closures run.
  private static func slice(_ call: Library.Call, _ name: String) throws -> Value {
    guard case .native(let box as LazyBox) = call.value, box.isPlain else {
      throw call.stop("how often the closures of a lazy collection run for \(name)")
    }
    let list = Value.list(ListBox(try call.elements, box.element))
    let library = call.interpreter.library
    let result =
      name == "last"
      ? try library.property(name, of: list, call.interpreter, call.location)
      : try library.call(name, on: list, call.arguments, call.expected, call.interpreter, call.location)
    // What goes through its elements goes on to be lazy.
    if case .list(let part)? = result { return .native(LazyBox(part.items, [], part.element)) }
    return result ?? .void
  }

  static func closure(_ call: Library.Call, _ index: Int = 0) throws -> Closure {
    switch call[index] {
    case .closure(let closure): return closure
    case .keyPath(let path):
      return Closure(native: "a key path") { interpreter, arguments in
        try interpreter.follow(path, arguments[0].value, at: call.location)
      }
    default: throw call.stop("a function is asked for")
    }
  }

  /// A lazy sequence that is no collection, through one more closure.
  private static func stage(
    _ call: Library.Call, _ element: RuntimeType?, _ body: @escaping (Interpreter, Value) throws -> Value?
  ) throws -> Value {
    let base = call.value
    let location = call.location
    return .native(
      SequenceBox("LazySequence", element) { interpreter in
        let next = try interpreter.makeIterator(base, at: location)
        return {
          while let value = try next() { if let kept = try body(interpreter, value) { return kept } }
          return nil
        }
      })
  }
}
