import FlowModel
import SwiftSyntax

/// What a `switch` is over: one value, or the values of a tuple.
struct SwitchSubject {
  /// The subject as written.
  var text: String
  /// Whether it reads a variable that was set in several ways.
  var isUnsure = false
  private var values: [CodeValue]

  init(_ expression: ExprSyntax, text: String, evaluate: (ExprSyntax) -> CodeValue) {
    self.text = text
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      values = tuple.elements.map { evaluate($0.expression) }
    } else {
      values = [evaluate(expression)]
    }
  }

  /// What a pattern asks of the values, all of which must hold.
  func tests(
    of pattern: PatternSyntax, test: (PatternSyntax, CodeValue) -> CodeTest?,
    expressionTest: (ExprSyntax, CodeValue) -> CodeTest?
  ) -> [CodeTest] {
    guard values.count > 1 else { return [test(pattern, values[0])].compactMap(\.self) }
    var pattern = pattern
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { pattern = binding.pattern }
    if let tuple = pattern.as(TuplePatternSyntax.self), tuple.elements.count == values.count {
      return zip(tuple.elements, values).compactMap { test($0.pattern, $1) }
    }
    if let tuple = pattern.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self),
      tuple.elements.count == values.count
    {
      return zip(tuple.elements, values).compactMap { expressionTest($0.expression, $1) }
    }
    return []
  }

  /// What one of several patterns asks: joined where all ask whether one value equals something.
  static func joined(_ tests: [[CodeTest]]) -> [CodeTest] {
    guard tests.count > 1 else { return tests.first ?? [] }
    guard tests.allSatisfy({ $0.count == 1 }), let first = tests.first?.first else { return [] }
    var all: [CodeValue] = []
    for test in tests {
      guard test[0].value == first.value, case .isOne(let values) = test[0].relation else { return [] }
      all += values
    }
    return [CodeTest(first.value, .isOne(all))]
  }

  /// What a `default` asks: that the value is none of those of the cases before it.
  func remaining(after earlier: [CodeTest?]) -> [CodeTest] {
    guard values.count == 1 else { return [] }
    var others: [CodeValue] = []
    var types: [String] = []
    for test in earlier {
      switch test?.relation {
      case .isOne(let values)?: others += values
      case .isType(let type)?: types.append(type)
      default: break
      }
    }
    var tests: [CodeTest] = []
    if !others.isEmpty || types.isEmpty { tests.append(CodeTest(values[0], .isNone(others))) }
    if !types.isEmpty { tests.append(CodeTest(values[0], .isNoType(types))) }
    return tests
  }
}
