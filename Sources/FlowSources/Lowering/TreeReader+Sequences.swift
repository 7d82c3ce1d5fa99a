import FlowModel
import SwiftSyntax

/// Operators between operands: which belongs to which.
extension TreeReader {
  /// An operand with what stands before it and, when an operator follows, stands before the whole: `try`, `await`.
  private struct Operand {
    var node: Int32
    var prefixes: [Prefix] = []
    /// How many operators it has, each inside of the one before.
    var depth = 0
    /// Where there are too many, all that stands between them, and the place of one.
    var beyond: [Int32] = []
    var syntax: ExprSyntax?
  }

  private enum Prefix {
    case `try`(flag: UInt8, offset: UInt32)
    case await(offset: UInt32)
  }

  /// An operator that waits for its right side.
  private struct Waiting {
    var spelling: String
    var syntax: ExprSyntax
    /// Between `?` and `:`.
    var middle: Int32 = -1
  }

  /// Folds a sequence, without going deeper for each operator of a long one.
  func sequence(_ node: SequenceExprSyntax) -> Int32 {
    let elements = node.elements
    if elements.contains(where: { $0.is(ArrowExprSyntax.self) }) {
      return isType(ExprSyntax(node))
        ? typeExpression(type(of: ExprSyntax(node)), at: node)
        : unread(source.text(of: node), inside(Syntax(node)), at: node)
    }
    var operands: [Operand] = []
    var waiting: [Waiting] = []
    var iterator = elements.makeIterator()
    guard let first = iterator.next() else { return unread("a missing expression", at: node) }
    operands.append(operand(first))
    while let sign = iterator.next() {
      let next = self.sign(of: sign)
      while let last = waiting.last {
        let order = order(last.spelling, next.spelling)
        if order == .second { break }
        if order == .unknown {
          return unordered(node, last.spelling, next.spelling, operands, waiting + [next], iterator)
        }
        combine(&operands, &waiting)
      }
      waiting.append(next)
      guard let right = iterator.next() else {
        operands.append(Operand(node: unread("a missing expression", at: sign)))
        break
      }
      operands.append(
        sign.is(UnresolvedIsExprSyntax.self) || sign.is(UnresolvedAsExprSyntax.self)
          ? Operand(node: right.as(TypeExprSyntax.self).map { type($0.type) } ?? type(of: right)) : operand(right))
    }
    while !waiting.isEmpty { combine(&operands, &waiting) }
    return finished(operands[0])
  }

  /// Which of two operators binds first. A cast ends with its type, so that what follows has the whole as its left side
  /// unless the cast itself is a right side.
  private func order(_ first: String, _ second: String) -> OperatorPrecedences.Order {
    first == "is" || first == "as" ? .first : operators.order(first, second)
  }

  private func operand(_ expression: ExprSyntax) -> Operand {
    var prefixes: [Prefix] = []
    var inner = expression
    while true {
      if let node = inner.as(TryExprSyntax.self) {
        prefixes.append(.try(flag: tryFlag(node), offset: offset(of: node)))
        inner = node.expression
      } else if let node = inner.as(AwaitExprSyntax.self) {
        prefixes.append(.await(offset: offset(of: node)))
        inner = node.expression
      } else if let node = inner.as(UnsafeExprSyntax.self) {
        inner = node.expression
      } else {
        return Operand(node: self.expression(inner), prefixes: prefixes)
      }
    }
  }

  private func finished(_ operand: Operand) -> Int32 {
    var node = operand.node
    if let syntax = operand.syntax { node = tooDeep("operators inside one another", operand.beyond, at: syntax) }
    for prefix in operand.prefixes.reversed() {
      switch prefix {
      case .try(let flag, let offset): node = add(TreeNode(.try, flag: flag, a: node), at: offset)
      case .await(let offset):
        scope?.awaits = true
        node = add(TreeNode(.await, a: node), at: offset)
      }
    }
    return node
  }

