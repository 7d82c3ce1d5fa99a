// swift-format-ignore-file
// The files of Models/Predicates as they are: edit those, then FLOWSIM_RECORD=1 swift test --filter ModuleModelTests.

extension ModuleModel {
  static let predicatesTexts: [(path: String, text: String)] = [
    (
      "Predicates/PredicateOperators.swift",
      ##"""
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
"""##
    ),
    (
      "Predicates/PredicateParser.swift",
      ##"""
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
"""##
    ),
    (
      "Predicates/PredicateScanner.swift",
      ##"""
import Foundation

/// A piece of a predicate's format.
enum PredicateToken: Equatable {
  case word(String)
  case text(String)
  case number(Double)
  case mark(String)
}

/// Cuts a predicate's format into pieces.
final class PredicateScanner {
  private let characters: [Character]
  private var position = 0

  init(_ format: String) { characters = Array(format) }

  func tokens() -> [PredicateToken] {
    var found: [PredicateToken] = []
    while position < characters.count {
      let character = characters[position]
      if character == " " || character == "\n" || character == "\t" {
        position += 1
      } else if character == "'" || character == "\"" {
        found.append(.text(quoted(character)))
      } else if character == "%" {
        found.append(.mark(placeholder()))
      } else if character.isNumber || character == "-" && next?.isNumber == true {
        found.append(.number(Double(run { $0.isNumber || $0 == "." || $0 == "-" })!))
      } else if isWord(character) {
        found.append(.word(run { isWord($0) || $0 == "." || $0.isNumber }))
      } else {
        found.append(.mark(mark()))
      }
    }
    return found
  }

  private var next: Character? { position + 1 < characters.count ? characters[position + 1] : nil }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character == "@" || character == "#"
  }

  private func run(_ isPart: (Character) -> Bool) -> String {
    var text = ""
    while position < characters.count, isPart(characters[position]) {
      text.append(characters[position])
      position += 1
    }
    return text
  }

  private func quoted(_ quote: Character) -> String {
    var text = ""
    position += 1
    while position < characters.count, characters[position] != quote {
      if characters[position] == "\\", next != nil { position += 1 }
      text.append(characters[position])
      position += 1
    }
    position += 1
    return text
  }

  private func placeholder() -> String {
    position += 1
    if position < characters.count, characters[position] == "@" || characters[position] == "K" {
      position += 1
      return characters[position - 1] == "@" ? "%@" : "%K"
    }
    _ = run { $0.isLetter || $0 == "." || $0.isNumber }
    return "%d"
  }

  private func mark() -> String {
    let pair = String(characters[position]) + (next.map { String($0) } ?? "")
    if ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"].contains(pair) {
      position += 2
      return pair
    }
    position += 1
    return String(pair.prefix(1))
  }
}
"""##
    ),
    (
      "Predicates/Predicates.swift",
      ##"""
import Foundation

class NSPredicate: NSObject {
  private let test: (Any?) -> Bool
  let predicateFormat: String

  init(_ format: String, _ test: @escaping (Any?) -> Bool) {
    predicateFormat = format
    self.test = test
    super.init()
  }

  init(format: String, _ args: Any?...) {
    predicateFormat = format
    var parser = PredicateParser(format, args)
    test = parser.predicate()
    super.init()
  }

  init(format: String, argumentArray: [Any]?) {
    predicateFormat = format
    var parser = PredicateParser(format, argumentArray ?? [])
    test = parser.predicate()
    super.init()
  }

  init(value: Bool) {
    predicateFormat = value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    test = { _ in value }
    super.init()
  }

  init(block: @escaping (Any?, [String: Any]?) -> Bool) {
    predicateFormat = "BLOCKPREDICATE"
    test = { block($0, nil) }
    super.init()
  }

  func evaluate(with object: Any?) -> Bool { test(object) }
}

extension Array {
  func filtered(using predicate: NSPredicate) -> [Element] { filter { predicate.evaluate(with: $0) } }

  func sortedArray(using descriptors: [NSSortDescriptor]) -> [Element] {
    NSSortDescriptor.sorted(self, by: descriptors)
  }
}

class NSCompoundPredicate: NSPredicate {
  enum LogicalType { case not, and, or }

  init(type: LogicalType, subpredicates: [NSPredicate]) {
    super.init("") { object in
      switch type {
      case .not: return !subpredicates[0].evaluate(with: object)
      case .and: return subpredicates.allSatisfy { $0.evaluate(with: object) }
      case .or: return subpredicates.contains { $0.evaluate(with: object) }
      }
    }
  }

  convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .and, subpredicates: subpredicates)
  }

  convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .or, subpredicates: subpredicates)
  }

  convenience init(notPredicateWithSubpredicate predicate: NSPredicate) {
    self.init(type: .not, subpredicates: [predicate])
  }
}

class NSSortDescriptor: NSObject {
  let key: String?
  let ascending: Bool
  private let comparison: (Any?, Any?) -> ComparisonResult

  init(key: String?, ascending: Bool) {
    self.key = key
    self.ascending = ascending
    comparison = { PredicateValues.order($0, $1) }
    super.init()
  }

  init(key: String?, ascending: Bool, selector: Selector?) {
    self.key = key
    self.ascending = ascending
    comparison = NSSortDescriptor.comparison(selector.map { NSStringFromSelector($0) } ?? "compare:")
    super.init()
  }

