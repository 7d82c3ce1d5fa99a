import FlowModel

/// A library's sequence whose elements come one after the other in time.
protocol AsyncElements: NativeBox {
  /// What gives the elements; nil at the end.
  func makeAsyncIterator(_ interpreter: Interpreter, at location: TreeLocation) throws -> () throws -> Value?
}

/// A sequence that is made of another one: `map`, `filter`, `prefix`.
final class AsyncSequenceBox: NativeBox, AsyncElements {
  private let make: (Interpreter) throws -> () throws -> Value?
  init(_ make: @escaping (Interpreter) throws -> () throws -> Value?) { self.make = make }
  override var typeName: String { "AsyncMapSequence" }
  func makeAsyncIterator(_ interpreter: Interpreter, at location: TreeLocation) throws -> () throws -> Value? {
    try make(interpreter)
  }
}

/// `makeAsyncIterator()` of a library's sequence.
final class AsyncIteratorBox: NativeBox {
  let next: () throws -> Value?
  init(_ next: @escaping () throws -> Value?) { self.next = next }
  override var typeName: String { "AsyncIterator" }
  override var isReference: Bool { true }
}

extension Interpreter {
  /// What gives the elements of a sequence of `for await`.
  func asyncIterator(of sequence: Value, at location: TreeLocation) throws -> () throws -> Value? {
    switch sequence {
    case .native(let native as any AsyncElements): return try native.makeAsyncIterator(self, at: location)
    case .native(let native as AsyncIteratorBox): return native.next
    case .some(let box): return try asyncIterator(of: box.value, at: location)
    case .structure, .object, .enumeration: break
    default: throw Stop(reason: "a sequence of for await that is not read", location: location)
    }
    var iterator = sequence
    if hasMember("makeAsyncIterator", sequence) {
      iterator = try callMethod(sequence, program.symbols["makeAsyncIterator"], [], at: location)
      if case .native = iterator { return try asyncIterator(of: iterator, at: location) }
    }
    let name = program.symbols["next"]
    return { [self] in try callMutating(&iterator, name, [], at: location).unwrapped }
  }
}

extension Library.Call {
  /// What gives the elements of the sequence that a method is called on.
  fileprivate func iterate() throws -> () throws -> Value? { try interpreter.asyncIterator(of: value, at: location) }

  /// A sequence that is made of the one that a method is called on.
  fileprivate func sequence(_ make: @escaping (@escaping () throws -> Value?) -> () throws -> Value?) -> Value {
    let call = self
    return .native(AsyncSequenceBox { _ in make(try call.iterate()) })
  }
}

extension LibraryBuilder {
  mutating func addAsyncSequences() {
    let type = "AsyncSequence"
    method(type, "makeAsyncIterator()") { call in .native(AsyncIteratorBox(try call.iterate())) }
    method("AsyncIterator", "next(...)") { call in .optional(try call.native(call.value, AsyncIteratorBox.self).next())
    }
    method(type, "map(_:)") { call in call.sequence { next in { try next().map { try call.run(0, $0) } } } }
    method(type, "compactMap(_:)") { call in
      call.sequence { next in
        {
          while let value = try next() { if let made = try call.unwrapped(try call.run(0, value)) { return made } }
          return nil
        }
      }
    }
    method(type, "filter(_:)") { call in
      call.sequence { next in
        {
          while let value = try next() { if try call.isTrue(try call.run(0, value)) { return value } }
          return nil
        }
      }
    }
    method(type, "prefix(_:)") { call in
      let limit = try call.int(0)
      return call.sequence { next in
        var count = 0
        return {
          guard count < limit else { return nil }
          count += 1
          return try next()
        }
      }
    }
    method(type, "prefix(while:)") { call in
      call.sequence { next in
        var isOver = false
        return {
          guard !isOver, let value = try next(), try call.isTrue(try call.run(0, value)) else {
            isOver = true
            return nil
          }
          return value
        }
      }
    }
    method(type, "dropFirst(_:)") { call in
      let count = try call.int(0)
      return call.sequence { next in Self.dropping(count, next) }
    }
    method(type, "dropFirst()") { call in call.sequence { next in Self.dropping(1, next) } }
    method(type, "drop(while:)") { call in
      call.sequence { next in
        var isDropping = true
        return {
          while let value = try next() {
            if isDropping, try call.isTrue(try call.run(0, value)) { continue }
            isDropping = false
            return value
          }
          return nil
        }
      }
    }
    method(type, "flatMap(_:)") { call in
      call.sequence { next in
        var inner: (() throws -> Value?)?
        return {
          while true {
            if let value = try inner?() { return value }
            guard let value = try next() else { return nil }
            inner = try call.interpreter.asyncIterator(of: try call.run(0, value), at: call.location)
          }
        }
      }
    }
    addAsyncResults(type)
  }

  private static func dropping(_ count: Int, _ next: @escaping () throws -> Value?) -> () throws -> Value? {
    var left = count
    return {
      while left > 0 {
        left -= 1
        guard try next() != nil else { return nil }
      }
      return try next()
    }
  }

  /// Those that go through a sequence.
  private mutating func addAsyncResults(_ type: String) {
    method(type, "first(where:)") { call in
      let next = try call.iterate()
      while let value = try next() { if try call.isTrue(try call.run(0, value)) { return .optional(value) } }
      return .none
    }
    method(type, "contains(where:)") { call in
      let next = try call.iterate()
      while let value = try next() { if try call.isTrue(try call.run(0, value)) { return .bool(true) } }
      return .bool(false)
    }
    method(type, "contains(_:)") { call in
      let next = try call.iterate()
      while let value = try next() { if Equality.areEqual(value, call[0]) { return .bool(true) } }
      return .bool(false)
    }
    method(type, "allSatisfy(_:)") { call in
      let next = try call.iterate()
      while let value = try next() { if !(try call.isTrue(try call.run(0, value))) { return .bool(false) } }
      return .bool(true)
    }
    method(type, "reduce(_:_:)") { call in
      let next = try call.iterate()
      var result = call[0]
      while let value = try next() { result = try call.run(1, result, value) }
      return result
    }
    method(type, "reduce(into:_:)") { call in
      let next = try call.iterate()
      guard case .closure(let closure) = call[1] else { throw call.stop("reduce(into:) without a closure") }
      var result = call[0]
      while let value = try next() {
        _ = try call.interpreter.call(closure, changing: &result, [value], at: call.location)
      }
      return result
    }
    for (name, isMax) in [("min", false), ("max", true)] {
      method(type, "\(name)()") { call in
        let next = try call.iterate()
        var best: Value?
        while let value = try next() {
          guard let known = best else {
            best = value
            continue
          }
          if try call.interpreter.order(isMax ? known : value, isMax ? value : known, at: call.location) {
            best = value
          }
        }
        return .optional(best)
      }
    }
  }
}
