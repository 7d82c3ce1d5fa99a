import FlowModel

/// For which of Swift's operators the app has one that takes two numbers.
struct OwnNumberOperators {
  struct Operators {
    private var bits: UInt64 = 0

    @inline(__always)
    func contains(_ operation: TreeOperator) -> Bool {
      bits & 1 << UInt64(unsafeBitCast(operation, to: UInt8.self)) != 0
    }

    mutating func insert(_ operation: TreeOperator) { bits |= 1 << UInt64(operation.rawValue) }
  }

  /// `x + y` of Ints and of Doubles.
  var integers = Operators()
  var doubles = Operators()
  /// `x += y` of Ints, by the operator without `=`.
  var compounds = Operators()
}

extension Interpreter {
  /// Finds out for which of Swift's operators the app has one that takes two numbers.
  func findOwnNumberOperators() -> OwnNumberOperators {
    var found = OwnNumberOperators()
    for (symbol, codes) in program.operators {
      let name = program.symbols.text(of: symbol)
      let operation = TreeOperator(name)
      if takes(.int(0), codes) {
        found.integers.insert(operation)
        if name.last == "=" { found.compounds.insert(TreeOperator(String(name.dropLast()))) }
      }
      if takes(.double(0), codes) { found.doubles.insert(operation) }
    }
    return found
  }

  /// Whether one of several operators takes two values like this one.
  private func takes(_ value: Value, _ codes: [Code]) -> Bool {
    codes.contains { code in
      code.function.parameters.count == 2
        && code.function.parameters.allSatisfy { parameter in
          let written = program.type(
            parameter.type, in: code.tree,
            TypeScope(owner: code.owner, generics: nil, this: code.owner.map { types.nominal($0) }))
          return operandFit(value, written, code) != nil
        }
    }
  }
}

/// Swift's own operators for two numbers, which most operators are.
extension Interpreter {
  /// An Int that stands there, as a literal or in a local variable.
  @inline(__always)
  func integer(at node: Int32, _ frame: Frame) -> Int? {
    let each = frame.nodes + Int(node)
    switch each.pointee.kind {
    case .local:
      if case .int(let number) = frame.slots[Int(each.pointee.a)] { return number }
      return nil
    case .integer: return Int(truncatingIfNeeded: frame.integers[Int(each.pointee.a)])
    default: return nil
    }
  }

  /// What an operator gives for two Ints that stand there; nil for whatever else a node is.
  @inline(__always)
  func integerResult(at node: Int32, _ frame: Frame) -> Value? {
    let each = frame.nodes + Int(node)
    guard each.pointee.isOf(.binary), let one = integer(at: each.pointee.a, frame),
      let other = integer(at: each.pointee.b, frame)
    else { return nil }
    return result(of: each.pointee.operation, one, other)
  }

  /// What Swift's own operators give for two Doubles; nil where the app has one for them, and for those that Swift has none
  /// for.
  func result(of operation: TreeOperator, _ one: Double, _ other: Double) -> Value? {
    guard !ownOperators.doubles.contains(operation) else { return nil }
    return switch operation {
    case .plus: .double((one + other).asOnDevices(of: one, other))
    case .minus: .double((one - other).asOnDevices(of: one, other))
    case .times: .double((one * other).asOnDevices(of: one, other))
    case .divide: .double((one / other).asOnDevices(of: one, other))
    case .less: .bool(one < other)
    case .lessOrEqual: .bool(one <= other)
    case .greater: .bool(one > other)
    case .greaterOrEqual: .bool(one >= other)
    case .equal: .bool(one == other)
    case .notEqual: .bool(one != other)
    default: nil
    }
  }

  /// What Swift's own operators give for two Ints; nil where that traps, where the app has one for them, and for all other
  /// operators.
  @inline(__always)
  func result(of operation: TreeOperator, _ one: Int, _ other: Int) -> Value? {
    guard !ownOperators.integers.contains(operation) else { return nil }
    switch operation {
    case .plus:
      let (sum, overflow) = one.addingReportingOverflow(other)
      return overflow ? nil : .int(sum)
    case .minus:
      let (difference, overflow) = one.subtractingReportingOverflow(other)
      return overflow ? nil : .int(difference)
    case .times:
      let (product, overflow) = one.multipliedReportingOverflow(by: other)
      return overflow ? nil : .int(product)
    case .divide:
      if other == 0 { return nil }
      let (quotient, overflow) = one.dividedReportingOverflow(by: other)
      return overflow ? nil : .int(quotient)
    case .remainder:
      if other == 0 { return nil }
      let (rest, overflow) = one.remainderReportingOverflow(dividingBy: other)
      return overflow ? nil : .int(rest)
    case .less: return .bool(one < other)
    case .lessOrEqual: return .bool(one <= other)
    case .greater: return .bool(one > other)
    case .greaterOrEqual: return .bool(one >= other)
    case .equal: return .bool(one == other)
    case .notEqual: return .bool(one != other)
    default: return nil
    }
  }
}

extension Interpreter {
  /// The number that `.zero` stands for beside another one, which is of the same type; nil for other values.
  func zero(_ value: Value, beside other: Value) -> Value? {
    guard case .implicit(let box) = value, box.arguments == nil, program.symbols.text(of: box.name) == "zero" else {
      return nil
    }
    switch other {
    case .int: return .int(0)
    case .double: return .double(0)
    case .float: return .float(0)
    case .fixed(let number): return .fixed(FixedInteger(bits: 0, kind: number.kind))
    default: return nil
    }
  }
}
