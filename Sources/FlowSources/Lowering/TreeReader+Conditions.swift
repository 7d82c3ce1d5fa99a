import FlowModel
import SwiftSyntax

/// `if`, `guard`, `switch` and what they ask.
extension TreeReader {
  /// The conditions; the names that they bind are visible from here on.
  func conditions(_ conditions: ConditionElementListSyntax) -> Int32 {
    list(conditions.map { condition($0.condition) })
  }

  private func condition(_ condition: ConditionElementSyntax.Condition) -> Int32 {
    switch condition {
    case .expression(let expression): return self.expression(expression)
    case .availability(let node): return availability(node)
    case .matchingPattern(let node):
      var value = expression(node.initializer.value)
      if let annotation = node.typeAnnotation {
        value = add(TreeNode(.upcast, a: value, b: type(annotation.type)), at: annotation)
      }
      return add(TreeNode(.patternCondition, a: pattern(node.pattern), b: value), at: node)
    case .optionalBinding(let node):
      let value: Int32
      if let initializer = node.initializer {
        value = expression(initializer.value)
      } else if let token = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
        value = named(name(token), at: offset(of: token))
      } else {
        value = unread("a missing expression", at: node)
      }
      let type = node.typeAnnotation.map { self.type($0.type) } ?? -1
      return add(TreeNode(.optionalBinding, a: pattern(node.pattern), b: value, c: type), at: node)
    }
  }

  private func availability(_ node: AvailabilityConditionSyntax) -> Int32 {
    var pairs: [Int32] = []
    for element in node.availabilityArguments {
      switch element.argument {
      case .token(let token): pairs += [text(token.text), text("")]
      case .availabilityVersionRestriction(let version):
        pairs += [name(version.platform), text(version.version.map { source.text(of: $0) } ?? "")]
      case .availabilityLabeledArgument(let argument):
        pairs += [name(argument.label), text(source.text(of: argument.value))]
      }
    }
    let isUnavailable = node.availabilityKeyword.tokenKind == .poundUnavailable
    return add(TreeNode(.availability, flag: isUnavailable ? 1 : 0, a: list(pairs)), at: node)
  }

  /// - Parameter isValue: whether each branch's last statement is its value.
  func ifStatement(_ node: IfExprSyntax, label: UInt16, isValue: Bool) -> Int32 {
    // `else if` goes on and on without becoming deeper in the text.
    var links: [(node: IfExprSyntax, conditions: Int32, body: Int32)] = []
    var next: IfExprSyntax? = node
    var last: Int32 = -1
    while let current = next {
      let mark = scope?.mark ?? 0
      let conditions = conditions(current.conditions)
      links.append((current, conditions, block(current.body, isValue: isValue)))
      scope?.hide(from: mark)
      next = nil
      switch current.elseBody {
      case .ifExpr(let inner): next = inner
      case .codeBlock(let body): last = block(body, isValue: isValue)
      case nil: break
      }
    }
    for (index, link) in links.enumerated().reversed() {
      last = add(
        TreeNode(.if, extra: index == 0 ? label : 0, a: link.conditions, b: link.body, c: last), at: link.node)
    }
    return last
  }

  func guardStatement(_ node: GuardStmtSyntax) -> Int32 {
    let mark = scope?.mark ?? 0
    let conditions = conditions(node.conditions)
    let names = scope?.hide(from: mark) ?? []
    let body = block(node.body)
    scope?.show(names)
    return add(TreeNode(.guard, a: conditions, b: body), at: node)
  }

  /// - Parameter isValue: whether each case's last statement is its value.
  func switchStatement(_ node: SwitchExprSyntax, label: UInt16, isValue: Bool) -> Int32 {
    let subject = expression(node.subject)
    var cases: [Int32] = []
    addCases(node.cases, isValue: isValue, to: &cases)
    return add(TreeNode(.switch, extra: label, a: subject, b: list(cases)), at: node)
  }

  private func addCases(_ written: SwitchCaseListSyntax, isValue: Bool, to cases: inout [Int32]) {
    for element in written {
      switch element {
      case .switchCase(let node): cases.append(switchCase(node, isValue: isValue))
      case .ifConfigDecl(let config):
        if case .switchCases(let inner)? = active(config) { addCases(inner, isValue: isValue, to: &cases) }
      }
    }
  }

  private func switchCase(_ node: SwitchCaseSyntax, isValue: Bool) -> Int32 {
    scoped {
      var items: [Int32] = []
      var flag: UInt8 = 0
      switch node.label {
      case .default: flag = node.attribute == nil ? 1 : 2
      case .case(let label):
        alternatives {
          for item in label.caseItems {
            items.append(pattern(item.pattern))
            items.append(item.whereClause.map { expression($0.condition) } ?? -1)
          }
        }
      }
      let body = block(flattened(node.statements), at: node, isValue: isValue)
      return add(TreeNode(.switchCase, flag: flag, a: list(items), b: body), at: node)
    }
  }

  // MARK: Values of statements

  /// Whether a body is one expression, which is its result.
  ///
  /// - Parameter hasResult: whether there may be a result at all.
  func isSingleExpression(_ items: [CodeBlockItemSyntax], hasResult: Bool) -> Bool {
    guard hasResult, items.count == 1 else { return false }
    switch items[0].item {
    case .expr(let expression): return isValue(expression)
    case .stmt(let statement):
      guard let inner = statement.as(ExpressionStmtSyntax.self)?.expression else { return false }
      return isValue(inner)
    case .decl: return false
    }
  }

  /// Whether an expression has a value; `if` and `switch` have one when each of their branches is one expression.
  private func isValue(_ expression: ExprSyntax) -> Bool {
    if let node = expression.as(SwitchExprSyntax.self) { return isValue(node.cases) }
    guard var node = expression.as(IfExprSyntax.self) else { return true }
    while true {
      guard isBranch(node.body.statements) else { return false }
      switch node.elseBody {
      case .ifExpr(let next): node = next
      case .codeBlock(let body): return isBranch(body.statements)
      case nil: return false
      }
    }
  }

  private func isValue(_ cases: SwitchCaseListSyntax) -> Bool {
    cases.allSatisfy { element in
      switch element {
      case .switchCase(let node): return isBranch(node.statements)
      case .ifConfigDecl(let config):
        guard case .switchCases(let inner)? = active(config) else { return true }
        return isValue(inner)
      }
    }
  }

  /// A branch: one expression, or `throw`.
  private func isBranch(_ statements: CodeBlockItemListSyntax) -> Bool {
    let items = flattened(statements)
    if items.count == 1, case .stmt(let statement) = items[0].item, statement.is(ThrowStmtSyntax.self) { return true }
    return deeper { isSingleExpression(items, hasResult: true) } ?? false
  }
}
