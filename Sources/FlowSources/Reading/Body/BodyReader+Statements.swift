import FlowModel
import SwiftSyntax

extension BodyReader {
  /// Statements in order, in the scope that is open.
  func read(_ statements: CodeBlockItemListSyntax) {
    for item in statements {
      switch item.item {
      case .decl(let declaration): statement { read(declaration) }
      case .stmt(let inner): statement { read(inner) }
      case .expr(let expression): statement { read(expression) }
      }
    }
  }

  /// Statements in a scope of their own.
  func readBlock(_ block: CodeBlockSyntax) { scoped { read(block.statements) } }

  private func read(_ statement: StmtSyntax) {
    switch statement.kind {
    case .expressionStmt: read(statement.cast(ExpressionStmtSyntax.self).expression)
    case .guardStmt: readGuard(statement.cast(GuardStmtSyntax.self))
    case .returnStmt:
      if let expression = statement.cast(ReturnStmtSyntax.self).expression {
        let value = evaluate(expression)
        record(.result(value), at: expression)
      } else {
        record(.leave("return"), at: statement)
      }
    case .throwStmt:
      evaluate(statement.cast(ThrowStmtSyntax.self).expression)
      record(.leave("throw"), at: statement)
    case .breakStmt: record(.leave("break"), at: statement)
    case .continueStmt: record(.leave("continue"), at: statement)
    case .forStmt: readFor(statement.cast(ForStmtSyntax.self))
    case .whileStmt: readWhile(statement.cast(WhileStmtSyntax.self))
    case .repeatStmt:
      let loop = statement.cast(RepeatStmtSyntax.self)
      under(CodeCondition(.loop, text: "repeat", location: source.location(of: loop))) {
        readBlock(loop.body)
      }
      evaluate(loop.condition)
    case .doStmt: readDo(statement.cast(DoStmtSyntax.self))
    case .deferStmt:
      let node = statement.cast(DeferStmtSyntax.self)
      under(CodeCondition(.defer, text: "defer", location: source.location(of: node))) { readBlock(node.body) }
    case .labeledStmt: read(statement.cast(LabeledStmtSyntax.self).statement)
    default: break
    }
  }

  /// An expression as a statement.
  func read(_ expression: ExprSyntax) {
    switch expression.kind {
    case .ifExpr: readIf(expression.cast(IfExprSyntax.self))
    case .switchExpr: readSwitch(expression.cast(SwitchExprSyntax.self))
    default: evaluate(expression)
    }
  }

  private func read(_ declaration: DeclSyntax) {
    switch declaration.kind {
    case .variableDecl:
      let node = declaration.cast(VariableDeclSyntax.self)
      if isMember(node.attributes, node.modifiers) { declare(declaration) } else { readVariable(node) }
    case .functionDecl:
      let node = declaration.cast(FunctionDeclSyntax.self)
      if isMember(node.attributes, node.modifiers) { declare(declaration) } else { readFunction(node) }
    case .ifConfigDecl:
      for clause in declaration.cast(IfConfigDeclSyntax.self).clauses {
        guard case .statements(let statements)? = clause.elements else { continue }
        let text = clause.condition.map { source.text(of: $0) } ?? "#else"
        under(CodeCondition(.compilation, text: text, location: source.location(of: clause))) { read(statements) }
      }
    default: declare(declaration)
    }
  }

  /// Whether only members of types are declared so: a brace is missing before, as a merge leaves it.
  private func isMember(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Bool {
    guard !attributes.isEmpty || !modifiers.isEmpty else { return false }
    let written = Attributes(attributes, modifiers, in: source)
    return written.modifiers.contains("override") || written.names.contains { $0.hasPrefix("IB") }
  }

  private func readVariable(_ node: VariableDeclSyntax) {
    for binding in node.bindings {
      isUnsure = false
      var value = binding.initializer.map { evaluate($0.value) }
      if let annotation = binding.typeAnnotation, let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        let type = TypeText(annotation.type, in: source).name
        value = (value ?? CodeValue(.local(name.identifier.plainText))).appending(.upcast(type))
      }
      bind(binding.pattern, to: value)
      switch binding.accessorBlock?.accessors {
      case .getter(let statements)?: scoped { read(statements) }
      case .accessors(let accessors)?:
        for accessor in accessors { if let body = accessor.body { readBlock(body) } }
      case nil: break
      }
    }
  }