  init(key: String?, ascending: Bool, comparator: @escaping (Any, Any) -> ComparisonResult) {
    self.key = key
    self.ascending = ascending
    comparison = { comparator($0 as Any, $1 as Any) }
    super.init()
  }

  convenience init(keyPath: AnyKeyPath, ascending: Bool) {
    self.init(key: keyPath._kvcKeyPathString, ascending: ascending)
  }

  var reversedSortDescriptor: Any {
    let comparison = self.comparison
    return NSSortDescriptor(key: key, ascending: !ascending, comparator: { comparison($0, $1) })
  }

  func compare(_ one: Any, to other: Any) -> ComparisonResult {
    let path = key ?? "self"
    let result = comparison(
      PredicateValues.value(at: path, of: one), PredicateValues.value(at: path, of: other))
    if ascending || result == .orderedSame { return result }
    return result == .orderedAscending ? .orderedDescending : .orderedAscending
  }

  private static func comparison(_ selector: String) -> (Any?, Any?) -> ComparisonResult {
    switch selector {
    case "compare:": return { PredicateValues.order($0, $1) }
    case "caseInsensitiveCompare:": return texts { $0.caseInsensitiveCompare($1) }
    case "localizedCaseInsensitiveCompare:": return texts { $0.localizedCaseInsensitiveCompare($1) }
    case "localizedCompare:": return texts { $0.localizedCompare($1) }
    case "localizedStandardCompare:": return texts { $0.localizedStandardCompare($1) }
    default: return unreadPredicate(selector)
    }
  }

  private static func texts(_ compare: @escaping (String, String) -> ComparisonResult) -> (Any?, Any?) -> ComparisonResult
  {
    { one, other in
      guard let one = one as? String, let other = other as? String else { return PredicateValues.order(one, other) }
      return compare(one, other)
    }
  }

  /// Objects in the order that descriptors ask for; those that no descriptor tells apart stay as they are.
  static func sorted<Element>(_ objects: [Element], by descriptors: [NSSortDescriptor]) -> [Element] {
    if descriptors.isEmpty { return objects }
    let places = objects.indices.sorted { one, other in
      for descriptor in descriptors {
        switch descriptor.compare(objects[one], to: objects[other]) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return one < other
    }
    return places.map { objects[$0] }
  }
}
"""##
    ),
    (
      "Predicates/Values.swift",
      ##"""
import Foundation

/// What predicates and sort descriptors ask an object for, by a key.
protocol KeyedValues: AnyObject {
  func keyedValue(_ key: String) -> Any?
}

/// How predicates and sort descriptors look at values.
enum PredicateValues {
  /// What a key path leads to: of a collection, the values of all its elements.
  static func value(at path: String, of root: Any?) -> Any? {
    var current = root
    for key in path.split(separator: ".").map(String.init) {
      if key == "self" || key == "SELF" { continue }
      current = step(key, of: current)
      if current == nil { return nil }
    }
    return current
  }

  private static func step(_ key: String, of value: Any?) -> Any? {
    guard let value else { return nil }
    if let object = value as? KeyedValues { return object.keyedValue(key) }
    guard let elements = elements(of: value) else { return unreadKey(key) }
    switch key {
    case "@count": return elements.count
    case "@sum", "@avg", "@min", "@max": return unreadKey(key)
    default: return elements.compactMap { step(key, of: $0) }
    }
  }

  /// The elements of a collection; nil for what is none.
  static func elements(of value: Any) -> [Any]? {
    if let list = value as? [Any] { return list }
    if let list = value as? ElementHolder { return list.heldElements }
    if let set = value as? Set<AnyHashable> { return Array(set) }
    return nil
  }

  static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = number(one), let other = number(other) { return one == other }
    if let one = one as? String, let other = other as? String { return one == other }
    if let one = one as? Date, let other = other as? Date { return one == other }
    if let one = one as? UUID, let other = other as? UUID { return one == other }
    if let one = one as? URL, let other = other as? URL { return one == other }
    if let one = one as? Data, let other = other as? Data { return one == other }
    if let one = one as? KeyedValues, let other = other as? KeyedValues { return one === other }
    if one is String || other is String || number(one) != nil || number(other) != nil { return false }
    return unreadComparison(one, other)
  }

  /// The order of two values; nil is before all.
  static func order(_ one: Any?, _ other: Any?) -> ComparisonResult {
    guard let one else { return other == nil ? .orderedSame : .orderedAscending }
    guard let other else { return .orderedDescending }
    if let one = one as? String, let other = other as? String {
      return one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
    }
    if let one = one as? Date, let other = other as? Date {
      return one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
    }
    if let one = number(one), let other = number(other) {
      return one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
    }
    return unreadComparison(one, other)
  }

  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Int: return Double(value)
    case let value as Double: return value
    case let value as Bool: return value ? 1 : 0
    case let value as Int16: return Double(value)
    case let value as Int32: return Double(value)
    case let value as Int64: return Double(value)
    case let value as Float: return Double(value)
    case let value as NSNumber: return value.doubleValue
    default: return nil
    }
  }
}

/// A collection of a store's own, whose elements a predicate sees.
protocol ElementHolder {
  var heldElements: [Any] { get }
}
"""##
    ),
  ]
}
