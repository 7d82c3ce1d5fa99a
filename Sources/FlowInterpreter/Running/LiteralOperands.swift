import FlowModel

/// Literals as operands: the other side tells of which type they are.
extension Interpreter {
  /// Two operands where one is reckoned of literals, as if they were Ints, and the other is of another type; nil for all
  /// others.
  func besideNumber(
    _ left: Value, _ right: Value, _ each: TreeNode, _ frame: Frame
  ) throws -> (Value, Value)? {
    func again(_ node: Int32, _ own: Value, _ other: Value) throws -> Value? {
      switch (own, other) {
      case (.int, .double), (.int, .float), (.int, .fixed), (.double, .float), (.native, .double): break
      default: return nil
      }
      let kind = frame.tree.nodes[Int(node)].kind
      guard kind != .integer, kind != .decimal, told(node, frame).isNumber else { return nil }
      guard try isPure(node, frame) || kind == .call else { return try undecided(node, frame) }
      return try evaluate(node, frame, typeOf(other))
    }
    guard !each.operation.isShift else { return nil }
    if let again = try again(each.a, left, right) { return (again, right) }
    if let again = try again(each.b, right, left) { return (left, again) }
    return nil
  }

  /// Two operands where literals of whole numbers are numbers with a fraction, since the app's operator takes no others:
  /// `func + <T, U: BinaryFloatingPoint>(left: T, right: U)`; nil for all others.
  ///
  /// - Swift: a literal of a whole number that no Int may be is a Double (`func pick<U: BinaryFloatingPoint>(_: U)`, handed
  ///   5, prints 5.0).
  func asFractions(
    _ left: Value, _ right: Value, _ operation: TreeOperator, _ each: TreeNode, _ node: Int32, _ frame: Frame
  ) throws -> (Value, Value)? {
    guard program.declares(operation), let codes = program.operators[program.symbols[frame.tree.text(each.c)]],
      codes.contains(where: { !$0.function.generics.isEmpty })
    else { return nil }
    func isWhole(_ value: Value, _ node: Int32) -> Bool {
      if case .int = value { isLiteral(node, frame) } else { false }
    }
    // A library's own operators go before generic ones.
    func isOfLibrary(_ value: Value) -> Bool { if case .native(let box) = value { !box.isReference } else { false } }
    let (isLeft, isRight) = (isWhole(left, each.a), isWhole(right, each.b))
    let location = frame.tree.location(of: node)
    guard isLeft || isRight, !isOfLibrary(left), !isOfLibrary(right),
      try ownOperator(among: codes, [left, right], at: location) == nil
    else { return nil }
    let operands = (
      isLeft ? try evaluate(each.a, frame, types.double) : left,
      isRight ? try evaluate(each.b, frame, types.double) : right
    )
    return try ownOperator(among: codes, [operands.0, operands.1], at: location) == nil ? nil : operands
  }

  /// A literal beside an Int that is not known, which is an Int whatever the place asks for; nil for what is none.
  func wholeLiteral(_ node: Int32, _ value: Value, beside other: Value, _ frame: Frame) throws -> Value? {
    guard case .double = value, case .unknown(let unknown) = other, unknown.kind == "Int", isLiteral(node, frame) else {
      return nil
    }
    return try evaluate(node, frame, types.int)
  }
}
