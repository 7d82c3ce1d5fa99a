import FlowModel

/// Literals that are compared with values of other types than those that stand for them by themselves.
///
/// - Swift: both sides of `==` are of one type, so that a literal is made of the other's: `ratio == 0.5` of a Float,
///   `number == 5` of an NSNumber, `chosen == ["a", "b"]` of a Set, `scalar == "a"` of a Unicode.Scalar.
extension Interpreter {
  /// Whether a value is equal to one that a literal gave; nil where the two are of kinds that no literal joins.
  func literalEquality(_ left: Value, _ right: Value, at location: TreeLocation) throws -> Bool? {
    switch (left, right) {
    case (.float(let one), .double(let other)), (.double(let other), .float(let one)): return one == Float(other)
    case (.list(let one), .set(let other)), (.set(let other), .list(let one)):
      let keys = Set(one.items.map(HashedValue.init))
      return keys.count == other.table.count && keys.allSatisfy(other.table.contains)
    case (.native, .native): return nil
    case (.native, _): return try isEqual(left, toLiteral: right, at: location)
    case (_, .native): return try isEqual(right, toLiteral: left, at: location)
    default: return nil
    }
  }

  /// Whether one value is less than another one, where a literal gave one of them: `scalar < "a"`. Nil for others.
  func literalOrder(_ left: Value, _ right: Value, at location: TreeLocation) throws -> Bool? {
    switch (left, right) {
    case (.native, .native): return nil
    case (.native, _): return try made(right, like: left, at: location).map { try order(left, $0, at: location) }
    case (_, .native): return try made(left, like: right, at: location).map { try order($0, right, at: location) }
    default: return nil
    }
  }

  private func isEqual(_ native: Value, toLiteral literal: Value, at location: TreeLocation) throws -> Bool? {
    try made(literal, like: native, at: location).map { try areEqual(native, $0, at: location) }
  }

  /// What a literal is of the type of a value beside it.
  private func made(_ literal: Value, like native: Value, at location: TreeLocation) throws -> Value? {
    switch literal {
    case .int, .double, .float, .bool, .text, .list: break
    default: return nil
    }
    guard let made = try library.converted(literal, to: typeOf(native), self, location), case .native = made else {
      return nil
    }
    return made
  }
}
