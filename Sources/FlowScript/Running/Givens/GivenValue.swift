import FlowInterpreter

/// A value as a flow writes it.
enum GivenValue: Hashable {
  case text(String)
  case number(Int)
  case flag(Bool)
  case nothing

  /// `true`, `nil`, a number, else a text.
  init(_ text: String) {
    switch text {
    case "true": self = .flag(true)
    case "false": self = .flag(false)
    case "nil", "null": self = .nothing
    default: self = Int(text).map { .number($0) } ?? .text(text)
    }
  }

  /// The interpreter's value.
  var value: Value {
    switch self {
    case .text(let text): .string(text)
    case .number(let number): .int(number)
    case .flag(let flag): .bool(flag)
    case .nothing: .none
    }
  }
}
