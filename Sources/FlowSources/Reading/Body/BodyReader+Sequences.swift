import FlowModel
import SwiftSyntax

extension BodyReader {
  /// The value of operands and operators.
  func sequence(_ node: SequenceExprSyntax) -> CodeValue {
    fold(ArraySlice(node.elements))
  }

  /// The value of a part of a sequence.
  func fold(_ elements: ArraySlice<ExprSyntax>) -> CodeValue {
    guard let folded = FoldedSequence(elements) else {
      for element in elements { evaluate(element) }
      return CodeValue(.other(text(of: elements, limit: 60)))
    }
    switch folded {
    case .operand(let expression): return evaluate(expression)
    case .assignment(let left, let right):
      assign(left, right)
      return CodeValue(.other(text(of: elements, limit: 60)))
    case .ternary(let test, let middle, let last):
      return ternary(test, middle, last, in: elements)
    case .asType(let left, let mark, let type):
      return cast(fold(left), mark, type, at: left.first ?? ExprSyntax(mark))
    case .isType(let left, _):
      _ = fold(left)
      return CodeValue(.other(text(of: elements, limit: 60)))
    case .binary(let left, let name, let right):
      return binary(left, name, right, in: elements)
    }
  }

  private func binary(
    _ left: ArraySlice<ExprSyntax>, _ name: String, _ right: ArraySlice<ExprSyntax>, in elements: ArraySlice<ExprSyntax>
  ) -> CodeValue {
    if name == "&&" || name == "||" {
      _ = tests(of: elements)
      return CodeValue(.other(text(of: elements, limit: 60)))
    }
    let value = fold(left)
    switch name {
    case "??":
      var last: CodeValue?
      let condition = CodeCondition(
        .expression, text: text(of: left), tests: [CodeTest(value, .isNil)],
        location: left.first.map { source.location(of: $0) } ?? source.location(at: 0))
      under(condition) { last = fold(right) }
      return last.map { value.appending(.fallback([$0])) } ?? value
    default:
      _ = fold(right)
      if name.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name), isMemberish(value),
        let node = left.first
      {
        record(.assign(target: value, value: nil), at: node)
      }
    }
    return CodeValue(.other(text(of: elements, limit: 60)))
  }

  /// Operands and operators as text.
  func text(of elements: ArraySlice<ExprSyntax>, limit: Int = 80) -> String {
    guard let first = elements.first, let last = elements.last else { return "" }
    return source.line(
      from: first.positionAfterSkippingLeadingTrivia.utf8Offset, to: last.endPositionBeforeTrailingTrivia.utf8Offset,
      limit: limit)
  }

  private func ternary(
    _ test: ArraySlice<ExprSyntax>, _ middle: UnresolvedTernaryExprSyntax, _ last: ArraySlice<ExprSyntax>,
    in elements: ArraySlice<ExprSyntax>
  ) -> CodeValue {
    let tests = self.tests(of: test)
    var condition = CodeCondition(
      .expression, text: text(of: test), tests: tests, location: source.location(of: test.first ?? ExprSyntax(middle)))
    under(condition) { evaluate(middle.thenExpression) }
    condition.isNegated = true
    under(condition) { _ = fold(last) }
    return CodeValue(.other(text(of: elements, limit: 60)))
  }

  private func cast(
    _ value: CodeValue, _ mark: UnresolvedAsExprSyntax, _ type: TypeExprSyntax, at node: ExprSyntax
  ) -> CodeValue {
    let name = TypeText(type.type, in: source).name
    guard value.path.count < 24 else { return CodeValue(.other("…"), [.upcast(name)]) }
    switch mark.questionOrExclamationMark?.text {
    case "!"?:
      let value = value.appending(.forcedCast(name))
      if EventFilter.castMatters(value, to: name) { record(.cast(value), at: node) }
      return value
    case "?"?: return value.appending(.optionalCast(name))
    default: return value.appending(.upcast(name))
    }
  }

  // MARK: Assignments

  private func assign(
    _ left: ArraySlice<ExprSyntax>, _ right: ArraySlice<ExprSyntax>
  ) {
    guard let node = left.first else { return }
    if left.count == 1, let name = node.as(DeclReferenceExprSyntax.self)?.baseName.plainText, isLocal(name) {
      isUnsure = false
      let value = fold(right)
      _ = rebind(name, to: kept(value, as: name))
      return
    }
    if node.kind == .discardAssignmentExpr {
      _ = fold(right)
      return
    }
    let value = fold(right)
    let target = fold(left)
    if isMemberish(target) { record(.assign(target: target, value: value), at: assignedName(node)) }
  }

  private func assignedName(_ expression: ExprSyntax) -> Syntax {
    if let member = expression.as(MemberAccessExprSyntax.self) { return Syntax(member.declName) }
    return Syntax(expression)
  }

  private func isMemberish(_ value: CodeValue) -> Bool {
    switch value.root {
    case .name: return true
    case .other, .text, .nothing: return false
    default: return value.path.contains { if case .member = $0 { true } else { false } }
    }
  }

  /// What a local name stands for: a recorded call by its event, a simple value by itself, else the name.
  func kept(_ value: CodeValue, as name: String) -> CodeValue {
    switch value.root {
    case .other, .closure: return CodeValue(.local(name), value.castHops)
    default: break
    }
    if value.hasCall, let event = latestCall(leadingTo: value) {
      return CodeValue(.result(event.index), Array(value.path.dropFirst(event.length)))
    }
    return value.path.count > 16 ? CodeValue(.local(name), value.castHops) : value
  }
}

extension CodeValue {
  /// Whether a call is on the way.
  var hasCall: Bool { path.contains { if case .call = $0 { true } else { false } } }

  /// The casts at the end of the way.
  var castHops: [Hop] { castType.map { [.upcast($0)] } ?? [] }
}
