import FlowModel
import SwiftSyntax

/// Patterns, and the names that they bind.
extension TreeReader {
  /// Lowers a pattern; the names that it binds are visible from here on.
  ///
  /// - Parameter binds: whether plain names in it are new ones, as inside of `let`.
  func pattern(_ pattern: PatternSyntax, binds: Bool = false) -> Int32 {
    deeper {
      switch pattern.kind {
      case .identifierPattern: return bind(pattern.cast(IdentifierPatternSyntax.self).identifier)
      case .valueBindingPattern:
        return self.pattern(pattern.cast(ValueBindingPatternSyntax.self).pattern, binds: true)
      case .wildcardPattern: return add(TreeNode(.wildcardPattern), at: pattern)
      case .tuplePattern:
        let elements = pattern.cast(TuplePatternSyntax.self).elements
        if let only = elements.first, elements.count == 1, only.label == nil {
          return self.pattern(only.pattern, binds: binds)
        }
        let list = elements.flatMap { [label($0.label), self.pattern($0.pattern, binds: binds)] }
        return add(TreeNode(.tuplePattern, a: self.list(list)), at: pattern)
      case .isTypePattern:
        return add(TreeNode(.isPattern, a: type(pattern.cast(IsTypePatternSyntax.self).type)), at: pattern)
      case .expressionPattern:
        return self.pattern(of: pattern.cast(ExpressionPatternSyntax.self).expression, binds: binds)
      default:
        let inside = unread("a missing pattern", inside(Syntax(pattern)), at: pattern)
        return add(TreeNode(.expressionPattern, a: inside), at: pattern)
      }
    } ?? tooDeep(pattern)
  }

  private func tooDeep(_ syntax: some SyntaxProtocol) -> Int32 {
    let inside = tooDeep(at: syntax)
    return add(TreeNode(.expressionPattern, a: inside), at: syntax)
  }

  /// A name that becomes visible.
  func bind(_ token: TokenSyntax) -> Int32 {
    if token.tokenKind == .wildcard { return add(TreeNode(.wildcardPattern), at: token) }
    let slot = declare(name(token))
    let node = add(TreeNode(.bindingPattern, a: slot), at: token)
    scope?.note(node, uses: slot)
    return node
  }

  /// The slot of a name that becomes visible.
  private func declare(_ name: Int32) -> Int32 {
    guard let scope else { return 0 }
    let slot = sharedSlots?[name] ?? scope.newSlot()
    sharedSlots?[name] = slot
    scope.declare(name, at: .slot(slot))
    return slot
  }

  /// Lowers several patterns of which one matches: names that they have in common are the same local.
  func alternatives(_ body: () -> Void) {
    let outer = sharedSlots
    sharedSlots = [:]
    body()
    sharedSlots = outer
  }

  /// A pattern that is written like an expression.
  private func pattern(of expression: ExprSyntax, binds: Bool) -> Int32 {
    deeper { matched(expression, binds: binds) } ?? tooDeep(expression)
  }

  private func matched(_ expression: ExprSyntax, binds: Bool) -> Int32 {
    switch expression.kind {
    case .patternExpr: return pattern(expression.cast(PatternExprSyntax.self).pattern, binds: binds)
    case .discardAssignmentExpr: return add(TreeNode(.wildcardPattern), at: expression)
    case .declReferenceExpr where binds:
      let node = expression.cast(DeclReferenceExprSyntax.self)
      if node.argumentNames == nil, case .identifier = node.baseName.tokenKind { return bind(node.baseName) }
    case .tupleExpr:
      let elements = expression.cast(TupleExprSyntax.self).elements
      if let only = elements.first, elements.count == 1, only.label == nil {
        return pattern(of: only.expression, binds: binds)
      }
      return add(TreeNode(.tuplePattern, a: list(elements.flatMap { labelled($0, binds: binds) })), at: expression)
    case .functionCallExpr:
      let node = expression.cast(FunctionCallExprSyntax.self)
      if let access = node.calledExpression.as(MemberAccessExprSyntax.self), node.trailingClosure == nil,
        let type = caseType(access)
      {
        let payload = list(node.arguments.flatMap { labelled($0, binds: binds) })
        return add(TreeNode(.casePattern, a: type, b: name(access.declName.baseName), c: payload), at: access.declName)
      }
    case .memberAccessExpr:
      let node = expression.cast(MemberAccessExprSyntax.self)
      if node.declName.baseName.tokenKind != .keyword(.self), let type = caseType(node) {
        return add(TreeNode(.casePattern, a: type, b: name(node.declName.baseName)), at: node.declName)
      }
    case .optionalChainingExpr:
      let inner = pattern(of: expression.cast(OptionalChainingExprSyntax.self).expression, binds: binds)
      return add(TreeNode(.optionalPattern, a: inner), at: expression)
    case .sequenceExpr:
      let elements = Array(expression.cast(SequenceExprSyntax.self).elements)
      if elements.count == 3, let sign = elements[1].as(UnresolvedAsExprSyntax.self),
        sign.questionOrExclamationMark == nil
      {
        let type = elements[2].as(TypeExprSyntax.self).map { self.type($0.type) } ?? self.type(of: elements[2])
        return add(TreeNode(.asPattern, a: pattern(of: elements[0], binds: binds), b: type), at: sign)
      }
    default: break
    }
    return add(TreeNode(.expressionPattern, a: self.expression(expression)), at: expression)
  }

  private func labelled(_ element: LabeledExprSyntax, binds: Bool) -> [Int32] {
    [label(element.label), pattern(of: element.expression, binds: binds)]
  }

  /// The type before the dot of a case, -1 where none is written; nil when what is there is a value.
  private func caseType(_ node: MemberAccessExprSyntax) -> Int32? {
    guard node.declName.argumentNames == nil else { return nil }
    guard let base = node.base else { return -1 }
    return isType(base) ? type(of: base) : nil
  }
}
