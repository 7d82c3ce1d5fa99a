import SwiftSyntax

/// A sequence of operands and operators, taken apart at its weakest operator.
///
/// The parser leaves operators unfolded. Swift's own operators are enough here; others bind like `+`.
enum FoldedSequence {
  case operand(ExprSyntax)
  case assignment(ArraySlice<ExprSyntax>, ArraySlice<ExprSyntax>)
  case ternary(ArraySlice<ExprSyntax>, UnresolvedTernaryExprSyntax, ArraySlice<ExprSyntax>)
  case binary(ArraySlice<ExprSyntax>, String, ArraySlice<ExprSyntax>)
  /// `x is T`, and `x as T`, `as? T`, `as! T` with the mark.
  case isType(ArraySlice<ExprSyntax>, TypeExprSyntax)
  case asType(ArraySlice<ExprSyntax>, UnresolvedAsExprSyntax, TypeExprSyntax)

  /// The longest sequence that is taken apart; of a longer one, only the operands count.
  private static let limit = 99

  init?(_ elements: ArraySlice<ExprSyntax>) {
    guard let first = elements.first, elements.count <= Self.limit else { return nil }
    if elements.count == 1 {
      self = .operand(first)
      return
    }
    var weakest: (index: Int, strength: Int)?
    var index = elements.startIndex + 1
    while index < elements.endIndex {
      let strength = Self.strength(of: elements[index])
      let isRight = strength == 2 || strength == 0 || strength == 6
      if weakest.map({ strength < $0.strength || (strength == $0.strength && !isRight) }) ?? true {
        weakest = (index, strength)
      }
      index += 2
    }
    guard let at = weakest?.index, at + 1 < elements.endIndex else { return nil }
    let left = elements[..<at]
    let right = elements[(at + 1)...]
    let node = elements[at]
    switch node.kind {
    case .assignmentExpr: self = .assignment(left, right)
    case .unresolvedTernaryExpr: self = .ternary(left, node.cast(UnresolvedTernaryExprSyntax.self), right)
    case .unresolvedIsExpr:
      guard let type = right.first?.as(TypeExprSyntax.self) else { return nil }
      self = .isType(left, type)
    case .unresolvedAsExpr:
      guard let type = right.first?.as(TypeExprSyntax.self) else { return nil }
      self = .asType(left, node.cast(UnresolvedAsExprSyntax.self), type)
    case .binaryOperatorExpr:
      self = .binary(left, node.cast(BinaryOperatorExprSyntax.self).operator.text, right)
    default: return nil
    }
  }

  private static func strength(of node: ExprSyntax) -> Int {
    switch node.kind {
    case .assignmentExpr: return 0
    case .unresolvedTernaryExpr: return 2
    case .unresolvedAsExpr, .unresolvedIsExpr: return 7
    case .binaryOperatorExpr:
      switch node.cast(BinaryOperatorExprSyntax.self).operator.text {
      case "+=", "-=", "*=", "/=", "|=", "&=", "%=", "^=", "<<=", ">>=", "||=", "&&=": return 0
      case "||": return 3
      case "&&": return 4
      case "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=": return 5
      case "??": return 6
      case "...", "..<": return 8
      case "*", "/", "%", "&", "&*": return 10
      case "<<", ">>": return 11
      default: return 9
      }
    default: return 9
    }
  }
}
