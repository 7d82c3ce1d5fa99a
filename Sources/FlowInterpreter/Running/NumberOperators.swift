import FlowModel

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
    return Self.result(of: each.pointee.operation, one, other)
  }

  /// What Swift's own operators give for two Doubles; nil for those that it has none for.
  static func result(of operation: TreeOperator, _ one: Double, _ other: Double) -> Value? {
    switch operation {
    case .plus: .double(one + other)
    case .minus: .double(one - other)
    case .times: .double(one * other)
    case .divide: .double(one / other)
    case .less: .bool(one < other)
    case .lessOrEqual: .bool(one <= other)
    case .greater: .bool(one > other)
    case .greaterOrEqual: .bool(one >= other)
    case .equal: .bool(one == other)
    case .notEqual: .bool(one != other)
    default: nil
    }
  }

  /// What Swift's own operators give for two Ints; nil where that traps, and for all other operators.
  @inline(__always)
  static func result(of operation: TreeOperator, _ one: Int, _ other: Int) -> Value? {
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
