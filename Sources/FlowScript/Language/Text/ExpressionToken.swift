/// A word of an expression.
enum ExpressionToken: Equatable {
  case literal(FlowValue)
  case name(String)
  case symbol(String)

  /// The word as a message shows it.
  var text: String {
    switch self {
    case .literal(let value): value.description
    case .name(let name): name
    case .symbol(let symbol): symbol
    }
  }

  private static let symbols = ["===", "!==", "==", "!=", "&&", "||", "!", "(", ")"]

  /// Splits an expression into its words; what is none becomes a symbol that no rule takes.
  static func tokens(of source: String) -> [ExpressionToken] {
    var tokens: [ExpressionToken] = []
    var rest = Substring(source)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'", let text = string(&rest) {
        tokens.append(.literal(.string(text)))
      } else if first.isNumber || first == ".", let number = number(&rest) {
        tokens.append(.literal(.number(number)))
      } else if first.isLetter || first == "_" || first == "$" {
        tokens.append(word(&rest))
      } else {
        let symbol = symbols.first { rest.hasPrefix($0) } ?? String(first)
        rest.removeFirst(symbol.count)
        tokens.append(.symbol(symbol))
      }
    }
    return tokens
  }

  private static func string(_ rest: inout Substring) -> String? {
    guard let quote = rest.first else { return nil }
    var text = ""
    var index = rest.index(after: rest.startIndex)
    while index < rest.endIndex, rest[index] != quote {
      if rest[index] == "\\" {
        index = rest.index(after: index)
        guard index < rest.endIndex else { return nil }
        text.append(escapes[rest[index]] ?? rest[index])
      } else {
        text.append(rest[index])
      }
      index = rest.index(after: index)
    }
    guard index < rest.endIndex else { return nil }
    rest = rest[rest.index(after: index)...]
    return text
  }

  private static let escapes: [Character: Character] = ["n": "\n", "t": "\t", "r": "\r"]

  private static func number(_ rest: inout Substring) -> Double? {
    let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let number = Double(digits) else { return nil }
    rest = rest[digits.endIndex...]
    return number
  }

  private static func word(_ rest: inout Substring) -> ExpressionToken {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" || $0 == "." }
    rest = rest[word.endIndex...]
    switch word {
    case "true": return .literal(.boolean(true))
    case "false": return .literal(.boolean(false))
    case "null": return .literal(.null)
    case "undefined": return .literal(.undefined)
    default: return .name(String(word))
    }
  }
}
