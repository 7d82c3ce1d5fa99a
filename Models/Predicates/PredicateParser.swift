import Foundation

/// Reads the format of a predicate: comparisons of key paths, constants and arguments, with AND, OR and NOT.
struct PredicateParser {
  typealias Test = (Any?) -> Bool
  typealias Term = (Any?) -> Any?

  private let tokens: [PredicateToken]
  private var arguments: [Any?]
  private var position = 0
  private let format: String

  init(_ format: String, _ arguments: [Any?]) {
    self.format = format
    self.arguments = arguments
    tokens = PredicateScanner(format).tokens()
  }

  mutating func predicate() -> Test {
    let test = either()
    return position == tokens.count ? test : unreadPredicate(format)
  }

  private mutating func either() -> Test {
    var test = both()
    while takes("OR") || takes("||") {
      let left = test
      let right = both()
      test = { left($0) || right($0) }
    }
    return test
  }

  private mutating func both() -> Test {
    var test = single()
    while takes("AND") || takes("&&") {
      let left = test
      let right = single()
      test = { left($0) && right($0) }
    }
    return test
  }

  private mutating func single() -> Test {
    if takes("NOT") || takes("!") {
      let test = single()
      return { !test($0) }
    }
    if takes("(") {
      let test = either()
      return takes(")") ? test : unreadPredicate(format)
    }
    if takes("TRUEPREDICATE") { return { _ in true } }
    if takes("FALSEPREDICATE") { return { _ in false } }
    if takes("ANY") || takes("SOME") { return comparison(isAny: true) }
    if takes("NONE") {
      let test = comparison(isAny: true)
      return { !test($0) }
    }
    return comparison(isAny: false)
  }

  private mutating func comparison(isAny: Bool) -> Test {
    let left = term()
    let name = takeOperator()
    let options = takeOptions()
    let right = term()
    let compare = PredicateOperators.test(name, options) ?? unreadPredicate(format)
    if name == "BETWEEN" || !isAny { return { compare(left($0), right($0)) } }
    return { object in
      guard let values = left(object).flatMap({ PredicateValues.elements(of: $0) }) else { return false }
      return values.contains { compare($0, right(object)) }
    }
  }

  private mutating func term() -> Term {
    guard position < tokens.count else { return unreadPredicate(format) }
    let token = tokens[position]
    position += 1
    switch token {
    case .text(let text): return { _ in text }
    case .number(let number): return { _ in number }
    case .word(let word): return named(word)
    case .mark("%@"), .mark("%d"):
      guard !arguments.isEmpty else { return unreadPredicate(format) }
      let value = arguments.removeFirst()
      return { _ in value }
    case .mark("%K"):
      guard !arguments.isEmpty else { return unreadPredicate(format) }
      let path = arguments.removeFirst() as! String
      return { PredicateValues.value(at: path, of: $0) }
    case .mark("{"): return list()
    case .mark: return unreadPredicate(format)
    }
  }

  private mutating func list() -> Term {
    var terms: [Term] = []
    while !takes("}") {
      terms.append(term())
      _ = takes(",")
    }
    return { object in terms.map { $0(object) as Any } }
  }

  private func named(_ word: String) -> Term {
    if position < tokens.count, tokens[position] == .mark("(") { return unreadPredicate(format) }
    switch word.uppercased() {
    case "YES", "TRUE": return { _ in true }
    case "NO", "FALSE": return { _ in false }
    case "NIL", "NULL": return { _ in nil }
    case "SELF": return { $0 }
    default: return { PredicateValues.value(at: word, of: $0) }
    }
  }

  private mutating func takes(_ text: String) -> Bool {
    guard position < tokens.count else { return false }
    switch tokens[position] {
    case .word(let word) where word.uppercased() == text: break
    case .mark(text): break
    default: return false
    }
    position += 1
    return true
  }

  private mutating func takeOperator() -> String {
    guard position < tokens.count else { return "" }
    position += 1
    switch tokens[position - 1] {
    case .word(let word): return word.uppercased()
    case .mark(let mark): return mark
    default: return ""
    }
  }

  /// `[cd]` behind an operator of texts.
  private mutating func takeOptions() -> String {
    guard takes("["), position < tokens.count, case .word(let word) = tokens[position] else { return "" }
    position += 1
    return takes("]") ? word.lowercased() : unreadPredicate(format)
  }
}
