import FlowModel

/// What literals are by their members and by what stands beside them.
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

  /// What a literal is beside a value of a type of the app's that literals make: `price + 3`. Nil where it is what it is.
  func madeOfLiteral(_ literal: Value, beside other: Value, at location: TreeLocation) throws -> Value? {
    switch literal {
    case .int, .double, .text, .bool: break
    default: return nil
    }
    let type: RuntimeType
    switch other.flattened {
    case .structure(let box)?: type = box.type
    case .enumeration(let box)?: type = box.type
    default: return nil
    }
    guard let nominal = type.nominal, let label = literalLabel(of: literal, nominal) else { return nil }
    return try construct(type, [Argument(label, literal)], at: location)
  }

  /// The label of the initialiser that makes a value of the app's type of a literal; nil where it has none.
  func literalLabel(of literal: Value, _ nominal: Nominal) -> String? {
    let labels: [String] =
      switch literal {
      case .int: ["integerLiteral", "floatLiteral"]
      case .text: ["stringLiteral", "extendedGraphemeClusterLiteral", "unicodeScalarLiteral"]
      case .double: ["floatLiteral"]
      case .nothing: ["nilLiteral"]
      default: ["booleanLiteral"]
      }
    return labels.first { label in
      nominal.initializers.contains { $0.code?.function.parameters.first?.label == label }
    }
  }
}
