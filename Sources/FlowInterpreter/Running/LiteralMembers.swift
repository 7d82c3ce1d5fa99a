import FlowModel

/// Which members literals have.
extension Interpreter {
  /// Whether a literal of an integer stands for a Double, since only that has the member: `3.ft`.
  func isDecimal(_ node: Int32, before symbol: Symbol, _ frame: Frame) -> Bool {
    var literal = frame.nodes[Int(node)]
    if literal.kind == .prefix { literal = frame.nodes[Int(literal.a)] }
    guard literal.kind == .integer, candidates(symbol, of: types.int, isStatic: false).isEmpty,
      !library.hasMember(program.symbols.text(of: symbol), of: "Int", program)
    else { return false }
    return !candidates(symbol, of: types.double, isStatic: false).isEmpty
  }
}