  private func sign(of sign: ExprSyntax) -> Waiting {
    switch sign.kind {
    case .binaryOperatorExpr:
      return Waiting(spelling: sign.cast(BinaryOperatorExprSyntax.self).operator.text, syntax: sign)
    case .assignmentExpr: return Waiting(spelling: "=", syntax: sign)
    case .unresolvedIsExpr: return Waiting(spelling: "is", syntax: sign)
    case .unresolvedAsExpr: return Waiting(spelling: "as", syntax: sign)
    case .unresolvedTernaryExpr:
      let node = sign.cast(UnresolvedTernaryExprSyntax.self)
      return Waiting(spelling: "?", syntax: sign, middle: expression(node.thenExpression))
    default: return Waiting(spelling: source.text(of: sign), syntax: sign)
    }
  }

  /// Gives the last operator its two sides.
  private func combine(_ operands: inout [Operand], _ waiting: inout [Waiting]) {
    let sign = waiting.removeLast()
    var right = operands.removeLast()
    let last = operands.count - 1
    operands[last].depth = max(operands[last].depth, right.depth) + 1
    guard operands[last].depth > Self.depthLimit else {
      operands[last].node = operation(sign, operands[last].node, finished(right))
      return
    }
    join(&operands[last], &right)
    operands[last].syntax = sign.syntax
    if sign.middle >= 0 { operands[last].beyond.append(sign.middle) }
  }

  /// Lays what stands on both sides of an operator side by side: which of it runs is not known any more.
  private func join(_ left: inout Operand, _ right: inout Operand) {
    if left.syntax == nil, right.syntax != nil {
      swap(&left.beyond, &right.beyond)
      left.beyond.append(left.node)
      return
    }
    if left.syntax == nil { left.beyond = [left.node] }
    if right.syntax == nil { left.beyond.append(finished(right)) } else { left.beyond += right.beyond }
  }

  private func operation(_ sign: Waiting, _ left: Int32, _ right: Int32) -> Int32 {
    let place = offset(of: sign.syntax)
    switch sign.syntax.kind {
    case .assignmentExpr: return add(TreeNode(.assignment, a: left, b: right), at: place)
    case .unresolvedTernaryExpr: return add(TreeNode(.ternary, a: left, b: sign.middle, c: right), at: place)
    case .unresolvedIsExpr: return add(TreeNode(.isType, a: left, b: right), at: place)
    case .unresolvedAsExpr:
      let kind: TreeNode.Kind =
        switch sign.syntax.cast(UnresolvedAsExprSyntax.self).questionOrExclamationMark?.tokenKind {
        case .postfixQuestionMark: .optionalCast
        case .exclamationMark: .forcedCast
        default: .upcast
        }
      return add(TreeNode(kind, a: left, b: right), at: place)
    default: break
    }
    switch sign.spelling {
    case "&&": return add(TreeNode(.and, a: left, b: right), at: place)
    case "||": return add(TreeNode(.or, a: left, b: right), at: place)
    case "??": return add(TreeNode(.coalesce, a: left, b: right), at: place)
    default: break
    }
    let name = text(sign.spelling)
    if sign.spelling.utf8.count > 1, sign.spelling.utf8.last == UInt8(ascii: "="),
      operators.group(of: sign.spelling) == "AssignmentPrecedence"
    {
      let flag = TreeOperator(String(sign.spelling.dropLast())).rawValue
      return add(TreeNode(.compoundAssignment, flag: flag, a: left, b: right, c: name), at: place)
    }
    return add(TreeNode(.binary, flag: TreeOperator(sign.spelling).rawValue, a: left, b: right, c: name), at: place)
  }

  /// A sequence whose operators nobody declares to bind one before the other.
  private func unordered(
    _ node: SequenceExprSyntax, _ first: String, _ second: String, _ operands: [Operand], _ waiting: [Waiting],
    _ rest: SyntaxCollectionIterator<ExprSyntax>
  ) -> Int32 {
    var inside = operands.map { finished($0) }
    inside += waiting.map(\.middle).filter { $0 >= 0 }
    var rest = rest
    while let operand = rest.next() {
      inside.append(expression(operand))
      _ = rest.next()
    }
    return unread("which of the operators \(first) and \(second) binds first is not known here", inside, at: node)
  }
}
