indirect enum Expression {
  case number(Double)
  case variable(String)
  case sum(Expression, Expression)
  case product(Expression, Expression)
  case negated(Expression)
}
extension Expression: CustomStringConvertible {
  var description: String {
    switch self {
    case .number(let value): return value == value.rounded() ? "\(Int(value))" : "\(value)"
    case .variable(let name): return name
    case .sum(let left, let right): return "(\(left) + \(right))"
    case .product(let left, let right): return "\(left) * \(right)"
    case .negated(let inner): return "-\(inner)"
    }
  }
  func value(_ variables: [String: Double]) -> Double? {
    switch self {
    case .number(let value): return value
    case .variable(let name): return variables[name]
    case let .sum(left, right):
      guard let a = left.value(variables), let b = right.value(variables) else { return nil }
      return a + b
    case let .product(left, right):
      return left.value(variables).flatMap { a in right.value(variables).map { a * $0 } }
    case .negated(let inner): return inner.value(variables).map { -$0 }
    }
  }
  var simplified: Expression {
    switch self {
    case let .sum(.number(a), .number(b)): return .number(a + b)
    case .product(.number(0), _), .product(_, .number(0)): return .number(0)
    case let .product(.number(1), other), let .product(other, .number(1)): return other.simplified
    case let .sum(left, right): return .sum(left.simplified, right.simplified)
    case .negated(.negated(let inner)): return inner.simplified
    default: return self
    }
  }
}
let formula = Expression.sum(.product(.number(2), .variable("x")), .negated(.number(1.5)))
print(formula, formula.value(["x": 4]) as Any, formula.value([:]) as Any)
print(Expression.sum(.product(.number(1), .variable("y")), .product(.variable("z"), .number(0))).simplified)
print(Expression.negated(.negated(.sum(.number(1), .number(2)))).simplified)

enum Tree<Element: Comparable> {
  case leaf
  indirect case node(Tree, Element, Tree)
  func inserting(_ element: Element) -> Tree {
    switch self {
    case .leaf: return .node(.leaf, element, .leaf)
    case let .node(left, value, right) where element < value: return .node(left.inserting(element), value, right)
    case let .node(left, value, right): return .node(left, value, right.inserting(element))
    }
  }
  var elements: [Element] {
    guard case let .node(left, value, right) = self else { return [] }
    return left.elements + [value] + right.elements
  }
  var depth: Int {
    if case let .node(left, _, right) = self { return 1 + max(left.depth, right.depth) }
    return 0
  }
}
let tree = [5, 2, 8, 1, 9, 3].reduce(Tree<Int>.leaf) { $0.inserting($1) }
print(tree.elements, tree.depth, ["b", "a"].reduce(Tree<String>.leaf) { $0.inserting($1) }.elements)
