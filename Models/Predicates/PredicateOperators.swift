import Foundation

/// The operators of predicates.
enum PredicateOperators {
  typealias Operator = (Any?, Any?) -> Bool

  /// What an operator says; nil for one that is not known.
  static func test(_ name: String, _ options: String) -> Operator? {
    switch name {
    case "==", "=":
      return options.isEmpty ? { PredicateValues.isSame($0, $1) } : texts(options) { $0 == $1 }
    case "!=", "<>":
      return options.isEmpty ? { !PredicateValues.isSame($0, $1) } : unreadPredicate(name)
    case "<": return ordered { $0 == .orderedAscending }
    case ">": return ordered { $0 == .orderedDescending }
    case "<=", "=<": return ordered { $0 != .orderedDescending }
    case ">=", "=>": return ordered { $0 != .orderedAscending }
    case "CONTAINS": return { contains($0, $1, options) }
    case "IN": return { contains($1, $0, options) }
    case "BEGINSWITH": return texts(options) { $0.hasPrefix($1) }
    case "ENDSWITH": return texts(options) { $0.hasSuffix($1) }
    case "LIKE": return texts(options) { isLike(Array($0), Array($1)) }
    case "MATCHES": return texts(options) { text, pattern in matches(text, pattern) }
    case "BETWEEN": return { between($0, $1) }
    default: return nil
    }
  }

  private static func ordered(_ isRight: @escaping (ComparisonResult) -> Bool) -> Operator {
    { one, other in
      guard one != nil, other != nil else { return false }
      return isRight(PredicateValues.order(one, other))
    }
  }

  private static func between(_ value: Any?, _ bounds: Any?) -> Bool {
    guard let value, let bounds, let ends = PredicateValues.elements(of: bounds), ends.count == 2 else { return false }
    return PredicateValues.order(ends[0], value) != .orderedDescending
      && PredicateValues.order(value, ends[1]) != .orderedDescending
  }

  private static func contains(_ whole: Any?, _ part: Any?, _ options: String) -> Bool {
    guard let whole else { return false }
    if let whole = whole as? String {
      guard let part = part as? String else { return false }
      return folded(whole, options).contains(folded(part, options)) && !part.isEmpty
    }
    guard let elements = PredicateValues.elements(of: whole) else { return unreadComparison(whole, part) }
    return elements.contains { PredicateValues.isSame($0, part) }
  }

  private static func texts(_ options: String, _ test: @escaping (String, String) -> Bool) -> Operator {
    { one, other in
      guard let one = one as? String, let other = other as? String else { return false }
      return test(folded(one, options), folded(other, options))
    }
  }

  /// A text without what `[c]` (case) and `[d]` (diacritics) leave out of account.
  private static func folded(_ text: String, _ options: String) -> String {
    var folded = text
    if options.contains("d") { folded = folded.folding(options: .diacriticInsensitive, locale: nil) }
    if options.contains("c") { folded = folded.lowercased() }
    return folded
  }

  /// `*` is any text, `?` any one letter.
  private static func isLike(_ text: [Character], _ pattern: [Character]) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    let rest = Array(pattern.dropFirst())
    if first == "*" {
      return (0...text.count).contains { isLike(Array(text.dropFirst($0)), rest) }
    }
    guard let letter = text.first, first == "?" || first == letter else { return false }
    return isLike(Array(text.dropFirst()), rest)
  }

  /// A regular expression that is plain letters is the text itself.
  private static func matches(_ text: String, _ pattern: String) -> Bool {
    if pattern.allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" || $0 == "," }) {
      return text == pattern
    }
    return text.range(of: "^(?:" + pattern + ")$", options: .regularExpression) != nil
  }
}
