import FlowModel
import SwiftSyntax

/// Statements.
extension TreeReader {
  /// The statements of a list with those of each `#if` that is built.
  func flattened(_ statements: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
    statements.flatMap { item -> [CodeBlockItemSyntax] in
      guard case .decl(let declaration) = item.item, let config = declaration.as(IfConfigDeclSyntax.self) else {
        return [item]
      }
      guard case .statements(let inner)? = active(config) else { return [] }
      return flattened(inner)
    }
  }

  /// Lowers a block in braces.
  ///
  /// - Parameter isValue: whether its last statement is its value.
  func block(_ node: CodeBlockSyntax, isValue: Bool = false) -> Int32 {
    block(flattened(node.statements), at: node, isValue: isValue)
  }

  /// Lowers statements as a block; the names that they declare end with it.
  func block(_ items: [CodeBlockItemSyntax], at syntax: some SyntaxProtocol, isValue: Bool = false) -> Int32 {
    withLocalTypes(items.compactMap(typeName)) { ownBlock(items, at: syntax, isValue: isValue) }
  }

  /// The name of a type that a statement declares.
  private func typeName(_ item: CodeBlockItemSyntax) -> String? {
    guard case .decl(let declaration) = item.item, !declaration.is(FunctionDeclSyntax.self),
      let named = declaration.asProtocol(NamedDeclSyntax.self)
    else { return nil }
    return source.name(named.name)
  }

  private func ownBlock(_ items: [CodeBlockItemSyntax], at syntax: some SyntaxProtocol, isValue: Bool) -> Int32 {
    guard let scope else { return -1 }
    let first = scope.slots
    let mark = scope.mark
    var statements: [Int32] = []
    let functions = declareFunctions(of: items)
    let isRead: Void? = deeper {
      for item in functionsFirst(items) { statement(item, isValue: isValue, into: &statements, functions) }
    }
    if isRead == nil {
      statements = [tooDeep(at: syntax)]
    }
    scope.hide(from: mark)
    let count = UInt16(truncatingIfNeeded: scope.slots - first)
    let node = add(TreeNode(.block, extra: count, a: list(statements), c: first), at: syntax)
    if !functions.isEmpty { scope.functionBlocks.append((node, Array(functions.values).sorted())) }
    return node
  }

  /// Functions inside a function are visible in their whole block.
  private func declareFunctions(of items: [CodeBlockItemSyntax]) -> [SyntaxIdentifier: Int32] {
    var slots: [SyntaxIdentifier: Int32] = [:]
    guard let scope else { return slots }
    var named: [(name: Int32, slots: [Int32])] = []
    var places: [Int32: Int] = [:]
    for item in items {
      guard case .decl(let declaration) = item.item, let node = declaration.as(FunctionDeclSyntax.self) else {
        continue
      }
      let slot = scope.newSlot()
      slots[node.id] = slot
      let name = name(node.name)
      if let known = places[name] {
        named[known].slots.append(slot)
      } else {
        places[name] = named.count
        named.append((name, [slot]))
      }
    }
    for (name, slots) in named {
      var overloads: [Int32] = []
      if slots.count > 1 {
        for slot in slots {
          overloads.append(text("\(tree.texts[Int(name)])#\(slot)"))
          scope.declare(overloads[overloads.count - 1], at: .slot(slot))
        }
      }
      scope.declare(name, at: .slot(slots[0]), overloads: overloads)
    }
    return slots
  }

  func unreadStatement(_ what: String, at syntax: some SyntaxProtocol) -> Int32 {
    add(TreeNode(.unreadStatement, a: text(what)), at: syntax)
  }

  func statement(
    _ item: CodeBlockItemSyntax, isValue: Bool, into out: inout [Int32], _ functions: [SyntaxIdentifier: Int32]
  ) {
    if item.hasError, let wrong = wrongPart(of: Syntax(item)) {
      out.append(unreadStatement("wrong Swift: \(source.text(of: wrong))", at: item))
    }
    switch item.item {
    case .expr(let expression):
      if let node = expression.as(IfExprSyntax.self), !isValue {
        out.append(ifStatement(node, label: 0, isValue: false))
      } else if let node = expression.as(SwitchExprSyntax.self), !isValue {
        out.append(switchStatement(node, label: 0, isValue: false))
      } else {
        out.append(self.expression(expression))
      }
    case .stmt(let statement): out.append(self.statement(statement, label: nil, isValue: isValue))
    case .decl(let declaration): localDeclaration(declaration, into: &out, functions)
    }
  }

  /// The first piece of a statement that the parser could not use, or the first that it missed; statements inside
  /// look after themselves.
  private func wrongPart(of node: Syntax) -> Syntax? {
    var open = [node]
    while let next = open.popLast() {
      if next.kind == .unexpectedNodes { return next }
      if let token = next.as(TokenSyntax.self), token.presence == .missing { return node }
      for child in next.children(viewMode: .all).reversed() where child.hasError {
        if child.kind != .codeBlockItemList, child.kind != .memberBlockItemList { open.append(child) }
      }
    }
    return nil
  }

