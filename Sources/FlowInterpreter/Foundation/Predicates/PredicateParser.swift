/// Reads a predicate's format.
///
/// Source: "Predicate Format String Syntax" of Apple's Predicate Programming Guide.
struct PredicateParser {
  enum Failure: Error {
    /// It is no predicate: making one raises an exception.
    case broken
    /// A part of the language that is not read.
    case unread(String)
  }

  private var tokens: ArraySlice<PredicateToken>
  private var arguments: ArraySlice<Value>
  private let call: Library.Call

  init(_ format: String, _ arguments: [Value], _ call: Library.Call) throws {
    guard let tokens = PredicateToken.tokens(of: format) else { throw Failure.broken }
    for case .unread(let text) in tokens { throw Failure.unread("'\(text)' in a predicate") }
    self.tokens = tokens[...]
    self.arguments = arguments[...]
    self.call = call
  }

  static func predicate(_ format: String, _ arguments: [Value], _ call: Library.Call) throws -> Predicate {
    var parser = try PredicateParser(format, arguments, call)
    let predicate = try parser.disjunction()
    guard parser.tokens.isEmpty else { throw Failure.broken }
    return predicate
  }

  // MARK: Words

  private mutating func takes(_ symbols: String...) -> Bool {
    guard case .symbol(let symbol)? = tokens.first, symbols.contains(symbol) else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func takes(word: String) -> Bool {
    guard case .name(let name)? = tokens.first, name.uppercased() == word else { return false }
    tokens.removeFirst()
    return true
  }

  // MARK: Predicates

  private mutating func disjunction() throws -> Predicate {
    var parts = [try conjunction()]
    while takes("||") || takes(word: "OR") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  private mutating func conjunction() throws -> Predicate {
    var parts = [try negation()]
    while takes("&&") || takes(word: "AND") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  private mutating func negation() throws -> Predicate {
    if takes("!") || takes(word: "NOT") { return .not(try negation()) }
    if takes("(") {
      let inner = try disjunction()
      guard takes(")") else { throw Failure.broken }
      return inner
    }
    if takes(word: "TRUEPREDICATE") { return .constant(true) }
    if takes(word: "FALSEPREDICATE") { return .constant(false) }
    return .comparison(try comparison())
  }

  private mutating func comparison() throws -> Predicate.Comparison {
    var quantity = Predicate.Comparison.Quantity.one
    if takes(word: "ANY") || takes(word: "SOME") { quantity = .any }
    if takes(word: "ALL") { quantity = .all }
    if takes(word: "NONE") { quantity = .none }
    let left = try expression()
    var comparison = Predicate.Comparison(left: left, relation: try relation(), right: .this, quantity: quantity)
    if takes("[") {
      guard case .name(let options)? = tokens.popFirst(), takes("]") else { throw Failure.broken }
      for option in options {
        switch option {
        case "c": comparison.ignoresCase = true
        case "d": comparison.ignoresDiacritics = true
        default: throw Failure.unread("[\(options)] in a predicate")
        }
      }
    }
    comparison.right = try expression()
    return comparison
  }

  private mutating func relation() throws -> Predicate.Comparison.Relation {
    switch tokens.popFirst() {
    case .symbol(let symbol)?:
      switch symbol {
      case "=", "==": return .equal
      case "!=", "<>": return .unequal
      case "<": return .less
      case "<=", "=<": return .lessOrEqual
      case ">": return .greater
      case ">=", "=>": return .greaterOrEqual
      case "(": throw Failure.unread("a function in a predicate")
      default: throw Failure.broken
      }
    case .name(let name)?:
      switch name.uppercased() {
      case "BETWEEN": return .between
      case "BEGINSWITH": return .beginsWith
      case "ENDSWITH": return .endsWith
      case "CONTAINS": return .contains
      case "LIKE": return .like
      case "MATCHES": return .matches
      case "IN": return .in
      default: throw Failure.broken
      }
    default: throw Failure.broken
    }
  }

  // MARK: Expressions

  private mutating func expression() throws -> Predicate.Expression {
    guard let token = tokens.popFirst() else { throw Failure.broken }
    switch token {
    case .text(let text): return .value(.string(text))
    case .number(let number, let isWhole): return .value(isWhole ? .int(Int(number)) : .double(number))
    case .argument(let conversion):
      guard let argument = arguments.popFirst() else { throw Failure.broken }
      if conversion != "@", case .unknown(let unknown)? = argument.flattened {
        throw Stop(lacking: unknown, at: call.location)
      }
      guard conversion == "@" || argument.flattened.map({ NumberBoxing.box($0) != nil }) == true else {
        throw Failure.unread("%\(conversion) in a predicate")
      }
      return .value(argument)
    case .keyArgument:
      guard let argument = arguments.popFirst() else { throw Failure.broken }
      return try path(try call.unbridge(argument.flattened ?? argument, String.self))
    case .symbol("{"):
      var items: [Predicate.Expression] = []
      if takes("}") { return .list([]) }
      repeat { items.append(try expression()) } while takes(",")
      guard takes("}") else { throw Failure.broken }
      return .list(items)
    case .name(let name): return try named(name)
    case .symbol("("): throw Failure.unread("parentheses in an expression of a predicate")
    default: throw Failure.broken
    }
  }

  private mutating func named(_ name: String) throws -> Predicate.Expression {
    switch name.uppercased() {
    case "SELF": return .this
    case "TRUE", "YES": return .value(.bool(true))
    case "FALSE", "NO": return .value(.bool(false))
    case "NIL", "NULL": return .value(.none)
    case "SUBQUERY", "FUNCTION", "CAST", "FETCH", "TERNARY":
      throw Failure.unread("\(name) in a predicate")
    default: break
    }
    if case .symbol("(")? = tokens.first { throw Failure.unread("a function in a predicate") }
    if case .symbol("[")? = tokens.first,
      tokens.dropFirst().first.map({ if case .number = $0 { true } else { false } }) == true
    {
      throw Failure.unread("an index in a predicate")
    }
    return try path(name)
  }

  private func path(_ text: String) throws -> Predicate.Expression {
    var keys = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if keys.first?.uppercased() == "SELF" { keys.removeFirst() }
    if keys.contains(where: { $0.hasPrefix("@") && $0 != "@count" }) {
      throw Failure.unread("'\(text)' in a predicate")
    }
    guard !keys.contains("") else { throw Failure.broken }
    return keys.isEmpty ? .this : .keys(keys)
  }
}
