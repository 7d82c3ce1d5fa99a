import FlowModel
import SwiftSyntax

extension BodyReader {
  /// Makes the names of a pattern known.
  func bind(_ pattern: PatternSyntax, to value: CodeValue?) {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) {
      let name = identifier.identifier.plainText
      bind(name, to: value.map { kept($0, as: name) } ?? CodeValue(.local(name)))
    } else if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      bind(binding.pattern, to: value)
    } else if let tuple = pattern.as(TuplePatternSyntax.self) {
      for element in tuple.elements { bind(element.pattern, to: nil) }
    } else if let expression = pattern.as(ExpressionPatternSyntax.self) {
      bindNames(in: Syntax(expression.expression))
    }
  }

  /// The names in an enum's pattern such as `.detail(let item)`.
  private func bindNames(in node: Syntax) {
    if let pattern = node.as(PatternExprSyntax.self) {
      bind(pattern.pattern, to: nil)
    } else if node.kind != .token {
      for child in node.children(viewMode: .sourceAccurate) { bindNames(in: child) }
    }
  }

  /// What a pattern asks of a value, with its names made known; nil when it takes anything.
  func test(of pattern: PatternSyntax, on value: CodeValue) -> CodeTest? {
    switch pattern.kind {
    case .valueBindingPattern:
      return test(of: pattern.cast(ValueBindingPatternSyntax.self).pattern, on: value)
    case .isTypePattern:
      return CodeTest(value, .isType(TypeText(pattern.cast(IsTypePatternSyntax.self).type, in: source).name))
    case .expressionPattern:
      return test(of: pattern.cast(ExpressionPatternSyntax.self).expression, on: value)
    default:
      bind(pattern, to: value)
      return nil
    }
  }

  private func test(of expression: ExprSyntax, on value: CodeValue) -> CodeTest? {
    if let sequence = expression.as(SequenceExprSyntax.self),
      case .asType(let left, _, let type)? = FoldedSequence(ArraySlice(sequence.elements)),
      let pattern = left.first?.as(PatternExprSyntax.self)
    {
      let name = TypeText(type.type, in: source).name
      bind(pattern.pattern, to: value.appending(.optionalCast(name)))
      return CodeTest(value, .isType(name))
    }
    if let pattern = expression.as(PatternExprSyntax.self) {
      return test(of: pattern.pattern, on: value)
    }
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      // `"a"?`, `let x?`
      return test(of: optional.expression, on: value) ?? CodeTest(value, .exists)
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
    {
      if name == "some", call.arguments.count == 1, let inner = call.arguments.first {
        return test(of: inner.expression, on: value) ?? CodeTest(value, .exists)
      }
      bindNames(in: Syntax(call.arguments))
      return CodeTest(value, .isOne([evaluate(call.calledExpression)]))
    }
    if expression.kind == .discardAssignmentExpr { return nil }
    let other = evaluate(expression)
    return other.root == .nothing ? CodeTest(value, .isNil) : CodeTest(value, .isOne([other]))
  }

  // MARK: Switches

  /// A `switch`, each case under its condition.
  func readSwitch(_ node: SwitchExprSyntax) {
    var subject = SwitchSubject(node.subject, text: source.text(of: node.subject)) { evaluate($0) }
    subject.isUnsure = isUnsure
    var earlier: [CodeTest?] = []
    readCases(node.cases, of: subject, earlier: &earlier)
  }

  private func readCases(_ cases: SwitchCaseListSyntax, of subject: SwitchSubject, earlier: inout [CodeTest?]) {
    for element in cases {
      switch element {
      case .switchCase(let node): read(node, of: subject, earlier: &earlier)
      case .ifConfigDecl(let config):
        for clause in config.clauses {
          if case .switchCases(let inner)? = clause.elements { readCases(inner, of: subject, earlier: &earlier) }
        }
      }
    }
  }

  private func read(_ node: SwitchCaseSyntax, of subject: SwitchSubject, earlier: inout [CodeTest?]) {
    scoped {
      var condition = CodeCondition(.case, text: subject.text, location: source.location(of: node))
      switch node.label {
      case .default:
        condition.text += ": default"
        condition.tests = subject.remaining(after: earlier)
      case .case(let label):
        condition.text += ": " + source.text(of: label.caseItems)
        var tests: [[CodeTest]] = []
        for item in label.caseItems {
          var own = subject.tests(
            of: item.pattern, test: { test(of: $0, on: $1) }, expressionTest: { test(of: $0, on: $1) })
          if let filter = item.whereClause {
            own += self.tests(of: filter.condition)
            earlier.append(nil)
          } else {
            earlier.append(own.count == 1 ? own[0] : nil)
          }
          tests.append(own)
        }
        condition.tests = SwitchSubject.joined(tests)
      }
      condition.isUnsure = subject.isUnsure || isUnsure
      under(condition) { read(node.statements) }
    }
  }
}
