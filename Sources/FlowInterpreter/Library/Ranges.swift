import FlowModel
import Foundation

extension Library.Call {
  var range: RangeBox {
    get throws {
      guard case .range(let box) = value else { throw stop("a range is asked for") }
      return box
    }
  }
}

extension Library.Call {
  /// A part of a range of numbers, as a range of its own: `range[4...]`.
  ///
  /// - Swift: what has no bound on one side takes that of the range; a part with both bounds is not looked at
  ///   (recorded from swiftc).
  fileprivate func part(_ part: RangeBox, of range: RangeBox) throws -> RangeBox {
    func after(_ bound: Value) throws -> Value {
      guard let next = try interpreter.arithmetic(.plus, bound, .int(1), at: location) else {
        throw stop("a part of a range")
      }
      return next
    }
    let lower = part.kind == .upTo || part.kind == .through ? range.lower : part.lower
    let upper =
      switch part.kind {
      case .from: range.upper
      case .through, .closed: try after(part.upper)
      case .halfOpen, .upTo: part.upper
      }
    if try isLess(upper, lower) { throw trap("Range requires lowerBound <= upperBound") }
    return RangeBox(lower, upper, .halfOpen)
  }
}

extension LibraryBuilder {
  mutating func addRanges() {
    for type in ["Range", "ClosedRange", "PartialRangeFrom"] {
      property(type, "lowerBound") { call in try call.range.lower }
    }
    for type in ["Range", "ClosedRange", "PartialRangeUpTo", "PartialRangeThrough"] {
      property(type, "upperBound") { call in try call.range.upper }
    }
    method("RangeExpression", "contains(_:)") { call in
      // `range.contains { … }`: the one of all sequences.
      if case .closure = call[0] {
        var isFound = false
        try call.interpreter.forEach(call.value, at: call.location) {
          isFound = try call.test(0, $0)
          return !isFound
        }
        return .bool(isFound)
      }
      return .bool(try call.interpreter.contains(try call.range, call[0], at: call.location))
    }
    method("RangeExpression", "~=(_:)") { call in
      .bool(try call.interpreter.contains(try call.range, call[0], at: call.location))
    }
    for type in ["Range", "ClosedRange"] {
      property(type, "isEmpty") { call in
        let range = try call.range
        return .bool(try range.kind == .halfOpen && call.areEqual(range.lower, range.upper))
      }
      method(type, "overlaps(_:)") { call in
        let one = try call.range
        guard case .range(let other) = call[0], other.kind == .halfOpen || other.kind == .closed else {
          throw call.stop("overlaps")
        }
        for range in [one, other] where try range.kind == .halfOpen && call.areEqual(range.lower, range.upper) {
          return .bool(false)
        }
        let startsBefore =
          try one.kind == .closed ? !call.isLess(one.upper, other.lower) : call.isLess(other.lower, one.upper)
        let endsAfter =
          try other.kind == .closed ? !call.isLess(other.upper, one.lower) : call.isLess(one.lower, other.upper)
        return .bool(startsBefore && endsAfter)
      }
      method(type, "clamped(to:)") { call in
        let one = try call.range
        guard case .range(let limits) = call[0], limits.kind == one.kind else { throw call.stop("clamped") }
        func clamped(_ value: Value) throws -> Value {
          if try call.isLess(value, limits.lower) { return limits.lower }
          return try call.isLess(limits.upper, value) ? limits.upper : value
        }
        return .range(RangeBox(try clamped(one.lower), try clamped(one.upper), one.kind))
      }
      for name in ["description", "debugDescription"] {
        property(type, name) { call in .string(try call.interpreter.description(of: call.value, at: call.location)) }
      }
      for (name, isMax) in [("max", true), ("min", false)] {
        method(type, "\(name)()") { call in
          let range = try call.range
          guard try call.count > 0 else { return .none }
          if !isMax { return .optional(range.lower) }
          guard range.kind == .halfOpen else { return .optional(range.upper) }
          return .optional(try call.interpreter.arithmetic(.minus, range.upper, .int(1), at: call.location))
        }
      }
      property(type, "last") { call in
        let range = try call.range
        guard try call.count > 0 else { return .none }
        guard range.kind == .halfOpen else { return .optional(range.upper) }
        return .optional(try call.interpreter.arithmetic(.minus, range.upper, .int(1), at: call.location))
      }
      method(type, "relative(to:)") { call in throw call.stop("relative(to:)") }
      // The library's own types are initialised from each other.
      initializer(type, "(_:)") { call in
        if case .native(let box as FoundationBox<NSRange>) = call[0] { return Range(box.content).bridged }
        guard case .range(let other) = call[0], case .int(let lower) = other.lower, case .int(let upper) = other.upper
        else { throw call.stop(type) }
        let (end, overflows) = upper.addingReportingOverflow(other.kind == .closed ? 1 : 0)
        if overflows { throw call.trap("Arithmetic overflow") }
        return .range(
          type == "Range" ? RangeBox(.int(lower), .int(end), .halfOpen) : RangeBox(.int(lower), .int(end - 1), .closed))
      }
      initializer(type, "(uncheckedBounds:)") { call in
        guard case .tuple(let box) = call[0], box.items.count == 2 else { throw call.stop(type) }
        return .range(RangeBox(box.items[0], box.items[1], type == "Range" ? .halfOpen : .closed))
      }
    }
    property("Range", "startIndex") { call in try call.range.lower }
    property("Range", "endIndex") { call in try call.range.upper }
    property("ClosedRange", "startIndex") { call in throw call.stop("an index of a closed range") }
    subscripting("Range", "(_:)") { call in
      if case .range(let part) = call[0] { return .range(try call.part(part, of: try call.range)) }
      guard try call.interpreter.contains(try call.range, call[0], at: call.location) else {
        throw call.trap("Index out of range")
      }
      return call[0]
    }
  }
}