  private func readFunction(_ node: FunctionDeclSyntax) {
    guard let body = node.body else { return }
    let name = node.name.plainText
    under(CodeCondition(.function, text: name, location: source.location(of: node.name))) {
      scoped {
        for parameter in node.signature.parameterClause.parameters {
          let name = (parameter.secondName ?? parameter.firstName).plainText
          bind(name, to: CodeValue(.local(name), [.upcast(TypeText(parameter.type, in: source).name)]))
        }
        read(body.statements)
      }
    }
  }

  private func readGuard(_ node: GuardStmtSyntax) {
    let tests = readConditions(node.conditions)
    var condition = CodeCondition(
      .guard, text: source.text(of: node.conditions), isNegated: true, tests: tests,
      location: source.location(of: node.conditions))
    condition.isUnsure = isUnsure
    under(condition) { readBlock(node.body) }
    condition.isNegated = false
    holdFromHere(condition)
  }

  private func readIf(_ node: IfExprSyntax) {
    var condition = CodeCondition(
      .if, text: source.text(of: node.conditions), location: source.location(of: node.conditions))
    scoped {
      condition.tests = readConditions(node.conditions)
      condition.isUnsure = isUnsure
      under(condition) { read(node.body.statements) }
    }
    var negated = condition
    negated.isNegated = true
    var elseLeaves = false
    switch node.elseBody {
    case .ifExpr(let inner)?: under(negated) { scoped { readIf(inner) } }
    case .codeBlock(let block)?:
      under(negated) { readBlock(block) }
      elseLeaves = Leaving.leaves(block.statements)
    case nil: break
    }
    if Leaving.leaves(node.body.statements) {
      holdFromHere(negated)
    } else if elseLeaves {
      holdFromHere(condition)
    }
  }

  private func readFor(_ node: ForStmtSyntax) {
    let sequence = evaluate(node.sequence)
    let text = source.text(of: node.pattern) + " in " + source.text(of: node.sequence)
    under(CodeCondition(.loop, text: "for \(text)", location: source.location(of: node))) {
      scoped {
        bind(node.pattern, to: sequence.appending(.element([])))
        if let filter = node.whereClause {
          let tests = self.tests(of: filter.condition)
          holdFromHere(
            CodeCondition(
              .if, text: source.text(of: filter.condition), tests: tests, location: source.location(of: filter)))
        }
        read(node.body.statements)
      }
    }
  }

  private func readWhile(_ node: WhileStmtSyntax) {
    scoped {
      let tests = readConditions(node.conditions)
      let condition = CodeCondition(
        .loop, text: "while \(source.text(of: node.conditions))", tests: tests, location: source.location(of: node))
      under(condition) { read(node.body.statements) }
    }
  }

  private func readDo(_ node: DoStmtSyntax) {
    readBlock(node.body)
    for clause in node.catchClauses {
      under(CodeCondition(.catch, text: "catch", location: source.location(of: clause))) { readBlock(clause.body) }
    }
  }
}

/// Whether statements end the function, or the turn of a loop, on every way.
enum Leaving {
  static func leaves(_ statements: CodeBlockItemListSyntax) -> Bool {
    guard let last = statements.last else { return false }
    switch last.item {
    case .stmt(let statement):
      switch statement.kind {
      case .returnStmt, .throwStmt, .breakStmt, .continueStmt: return true
      case .expressionStmt: return leaves(statement.cast(ExpressionStmtSyntax.self).expression)
      default: return false
      }
    case .expr(let expression): return leaves(expression)
    case .decl: return false
    }
  }

  private static func leaves(_ expression: ExprSyntax) -> Bool {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.as(DeclReferenceExprSyntax.self).map { CodeValue.traps.contains($0.baseName.text) }
        ?? false
    }
    guard let inner = expression.as(IfExprSyntax.self), case .codeBlock(let block)? = inner.elseBody else {
      return false
    }
    return leaves(inner.body.statements) && leaves(block.statements)
  }
}
