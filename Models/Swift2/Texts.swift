import Foundation

/// How Swift 1 to 4.1 write numbers: with as many digits as surely mean something, where later ones write the shortest
/// text that is read as the same number.
enum FormerTexts {
  static func text(of value: Double) -> String { whole(String(format: "%.15g", value)) }

  static func text(of value: Float) -> String { whole(String(format: "%.6g", Double(value))) }

  static func text(of value: Any) -> String {
    if let number = value as? Double { return text(of: number) }
    if let number = value as? Float { return text(of: number) }
    return "\(value)"
  }

  /// `String(x)`.
  static func string(_ value: Any) -> String {
    if let number = value as? Double { return text(of: number) }
    if let number = value as? Float { return text(of: number) }
    return String(value)
  }

  private static func whole(_ digits: String) -> String {
    digits.contains(where: { !$0.isNumber && $0 != "-" }) ? digits : digits + ".0"
  }
}

extension DefaultStringInterpolation {
  mutating func appendInterpolation(_ value: Double) { appendLiteral(FormerTexts.text(of: value)) }
}

func toString(_ value: Any) -> String { FormerTexts.text(of: value) }

func println(_ value: Any) { print(value) }
func println() { print() }
