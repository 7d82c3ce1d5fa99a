/// What an expression in a flow evaluates to.
public enum FlowValue: Sendable, Hashable, CustomStringConvertible {
  /// Text.
  case string(String)
  /// A number.
  case number(Double)
  /// True or false.
  case boolean(Bool)
  /// The literal `null`.
  case null
  /// A name that nobody gave a value.
  case undefined

  /// The text that JavaScript makes of it.
  public var description: String {
    switch self {
    case .string(let text): text
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? String(Int64(number)) : "\(number)"
    case .boolean(let flag): flag ? "true" : "false"
    case .null: "null"
    case .undefined: "undefined"
    }
  }

  /// Whether JavaScript counts it as true.
  public var isTruthy: Bool {
    switch self {
    case .string(let text): !text.isEmpty
    case .number(let number): number != 0 && !number.isNaN
    case .boolean(let flag): flag
    case .null, .undefined: false
    }
  }

  /// JavaScript's `==`.
  func looselyEquals(_ other: FlowValue) -> Bool {
    switch (self, other) {
    case (.string(let a), .string(let b)): a == b
    case (.null, .null), (.null, .undefined), (.undefined, .null), (.undefined, .undefined): true
    case (.null, _), (.undefined, _), (_, .null), (_, .undefined): false
    default: number == other.number
    }
  }

  private var number: Double {
    switch self {
    case .string(let text):
      text.allSatisfy(\.isWhitespace) ? 0 : Double(text.filter { !$0.isWhitespace }) ?? .nan
    case .number(let number): number
    case .boolean(let flag): flag ? 1 : 0
    case .null: 0
    case .undefined: .nan
    }
  }
}
