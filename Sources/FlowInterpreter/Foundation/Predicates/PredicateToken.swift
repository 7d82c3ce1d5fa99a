/// A word of a predicate's format.
enum PredicateToken: Equatable {
  case name(String)
  case text(String)
  case number(Double, isWhole: Bool)
  /// `%@`, `%d` …: what an argument stands for.
  case argument(Character)
  /// `%K`.
  case keyArgument
  /// `==`, `(`, `,` …
  case symbol(String)
  /// Something of the format's language that is not read: functions, variables, arithmetic.
  case unread(String)

  /// The words of a format; nil where a quotation does not end.
  static func tokens(of format: String) -> [PredicateToken]? {
    var found: [PredicateToken] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        guard let text = quotation(&rest) else { return nil }
        found.append(.text(text))
      } else if first == "%" {
        rest.removeFirst()
        found.append(argument(&rest))
      } else if first.isNumber || first == "-" && rest.dropFirst().first?.isNumber == true {
        let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        rest = rest.dropFirst(digits.count)
        found.append(Double(digits).map { .number($0, isWhole: !digits.contains(".")) } ?? .unread(String(digits)))
      } else if first.isLetter || first == "_" || first == "#" {
        // With the operators of key-value coding: `items.@count`.
        let name = rest.prefix { $0.isLetter || $0.isNumber || "_.#@".contains($0) }
        rest = rest.dropFirst(name.count)
        found.append(.name(name.filter { $0 != "#" }))
      } else if let symbol = symbols.first(where: { rest.hasPrefix($0) }) {
        rest = rest.dropFirst(symbol.count)
        found.append(.symbol(symbol))
      } else {
        rest.removeFirst()
        found.append(.unread(String(first)))
      }
    }
    return found
  }

  private static let symbols = [
    "==", ">=", "=>", "<=", "=<", "!=", "<>", "&&", "||", "=", ">", "<", "!", "(", ")", "{", "}", "[", "]", ",",
  ]

  private static func quotation(_ rest: inout Substring) -> String? {
    let mark = rest.removeFirst()
    var text = ""
    while let next = rest.popFirst() {
      if next == mark { return text }
      if next == "\\", let escaped = rest.popFirst() {
        text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
      } else {
        text.append(next)
      }
    }
    return nil
  }

  private static func argument(_ rest: inout Substring) -> PredicateToken {
    while let next = rest.first, "hlqz0123456789.".contains(next) { _ = (next, rest.removeFirst()) }
    guard let conversion = rest.popFirst() else { return .unread("%") }
    return conversion == "K" ? .keyArgument : .argument(conversion)
  }
}
