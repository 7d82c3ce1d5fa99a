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

  /// A literal beside an Int that is not known, which is an Int whatever the place asks for; nil for what is none.
  func wholeLiteral(_ node: Int32, _ value: Value, beside other: Value, _ frame: Frame) throws -> Value? {
    guard case .double = value, case .unknown(let unknown) = other, unknown.kind == "Int", isLiteral(node, frame) else {
      return nil
    }
    return try evaluate(node, frame, types.int)
  }
}
