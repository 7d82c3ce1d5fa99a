import FlowModel
import Foundation

/// Arithmetic as `NSExpression(format:)` reads it: `2 * (3 + 4.5)`.
///
/// - Foundation: whole numbers are divided without a remainder ("Predicate Format String Syntax" reads numbers as they are
///   written); a format that is none raises an exception.
indirect enum ArithmeticExpression {
  case number(Decimal, isWhole: Bool)
  case negative(ArithmeticExpression)
  case operation(Character, ArithmeticExpression, ArithmeticExpression)

  /// Nil for what is no expression.
  ///
  /// - Throws: what is left of the text, where it begins with something that is not read here.
  static func expression(_ text: String) throws(Unread) -> ArithmeticExpression? {
    var reader = Reader(rest: Substring(text))
    guard let whole = try reader.sum(), reader.next == nil else { return nil }
    return whole
  }

  struct Unread: Error { let text: String }

  private struct Reader {
    var rest: Substring

    var next: Character? {
      mutating get {
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        return rest.first
      }
    }

    mutating func sum() throws(Unread) -> ArithmeticExpression? {
      guard var left = try product() else { return nil }
      while let sign = next, "+-".contains(sign) {
        rest.removeFirst()
        guard let right = try product() else { return nil }
        left = .operation(sign, left, right)
      }
      return left
    }

    private mutating func product() throws(Unread) -> ArithmeticExpression? {
      guard var left = try operand() else { return nil }
      while let sign = next, "*/".contains(sign) {
        rest.removeFirst()
        // A power.
        if rest.first == "*" { throw Unread(text: "**") }
        guard let right = try operand() else { return nil }
        left = .operation(sign, left, right)
      }
      return left
    }

    private mutating func operand() throws(Unread) -> ArithmeticExpression? {
      switch next {
      case nil, "*", "/", ")": return nil
      case "-":
        rest.removeFirst()
        return try operand().map { .negative($0) }
      case "(":
        rest.removeFirst()
        guard let inner = try sum(), next == ")" else { return nil }
        rest.removeFirst()
        return inner
      case let first? where first.isASCII && first.isNumber:
        let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count < 3, parts.allSatisfy({ !$0.isEmpty }), let number = Decimal(string: String(digits)) else {
          throw Unread(text: String(digits))
        }
        rest = rest.dropFirst(digits.count)
        return .number(number, isWhole: parts.count == 1)
      default: throw Unread(text: String(rest))
      }
    }
  }

  /// The value; nil where it hangs on how Foundation computes: what is divided by nought, what is too large, and what
  /// comes out otherwise of binary numbers than of decimal ones.
  var value: NSNumber? {
    guard let (decimal, double, isWhole) = numbers, double.isFinite else { return nil }
    if isWhole { return Int64(exactly: double).flatMap { abs($0) < 1 << 53 ? NSNumber(value: $0) : nil } }
    return NSDecimalNumber(decimal: decimal).doubleValue == double ? NSNumber(value: double) : nil
  }

  private var numbers: (Decimal, Double, isWhole: Bool)? {
    switch self {
    case .number(let number, let isWhole): return (number, NSDecimalNumber(decimal: number).doubleValue, isWhole)
    case .negative(let inner): return inner.numbers.map { (-$0.0, -$0.1, $0.isWhole) }
    case .operation(let sign, let left, let right):
      guard let left = left.numbers, let right = right.numbers else { return nil }
      let isWhole = left.isWhole && right.isWhole
      switch sign {
      case "+": return (left.0 + right.0, left.1 + right.1, isWhole)
      case "-": return (left.0 - right.0, left.1 - right.1, isWhole)
      case "*": return (left.0 * right.0, left.1 * right.1, isWhole)
      default:
        guard right.1 != 0 else { return nil }
        let quotient = left.1 / right.1
        return isWhole
          ? (Decimal(quotient.rounded(.towardZero)), quotient.rounded(.towardZero), true)
          : (left.0 / right.0, quotient, false)
      }
    }
  }
}

/// `NSExpression`.
final class ExpressionBox: NativeBox {
  let expression: ArithmeticExpression
  init(_ expression: ArithmeticExpression) { self.expression = expression }
  override var typeName: String { "NSExpression" }
  override var isReference: Bool { true }
  override var isPrintable: Bool { false }
}

extension LibraryBuilder {
  /// `NSExpression`, as far as it computes.
  mutating func addExpressions() {
    initializer("NSExpression", "(format:...)") { call in
      // What Foundation on Linux has of formats is another thing.
      guard call.interpreter.framework != nil, call.arguments.count == 1 else {
        throw call.stop("an expression's format")
      }
      let format = try call.text(0)
      do {
        guard let expression = try ArithmeticExpression.expression(format) else {
          throw call.exception(ExceptionName.invalidArgument, "Unable to parse the format string \"\(format) == 1\"")
        }
        return .native(ExpressionBox(expression))
      } catch let unread as ArithmeticExpression.Unread { throw call.stop("'\(unread.text)' in an expression") }
    }
    for name in ["constantValue", "function"] {
      staticProperty("NSExpression.ExpressionType", name) { _ in .native(CaseBox("NSExpression.ExpressionType", name)) }
    }
    property("NSExpression", "expressionType") { call in
      .native(CaseBox("NSExpression.ExpressionType", try call.written.isFunction ? "function" : "constantValue"))
    }
    property("NSExpression", "function") { call in
      guard case .operation(let sign, _, _) = try call.written, let name = ArithmeticExpression.functions[sign] else {
        throw call.stop("the function of what is none")
      }
      return .string(name)
    }
    property("NSExpression", "arguments") { call in
      guard case .operation(_, let left, let right) = try call.written else {
        throw call.stop("an expression's arguments")
      }
      return .some(SomeBox(call.list([left, right].map { .native(ExpressionBox($0)) })))
    }
    property("NSExpression", "constantValue") { call in
      guard case .number = try call.written, let value = try call.written.value else {
        throw call.stop("an expression's constant")
      }
      return .some(SomeBox(value.numberBridged))
    }
    method("NSExpression", "expressionValue(with:context:)") { call in
      guard case .native(let box as ExpressionBox) = call.value, let value = box.expression.value else {
        throw call.stop("the value of an expression")
      }
      return .some(SomeBox(value.numberBridged))
    }
  }
}

extension ArithmeticExpression {
  /// The predefined functions that arithmetic is read as.
  ///
  /// - Source: the reference of `NSExpression.init(forFunction:arguments:)`.
  fileprivate static let functions: [Character: String] = [
    "+": "add:to:", "-": "from:subtract:", "*": "multiply:by:", "/": "divide:by:",
  ]

  fileprivate var isFunction: Bool { if case .operation = self { true } else { false } }
}

extension Library.Call {
  /// The arithmetic of an `NSExpression`, but for a sign: whether that makes a constant or a function is not documented.
  fileprivate var written: ArithmeticExpression {
    get throws {
      guard case .native(let box as ExpressionBox) = value else { throw stop("an expression") }
      if case .negative = box.expression { throw stop("an expression with a sign") }
      return box.expression
    }
  }
}
