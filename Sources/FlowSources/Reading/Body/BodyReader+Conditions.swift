import FlowModel
import SwiftSyntax

extension BodyReader {
  /// The questions of an `if`, `guard` or `while`, with the names that they bind made known in the open scope.
  func readConditions(_ list: ConditionElementListSyntax) -> [CodeTest] {
    var tests: [CodeTest] = []
    onlyHere {
      for element in list {
        let own = questions(of: element)
        tests += own
        // What follows is asked only when this holds.
        if element.trailingComma != nil {
          holdFromHere(
            CodeCondition(
              .expression, text: source.text(of: element.condition), tests: own, location: source.location(of: element))
          )
        }
      }
    }
    return tests
  }

  private func questions(of element: ConditionElementSyntax) -> [CodeTest] {
    switch element.condition {
    case .expression(let expression): return tests(of: expression)
    case .optionalBinding(let binding): return readBinding(binding)
    case .matchingPattern(let matching):
      let value = evaluate(matching.initializer.value)
      return test(of: matching.pattern, on: value).map { [$0] } ?? []
    case .availability(let availability):
      return [CodeTest(CodeValue(.other(source.text(of: availability))), .isTrue)]
    }
  }

  private func readBinding(_ binding: OptionalBindingConditionSyntax) -> [CodeTest] {
    let value: CodeValue
    if let initializer = binding.initializer {
      value = evaluate(initializer.value)
    } else if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText {
      value = local(name) ?? CodeValue(.name(name))
    } else {
      return []
    }
    let isTyped = value.path.last.flatMap { if case .optionalCast(let type) = $0 { type } else { nil } }
    var bound = value
    if let annotation = binding.typeAnnotation {
      bound = bound.appending(.upcast(TypeText(annotation.type, in: source).name))
    }
    bind(binding.pattern, to: bound.path.isEmpty && isName(bound) ? bound.appending(.optional) : bound)
    if let isTyped { return [CodeTest(CodeValue(value.root, value.path.dropLast()), .isType(isTyped))] }
    return [CodeTest(value, .exists)]
  }

  private func isName(_ value: CodeValue) -> Bool { if case .name = value.root { true } else { false } }

  /// The questions of an expression, all of which must hold.
  func tests(of expression: ExprSyntax) -> [CodeTest] {
    if let sequence = expression.as(SequenceExprSyntax.self) { return tests(of: ArraySlice(sequence.elements)) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return tests(of: only.expression)
    }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      let inner = tests(of: prefix.expression)
      return inner.count == 1 ? [inner[0].negated] : [CodeTest(other(expression), .isTrue)]
    }
    return [CodeTest(evaluate(expression), .isTrue)]
  }

  /// The questions of operands and operators.
  func tests(of elements: ArraySlice<ExprSyntax>) -> [CodeTest] {
    guard let folded = FoldedSequence(elements) else {
      for element in elements { evaluate(element) }
      return [CodeTest(CodeValue(.other(text(of: elements))), .isTrue)]
    }
    switch folded {
    case .operand(let expression): return tests(of: expression)
    case .binary(let left, "&&", let right):
      let first = tests(of: left)
      return first + second(right, after: first, of: left, isNegated: false)
    case .binary(let left, "||", let right):
      let first = tests(of: left)
      let second = second(right, after: first, of: left, isNegated: true)
      if first.count == 1, second.count == 1, first[0].value == second[0].value,
        case .isOne(let some) = first[0].relation, case .isOne(let more) = second[0].relation
      {
        return [CodeTest(first[0].value, .isOne(some + more))]
      }
      return [CodeTest(CodeValue(.other(text(of: elements))), .isTrue)]
    case .binary(let left, let name, let right) where ["==", "!=", "===", "!=="].contains(name):
      return [comparison(value(of: left), value(of: right), isEqual: name.first == "=")]
    case .isType(let left, let type):
      return [CodeTest(value(of: left), .isType(TypeText(type.type, in: source).name))]
    default:
      _ = value(of: elements)
      return [CodeTest(CodeValue(.other(text(of: elements))), .isTrue)]
    }
  }

  /// The questions behind `&&` or `||`, asked only when those before it hold, or do not.
  private func second(
    _ elements: ArraySlice<ExprSyntax>, after first: [CodeTest], of left: ArraySlice<ExprSyntax>, isNegated: Bool
  ) -> [CodeTest] {
    guard let start = left.first else { return [] }
    var tests: [CodeTest] = []
    let condition = CodeCondition(
      .expression, text: text(of: left), isNegated: isNegated, tests: first, location: source.location(of: start))
    under(condition) { tests = self.tests(of: elements) }
    return tests
  }

  private func value(of elements: ArraySlice<ExprSyntax>) -> CodeValue {
    if elements.count == 1, let only = elements.first { return evaluate(only) }
    return fold(elements)
  }

  private func comparison(_ left: CodeValue, _ right: CodeValue, isEqual: Bool) -> CodeTest {
    if right.root == .nothing { return CodeTest(left, isEqual ? .isNil : .exists) }
    if left.root == .nothing { return CodeTest(right, isEqual ? .isNil : .exists) }
    let (value, other) = left.isConstantLike && !right.isConstantLike ? (right, left) : (left, right)
    return CodeTest(value, isEqual ? .isOne([other]) : .isNone([other]))
  }
}

extension CodeTest {
  /// The same question, to be answered no.
  var negated: CodeTest {
    switch relation {
    case .isOne(let values): CodeTest(value, .isNone(values))
    case .isNone(let values): CodeTest(value, .isOne(values))
    case .isType(let type): CodeTest(value, .isNoType([type]))
    case .isNoType(let types) where types.count == 1: CodeTest(value, .isType(types[0]))
    case .isNoType: CodeTest(value, relation)
    case .exists: CodeTest(value, .isNil)
    case .isNil: CodeTest(value, .exists)
    case .isTrue: CodeTest(value, .isFalse)
    case .isFalse: CodeTest(value, .isTrue)
    }
  }
}

extension CodeValue {
  /// Whether it reads as a constant: a literal, `.detail`, or a member of a type.
  var isConstantLike: Bool {
    switch root {
    case .text, .nothing, .implicit, .other: true
    case .name(let name): name.first?.isUppercase == true
    default: false
    }
  }
}
