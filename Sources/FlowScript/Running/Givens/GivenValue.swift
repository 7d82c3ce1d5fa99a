import FlowInterpreter

/// A value as a flow writes it.
enum GivenValue: Hashable {
  case text(String)
  case number(Int)
  case flag(Bool)
  case nothing
  /// It is there, whatever it is.
  case there

  /// `true`, `nil`, `there`, a number, else a text.
  init(_ text: String) {
    switch text {
    case "true": self = .flag(true)
    case "false": self = .flag(false)
    case "nil", "null": self = .nothing
    case "there": self = .there
    default: self = Int(text).map { .number($0) } ?? .text(text)
    }
  }

  /// What it answers where it is asked whether something is there.
  var isThere: Bool {
    switch self {
    case .flag(let flag): flag
    case .nothing: false
    case .text, .number, .there: true
    }
  }

  /// The interpreter's value; nil where no more is stated than that it is there.
  var value: Value? {
    switch self {
    case .text(let text): .string(text)
    case .number(let number): .int(number)
    case .flag(let flag): .bool(flag)
    case .nothing: Value.none
    case .there: nil
    }
  }
}
