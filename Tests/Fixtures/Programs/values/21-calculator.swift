enum Token: Equatable {
  case number(Double)
  case symbol(Character)
}
func tokens(of text: String) -> [Token] {
  var result = [Token]()
  var digits = ""
  func finish() {
    if let number = Double(digits) { result.append(.number(number)) }
    digits = ""
  }
  for character in text where character != " " {
    if character.isNumber || character == "." {
      digits.append(character)
    } else {
      finish()
      result.append(.symbol(character))
    }
  }
  finish()
  return result
}
struct Parser {
  private let tokens: [Token]
  private var index = 0

  init(_ text: String) { tokens = Program.tokens(of: text) }

  private var current: Token? { index < tokens.count ? tokens[index] : nil }

  private mutating func take(_ symbol: Character) -> Bool {
    guard current == .symbol(symbol) else { return false }
    index += 1
    return true
  }

  mutating func sum() -> Double? {
    guard var value = product() else { return nil }
    while true {
      if take("+") {
        guard let right = product() else { return nil }
        value += right
      } else if take("-") {
        guard let right = product() else { return nil }
        value -= right
      } else {
        return value
      }
    }
  }

  private mutating func product() -> Double? {
    guard var value = factor() else { return nil }
    while let token = current, token == .symbol("*") || token == .symbol("/") {
      index += 1
      guard let right = factor() else { return nil }
      if token == .symbol("*") { value *= right } else { value /= right }
    }
    return value
  }

  private mutating func factor() -> Double? {
    if take("-") { return factor().map { -$0 } }
    if take("(") {
      let inner = sum()
      return take(")") ? inner : nil
    }
    guard case .number(let number)? = current else { return nil }
    index += 1
    return number
  }
}
for text in ["1 + 2 * 3", "(1 + 2) * 3", "10 / 4 - 1", "-(2 + 3) * 2", "2 * (3", "1.5 + .5", "8 / 0"] {
  var parser = Parser(text)
  print(text, "=", parser.sum().map { String($0) } ?? "error")
}
print(tokens(of: "12+x"))