  private func statement(_ statement: StmtSyntax, label: TokenSyntax?, isValue: Bool = false) -> Int32 {
    guard let index = labelIndex(label) else {
      return unreadStatement("a label, after too many other names", at: statement)
    }
    switch statement.kind {
    case .expressionStmt:
      let inner = statement.cast(ExpressionStmtSyntax.self).expression
      if isValue { return expression(inner) }
      if let node = inner.as(IfExprSyntax.self) { return ifStatement(node, label: index, isValue: false) }
      if let node = inner.as(SwitchExprSyntax.self) { return switchStatement(node, label: index, isValue: false) }
      return expression(inner)
    case .labeledStmt:
      let node = statement.cast(LabeledStmtSyntax.self)
      return deeper { self.statement(node.statement, label: node.label) }
        ?? tooDeep(at: node)
    case .guardStmt: return guardStatement(statement.cast(GuardStmtSyntax.self))
    case .whileStmt: return whileStatement(statement.cast(WhileStmtSyntax.self), label: index)
    case .repeatStmt:
      let node = statement.cast(RepeatStmtSyntax.self)
      let body = bodyOfLoop(node.body, label: index)
      return add(TreeNode(.repeat, extra: index, a: body, b: expression(node.condition)), at: node)
    case .forStmt: return forStatement(statement.cast(ForStmtSyntax.self), label: index)
    case .doStmt: return doStatement(statement.cast(DoStmtSyntax.self), label: index)
    case .deferStmt:
      return add(TreeNode(.defer, a: block(statement.cast(DeferStmtSyntax.self).body)), at: statement)
    case .returnStmt:
      let value = statement.cast(ReturnStmtSyntax.self).expression.map(expression) ?? -1
      return add(TreeNode(.return, a: value), at: statement)
    case .throwStmt:
      return add(TreeNode(.throw, a: expression(statement.cast(ThrowStmtSyntax.self).expression)), at: statement)
    case .breakStmt: return jump(.break, statement.cast(BreakStmtSyntax.self).label, at: statement)
    case .continueStmt:
      let node = statement.cast(ContinueStmtSyntax.self)
      return step(to: node.label, at: statement) ?? jump(.continue, node.label, at: statement)
    case .fallThroughStmt: return add(TreeNode(.fallthrough), at: statement)
    default: return unreadStatement(source.text(of: statement), at: statement)
    }
  }

  private func jump(_ kind: TreeNode.Kind, _ label: TokenSyntax?, at statement: StmtSyntax) -> Int32 {
    guard let index = labelIndex(label) else {
      return unreadStatement("a label, after too many other names", at: statement)
    }
    return add(TreeNode(kind, extra: index), at: statement)
  }

  // MARK: Loops

  private func whileStatement(_ node: WhileStmtSyntax, label: UInt16) -> Int32 {
    if let old = source.loops[Int(offset(of: node))] { return oldLoop(node, old, label: label) }
    return scoped {
      let conditions = conditions(node.conditions)
      let body = bodyOfLoop(node.body, label: label)
      return add(TreeNode(.while, extra: label, a: conditions, b: body), at: node)
    }
  }

  private func forStatement(_ node: ForStmtSyntax, label: UInt16) -> Int32 {
    scoped {
      let sequence = expression(node.sequence)
      let type = node.typeAnnotation.map { self.type($0.type) } ?? -1
      let first = scope?.slots ?? 0
      let pattern = pattern(node.pattern)
      let names = (scope?.slots ?? 0) - first
      let condition = node.whereClause.map { self.expression($0.condition) } ?? -1
      let body = bodyOfLoop(node.body, label: label)
      if node.awaitKeyword != nil { scope?.awaits = true }
      let flag: UInt8 =
        (node.tryKeyword == nil ? 0 : 1) | (node.awaitKeyword == nil ? 0 : 2) | (node.caseKeyword == nil ? 0 : 4)
      let parts = list([pattern, type, sequence, condition, body])
      return add(TreeNode(.for, flag: flag, extra: label, a: parts, b: first, c: names), at: node)
    }
  }

  /// Does something in a scope of names of its own.
  func scoped(_ body: () -> Int32) -> Int32 {
    let mark = scope?.mark ?? 0
    defer { scope?.hide(from: mark) }
    return body()
  }

  // MARK: Errors

  private func doStatement(_ node: DoStmtSyntax, label: UInt16) -> Int32 {
    let body = block(node.body)
    let thrown = node.throwsClause?.type.map(type) ?? -1
    let catches = node.catchClauses.map(catchClause)
    return add(TreeNode(.do, extra: label, a: body, b: list(catches), c: thrown), at: node)
  }

  private func catchClause(_ node: CatchClauseSyntax) -> Int32 {
    scoped {
      var items: [Int32] = []
      var slot: Int32 = -1
      if let scope, node.catchItems.allSatisfy({ $0.pattern == nil }) {
        slot = scope.newSlot()
        scope.declare(text("error"), at: .slot(slot))
      }
      alternatives {
        for item in node.catchItems {
          items.append(item.pattern.map { pattern($0) } ?? add(TreeNode(.wildcardPattern), at: item))
          items.append(item.whereClause.map { expression($0.condition) } ?? -1)
        }
      }
      let result = add(TreeNode(.catch, a: list(items), b: block(node.body), c: slot), at: node)
      if slot >= 0 { scope?.note(result, uses: slot) }
      return result
    }
  }
}
