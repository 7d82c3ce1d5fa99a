import FlowModel
import Foundation

extension LibraryBuilder {
  /// The functions outside of types.
  mutating func addFunctions() {
    function("print(...)") { call in
      var separator = " "
      var terminator = "\n"
      var texts: [String] = []
      for argument in call.arguments {
        switch argument.label {
        case "separator": separator = try call.interpreter.description(of: argument.value, at: call.location)
        case "terminator": terminator = try call.interpreter.description(of: argument.value, at: call.location)
        case nil: texts.append(try call.interpreter.description(of: argument.value, at: call.location))
        default: throw Stop(reason: "print to a stream", location: call.location)
        }
      }
      try call.loop.interrupt()
      call.interpreter.world.write(texts.joined(separator: separator) + terminator)
      return .void
    }
    function("debugPrint(...)") { call in
      var texts: [String] = []
      var separator = " "
      var terminator = "\n"
      for argument in call.arguments {
        switch argument.label {
        case "separator": separator = try call.interpreter.description(of: argument.value, at: call.location)
        case "terminator": terminator = try call.interpreter.description(of: argument.value, at: call.location)
        case nil: texts.append(try call.interpreter.debugDescription(of: argument.value, at: call.location))
        default: throw Stop(reason: "debugPrint to a stream", location: call.location)
        }
      }
      call.interpreter.world.write(texts.joined(separator: separator) + terminator)
      return .void
    }
    // What it writes of a value's parts goes to the console.
    function("dump(_:name?:indent?:maxDepth?:maxItems?:)") { call in
      guard call.interpreter.framework != nil else { throw call.stop("what dump writes") }
      return call[0]
    }
    for (name, message) in [
      ("fatalError", "Fatal error"), ("preconditionFailure", "Fatal error"), ("assertionFailure", "Fatal error"),
    ] {
      function("\(name)(...)") { call in
        let text =
          try call.arguments.first { $0.label == nil }.map {
            try call.interpreter.words(of: $0.value, at: call.location)
          } ?? ""
        throw call.trap(text.isEmpty ? message : text)
      }
    }
    for (name, message) in [("precondition", "Precondition failed"), ("assert", "Assertion failed")] {
      function("\(name)(...)") { call in
        if try call.isTrue(call[0]) { return .void }
        let text = call.arguments.count > 1 ? try call.interpreter.words(of: call[1], at: call.location) : ""
        throw call.trap(text.isEmpty ? message : "\(message): \(text)")
      }
    }
    for (name, isMax) in [("max", true), ("min", false)] {
      function("\(name)(...)") { call in
        var values = try call.arguments.map { try call.interpreter.implicitlyUnwrapped($0.value, at: call.location) }
        if values.contains(where: { if case .double = $0 { true } else { false } }) {
          values = values.map { if case .int(let number) = $0 { .double(Double(number)) } else { $0 } }
        }
        var best = values[0]
        for value in values.dropFirst() {
          let isBetter =
            isMax
            ? try !call.interpreter.order(value, best, at: call.location)
            : try call.interpreter.order(value, best, at: call.location)
          if isBetter { best = value }
        }
        return best
      }
    }
    function("abs(_:)") { call in
      switch try call.interpreter.implicitlyUnwrapped(call[0], at: call.location) {
      case .int(let number):
        if number == .min { throw call.trap("Arithmetic overflow") }
        return .int(abs(number))
      case .double(let number): return .double(abs(number))
      case .float(let number): return .float(abs(number))
      default: throw call.stop("abs of \(call.interpreter.typeOf(call[0]).name)")
      }
    }
    function("stride(from:to:by:)") { call in try Self.stride(call, isThrough: false) }
    function("stride(from:through:by:)") { call in try Self.stride(call, isThrough: true) }
    function("zip(_:_:)") { call in
      let left = call[0]
      let right = call[1]
      let location = call.location
      return .native(
        SequenceBox("Zip2Sequence") { interpreter in
          let one = try interpreter.makeIterator(left, at: location)
          let other = try interpreter.makeIterator(right, at: location)
          return {
            guard let first = try one(), let second = try other() else { return nil }
            return .tuple(TupleBox([first, second], [nil, nil]))
          }
        })
    }
    function("repeatElement(_:count:)") { call in
      let count = try call.length(1, "Repetition count should be non-negative")
      try call.interpreter.spend(elements: count, at: call.location)
      return call.list(Array(repeating: call[0], count: count))
    }
    function("sequence(first:next:)") { call in
      let first = call[0]
      let next = try Self.closure(call, 1)
      let location = call.location
      return .native(
        SequenceBox("UnfoldSequence") { interpreter in
          var current: Value? = first
          var isFirst = true
          return {
            if isFirst {
              isFirst = false
              return current
            }
            guard let value = current else { return nil }
            current = try interpreter.call(next, [value], at: location).unwrapped
            return current
          }
        })
    }
    function("readLine(...)") { _ in .none }
    function("exit(_:)") { call in
      let status = try call.int(0)
      call.interpreter.program.end.isReached = true
      throw Exit(status: status)
    }
    addMathematics()
    addNumbersOfC()
  }

  private static func stride(_ call: Library.Call, isThrough: Bool) throws -> Value {
    let call = call.with(
      call.value,
      try call.arguments.map {
        Argument($0.label, try call.interpreter.implicitlyUnwrapped($0.value, at: call.location), isTrailing: false)
      })
    if case .int(let start) = call[0], case .int(let end) = call[1], case .int(let step) = call[2] {
      if step == 0 { throw call.trap("Stride size must not be zero") }
      return .native(
        SequenceBox(isThrough ? "StrideThrough" : "StrideTo") { _ in
          var next = start
          return {
            guard step > 0 ? (isThrough ? next <= end : next < end) : (isThrough ? next >= end : next > end) else {
              return nil
            }
            defer { next += step }
            return .int(next)
          }
        })
    }
    guard let start = call[0].doubleValue, let end = call[1].doubleValue, let step = call[2].doubleValue else {
      throw call.stop("stride")
    }
    return .native(
      SequenceBox(isThrough ? "StrideThrough" : "StrideTo") { _ in
        var index = 0.0
        return {
          let next = start + index * step
          guard step > 0 ? (isThrough ? next <= end : next < end) : (isThrough ? next >= end : next > end) else {
            return nil
          }
          index += 1
          return .double(next)
        }
      })
  }
}

/// The program ends itself.
package struct Exit: Error {
  package let status: Int
}

extension Interpreter {
  /// What gives the elements of any sequence, one after the other.
  func makeIterator(_ sequence: Value, at location: TreeLocation) throws -> () throws -> Value? {
    switch sequence {
    case .native(let native as SequenceBox): return try native.makeIterator(self)
    case .native(let native as IteratorBox): return native.next
    case .native(let native as ValueIteratorBox): return native.elements
    case .native(let native as LazyBox): return native.makeIterator(self, location)
    case .structure, .object, .enumeration: return try iterator(of: sequence, at: location)
    case .range(let range) where range.kind == .from:
      guard case .int(var next) = range.lower else { throw Stop(reason: "a range", location: location) }
      return {
        defer { next += 1 }
        return .int(next)
      }
    default:
      var rest = try elements(of: sequence, at: location)[...]
      return { rest.popFirst() }
    }
  }
}
