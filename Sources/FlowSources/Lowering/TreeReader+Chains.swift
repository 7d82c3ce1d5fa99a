import FlowModel
import SwiftSyntax

/// Chains of calls, members, subscripts and their `?` and `!`.
extension TreeReader {
  func isChain(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr,
      .genericSpecializationExpr, .postfixOperatorExpr, .postfixIfConfigExpr:
      true
    default: false
    }
  }

  /// A whole chain: what a `?` in it ends when it finds nil.
  func chain(_ expression: ExprSyntax) -> Int32 {
    let outer = (asks: chainAsks, base: chainBase)
    (chainAsks, chainBase) = (false, nil)
    defer { (chainAsks, chainBase) = outer }
    let node = link(expression)
    return chainAsks ? add(TreeNode(.optionalChain, a: node), at: expression) : node
  }

  /// What a link of a chain goes on from.
  private func base(_ expression: ExprSyntax) -> Int32 {
    guard isChain(expression.kind) else { return self.expression(expression) }
    return deeper { link(expression) }
      ?? tooDeep("links in one chain", at: expression)
  }

  private func link(_ expression: ExprSyntax) -> Int32 {
    if let type = sugaredType(expression) { return typeExpression(type, at: expression) }
    switch expression.kind {
    case .memberAccessExpr: return memberAccess(expression.cast(MemberAccessExprSyntax.self))
    case .functionCallExpr:
      let node = expression.cast(FunctionCallExprSyntax.self)
      let callee = managedObject(node) ?? calledType(node.calledExpression) ?? base(node.calledExpression)
      return call(
        .call, callee, node.arguments, node.trailingClosure, node.additionalTrailingClosures,
        at: tree.offsets[Int(callee)])
    case .subscriptCallExpr:
      let node = expression.cast(SubscriptCallExprSyntax.self)
      let base = base(node.calledExpression)
      return call(
        .subscripted, base, node.arguments, node.trailingClosure, node.additionalTrailingClosures,
        at: offset(of: node))
    case .optionalChainingExpr:
      let operand = base(expression.cast(OptionalChainingExprSyntax.self).expression)
      chainAsks = true
      return add(TreeNode(.question, a: operand), at: expression)
    case .forceUnwrapExpr:
      return add(TreeNode(.forced, a: base(expression.cast(ForceUnwrapExprSyntax.self).expression)), at: expression)
    case .postfixOperatorExpr:
      let node = expression.cast(PostfixOperatorExprSyntax.self)
      let operand = base(node.expression)
      let spelling = node.operator.text
      return add(
        TreeNode(.postfix, flag: TreeOperator(spelling).rawValue, a: operand, c: text(spelling)), at: node.operator)
    case .postfixIfConfigExpr:
      let node = expression.cast(PostfixIfConfigExprSyntax.self)
      let start = node.base.map { base($0) } ?? takeChainBase(at: node)
      guard case .postfixExpression(let rest)? = active(node.config) else { return start }
      chainBase = start
      return base(rest)
    default: return specialized(expression.cast(GenericSpecializationExprSyntax.self))
    }
  }

  private func takeChainBase(at syntax: some SyntaxProtocol) -> Int32 {
    defer { chainBase = nil }
    return chainBase ?? unread("a missing expression", at: syntax)
  }

  private func memberAccess(_ node: MemberAccessExprSyntax, generics: Int32 = -1) -> Int32 {
    if let base = node.base {
      let base =
        base.is(ArrayExprSyntax.self) || base.is(DictionaryExprSyntax.self) || base.is(TupleExprSyntax.self)
        ? typeBefore(node, base) ?? self.base(base) : self.base(base)
      return member(of: base, node.declName, generics: generics)
    }
    if chainBase != nil { return member(of: takeChainBase(at: node), node.declName, generics: generics) }
    return implicitMember(node.declName, generics: generics)
  }

  /// `f<T>`, `x.f<T>`.
  private func specialized(_ node: GenericSpecializationExprSyntax) -> Int32 {
    let arguments = genericArguments(node.genericArgumentClause)
    if let name = node.expression.as(DeclReferenceExprSyntax.self) { return reference(name, generics: arguments) }
    if let access = node.expression.as(MemberAccessExprSyntax.self) { return memberAccess(access, generics: arguments) }
    let inner = base(node.expression)
    return add(
      TreeNode(.unread, a: text("generic arguments of \(source.text(of: node.expression))"), b: list([inner])), at: node
    )
  }

  /// A call or subscript with its arguments.
  private func call(
    _ kind: TreeNode.Kind, _ base: Int32, _ written: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?,
    _ more: MultipleTrailingClosureElementListSyntax, at offset: UInt32
  ) -> Int32 {
    var arguments = arguments(written)
    var count: UInt16 = 0
    if let trailing {
      arguments += [-1, expression(ExprSyntax(trailing))]
      count = 1
      for element in more {
        arguments += [label(element.label), expression(ExprSyntax(element.closure))]
        count += 1
      }
    }
    return add(TreeNode(kind, extra: count, a: base, b: list(arguments)), at: offset)
  }

  /// Labels and expressions in turn.
  func arguments(_ written: LabeledExprListSyntax) -> [Int32] {
    var elements: [Int32] = []
    elements.reserveCapacity(2 * written.count)
    for argument in written {
      elements.append(label(argument.label))
      elements.append(expression(argument.expression))
    }
    return elements
  }
}
