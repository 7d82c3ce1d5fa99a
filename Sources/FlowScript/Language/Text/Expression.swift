/// The part of JavaScript that flowsim evaluates: names with members (`output.total`), string, number and
/// boolean literals, `null`, `undefined`, `==`, `===`, `!=`, `!==`, `&&`, `||`, `!` and brackets.
struct Expression {
  private static let depthLimit = 50

  private let source: String
  private let tokens: [ExpressionToken]
  private var position = 0
  private var depth = 0

  init(_ source: String) {
    self.source = source
    tokens = ExpressionToken.tokens(of: source)
  }

  /// The expression's value.
  func value(in variables: FlowVariables) throws(ExpressionError) -> FlowValue {
    var parser = self
    let value = try parser.disjunction(variables)
    guard parser.position == tokens.count else { throw parser.unsupported() }
    return value
  }

  private mutating func disjunction(_ variables: FlowVariables) throws(ExpressionError) -> FlowValue {
    var value = try conjunction(variables)
    while take(.symbol("||")) {
      let other = try conjunction(variables)
      if !value.isTruthy { value = other }
    }
    return value
  }

  private mutating func conjunction(_ variables: FlowVariables) throws(ExpressionError) -> FlowValue {
    var value = try equality(variables)
    while take(.symbol("&&")) {
      let other = try equality(variables)
      if value.isTruthy { value = other }
    }
    return value
  }

  private mutating func equality(_ variables: FlowVariables) throws(ExpressionError) -> FlowValue {
    var value = try negation(variables)
    while case .symbol(let symbol) = current, ["==", "===", "!=", "!=="].contains(symbol) {
      position += 1
      let other = try negation(variables)
      let isEqual = symbol.count == 3 ? value == other : value.looselyEquals(other)
      value = .boolean(isEqual == (symbol.first == "="))
    }
    return value
  }

  private mutating func negation(_ variables: FlowVariables) throws(ExpressionError) -> FlowValue {
    var isNegated = false
    var isBoolean = false
    while take(.symbol("!")) {
      isNegated.toggle()
      isBoolean = true
    }
    let value = try operand(variables)
    return isBoolean ? .boolean(value.isTruthy != isNegated) : value
  }

  private mutating func operand(_ variables: FlowVariables) throws(ExpressionError) -> FlowValue {
    guard let token = current else { throw unsupported() }
    switch token {
    case .literal(let value):
      position += 1
      return value
    case .name(let name):
      position += 1
      return variables[name]
    case .symbol("(") where depth < Self.depthLimit:
      position += 1
      depth += 1
      let value = try disjunction(variables)
      guard take(.symbol(")")) else { throw unsupported() }
      depth -= 1
      return value
    case .symbol:
      throw unsupported()
    }
  }

  private var current: ExpressionToken? { position < tokens.count ? tokens[position] : nil }

  private mutating func take(_ token: ExpressionToken) -> Bool {
    guard current == token else { return false }
    position += 1
    return true
  }

  private func unsupported() -> ExpressionError {
    ExpressionError(source: source, reason: .unsupported(at: current?.text ?? ""))
  }
}
