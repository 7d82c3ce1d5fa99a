import FlowModel
import SwiftSyntax

extension TreeReader {
  /// Lowers an expression.
  func expression(_ expression: ExprSyntax) -> Int32 {
    deeper { isChain(expression.kind) ? chain(expression) : plain(expression) }
      ?? tooDeep(at: expression)
  }

  private func plain(_ expression: ExprSyntax) -> Int32 {
    switch expression.kind {
    case .declReferenceExpr: return reference(expression.cast(DeclReferenceExprSyntax.self))
    case .sequenceExpr: return sequence(expression.cast(SequenceExprSyntax.self))
    case .integerLiteralExpr: return integer(expression.cast(IntegerLiteralExprSyntax.self))
    case .floatLiteralExpr: return decimal(expression.cast(FloatLiteralExprSyntax.self))
    case .stringLiteralExpr: return string(expression.cast(StringLiteralExprSyntax.self))
    case .booleanLiteralExpr:
      let isTrue = expression.cast(BooleanLiteralExprSyntax.self).literal.tokenKind == .keyword(.true)
      return add(TreeNode(.boolean, flag: isTrue ? 1 : 0), at: expression)
    case .nilLiteralExpr: return add(TreeNode(.nothing), at: expression)
    case .superExpr: return superReference(expression.cast(SuperExprSyntax.self))
    case .discardAssignmentExpr: return add(TreeNode(.discard), at: expression)
    case .closureExpr: return closure(expression.cast(ClosureExprSyntax.self))
    case .arrayExpr:
      let elements = expression.cast(ArrayExprSyntax.self).elements.map { self.expression($0.expression) }
      return add(TreeNode(.array, a: list(elements)), at: expression)
    case .dictionaryExpr: return dictionary(expression.cast(DictionaryExprSyntax.self))
    case .tupleExpr: return tuple(expression.cast(TupleExprSyntax.self))
    case .prefixOperatorExpr:
      let node = expression.cast(PrefixOperatorExprSyntax.self)
      let operand = self.expression(node.expression)
      let spelling = node.operator.text
      return add(
        TreeNode(.prefix, flag: TreeOperator(spelling).rawValue, a: operand, c: text(spelling)), at: node.operator)
    case .inOutExpr:
      return add(TreeNode(.inout, a: self.expression(expression.cast(InOutExprSyntax.self).expression)), at: expression)
    case .tryExpr:
      let node = expression.cast(TryExprSyntax.self)
      return add(TreeNode(.try, flag: tryFlag(node), a: self.expression(node.expression)), at: node)
    case .awaitExpr:
      scope?.awaits = true
      return add(TreeNode(.await, a: self.expression(expression.cast(AwaitExprSyntax.self).expression)), at: expression)
    case .unsafeExpr: return self.expression(expression.cast(UnsafeExprSyntax.self).expression)
    case .consumeExpr: return self.expression(expression.cast(ConsumeExprSyntax.self).expression)
    case .copyExpr: return self.expression(expression.cast(CopyExprSyntax.self).expression)
    case .borrowExpr: return self.expression(expression.cast(BorrowExprSyntax.self).expression)
    case .ifExpr:
      let statement = ifStatement(expression.cast(IfExprSyntax.self), label: 0, isValue: true)
      return add(TreeNode(.ifExpression, a: statement), at: expression)
    case .switchExpr:
      let statement = switchStatement(expression.cast(SwitchExprSyntax.self), label: 0, isValue: true)
      return add(TreeNode(.switchExpression, a: statement), at: expression)
    case .typeExpr: return typeExpression(type(expression.cast(TypeExprSyntax.self).type), at: expression)
    case .keyPathExpr: return keyPath(expression.cast(KeyPathExprSyntax.self))
    case .macroExpansionExpr: return macro(expression.cast(MacroExpansionExprSyntax.self))
    // Folded already, which the parser does not do.
    case .regexLiteralExpr:
      let pattern = expression.cast(RegexLiteralExprSyntax.self).regex.text
      return add(TreeNode(.regularExpression, a: text(pattern)), at: expression)
    case .editorPlaceholderExpr: return unread("a placeholder", at: expression)
    case .missingExpr: return unread("a missing expression", at: expression)
    default: return unread("\(source.text(of: expression))", inside(Syntax(expression)), at: expression)
    }
  }

  /// The expressions directly inside something that is not read.
  func inside(_ node: Syntax) -> [Int32] {
    var found: [Int32] = []
    var open = Array(node.children(viewMode: .sourceAccurate).reversed())
    while let next = open.popLast() {
      if let expression = next.as(ExprSyntax.self) {
        found.append(self.expression(expression))
      } else if next.kind != .token {
        open += next.children(viewMode: .sourceAccurate).reversed()
      }
    }
    return found
  }

  func tryFlag(_ node: TryExprSyntax) -> UInt8 {
    switch node.questionOrExclamationMark?.tokenKind {
    case .postfixQuestionMark: 1
    case .exclamationMark: 2
    default: 0
    }
  }

  func typeExpression(_ type: Int32, at syntax: some SyntaxProtocol) -> Int32 {
    add(TreeNode(.typeExpression, a: type), at: syntax)
  }

  private func dictionary(_ node: DictionaryExprSyntax) -> Int32 {
    var elements: [Int32] = []
    if case .elements(let written) = node.content {
      for element in written { elements += [expression(element.key), expression(element.value)] }
    }
    return add(TreeNode(.dictionary, a: list(elements)), at: node)
  }

  private func tuple(_ node: TupleExprSyntax) -> Int32 {
    if let only = node.elements.first, node.elements.count == 1, only.label == nil {
      return expression(only.expression)
    }
    return add(TreeNode(.tuple, a: list(arguments(node.elements))), at: node)
  }
}
