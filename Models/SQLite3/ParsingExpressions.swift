import Foundation

/// What SQLite reads, of which this reads a part: nil, for a whole statement, is what it does not.
indirect enum LibSQLiteExpression {
  case value(LibSQLiteValue)
  case column(String)
  /// A name in quotation marks.
  case quoted(String)
  /// The number of a parameter, from 1.
  case parameter(Int)
  case binary(String, LibSQLiteExpression, LibSQLiteExpression)
  case not(LibSQLiteExpression)
  case negative(LibSQLiteExpression)
  case isNull(LibSQLiteExpression, Bool)
  case isIn(LibSQLiteExpression, [LibSQLiteExpression], Bool)
  case between(LibSQLiteExpression, LibSQLiteExpression, LibSQLiteExpression)
  /// A function of a column, or of all rows: `COUNT(*)`.
  case aggregate(String, LibSQLiteExpression?)
  case ignoringCase(LibSQLiteExpression)

  var isAggregate: Bool { if case .aggregate = self { return true } else { return false } }
}

/// Reads expressions ("SQL Language Expressions").
extension LibSQLiteParser {
  func list() -> [LibSQLiteExpression] {
    var list: [LibSQLiteExpression] = []
    repeat { list.append(expression()) } while acceptSign(",") && !isUnread
    return list
  }

  func expression() -> LibSQLiteExpression {
    var left = conjunction()
    while accept("OR") { left = .binary("OR", left, conjunction()) }
    return left
  }

  private func conjunction() -> LibSQLiteExpression {
    var left = negation()
    while accept("AND") { left = .binary("AND", left, negation()) }
    return left
  }

  private func negation() -> LibSQLiteExpression { accept("NOT") ? .not(negation()) : equality() }

  private func equality() -> LibSQLiteExpression {
    var left = ordering()
    while !isUnread {
      if acceptSign("=") || acceptSign("==") {
        left = .binary("=", left, ordering())
      } else if acceptSign("!=") || acceptSign("<>") {
        left = .not(.binary("=", left, ordering()))
      } else if accept("IS", "NOT", "NULL") || accept("NOTNULL") {
        left = .isNull(left, false)
      } else if accept("IS", "NULL") || accept("ISNULL") {
        left = .isNull(left, true)
      } else if accept("LIKE") {
        left = .binary("LIKE", left, ordering())
      } else if accept("NOT", "LIKE") {
        left = .not(.binary("LIKE", left, ordering()))
      } else if accept("IN") {
        left = isIn(left, true)
      } else if accept("NOT", "IN") {
        left = isIn(left, false)
      } else if accept("BETWEEN") {
        let lower = ordering()
        expect("AND")
        left = .between(left, lower, ordering())
      } else {
        break
      }
    }
    return left
  }

  private func isIn(_ left: LibSQLiteExpression, _ wanted: Bool) -> LibSQLiteExpression {
    expectSign("(")
    let items = isSign(")") ? [] : list()
    expectSign(")")
    return .isIn(left, items, wanted)
  }

  private func ordering() -> LibSQLiteExpression { operation(["<", "<=", ">", ">="]) { self.sum() } }
  private func sum() -> LibSQLiteExpression { operation(["+", "-"]) { self.product() } }
  private func product() -> LibSQLiteExpression { operation(["*", "/", "%"]) { self.joined() } }
  private func joined() -> LibSQLiteExpression { operation(["||"]) { self.collated() } }

  private func operation(_ signs: [String], _ next: () -> LibSQLiteExpression) -> LibSQLiteExpression {
    var left = next()
    while case .sign(let sign)? = current, signs.contains(sign), !isUnread {
      place += 1
      left = .binary(sign, left, next())
    }
    return left
  }

  private func collated() -> LibSQLiteExpression {
    let value = primary()
    guard accept("COLLATE") else { return value }
    let collation = name().uppercased()
    if collation == "BINARY" { return value }
    if collation != "NOCASE" { isUnread = true }
    return .ignoringCase(value)
  }

  func primary() -> LibSQLiteExpression {
    guard let token = current else {
      isUnread = true
      return .value(.null)
    }
    place += 1
    switch token {
    case .text(let text): return .value(.text(text))
    case .number(let text):
      if let whole = Int(text) { return .value(.integer(whole)) }
      if let number = Double(text) { return .value(.real(number)) }
    case .parameter(let name): return .parameter(parameter(name))
    case .sign("-"):
      let inner = primary()
      if case .value(.integer(let whole)) = inner { return .value(.integer(-whole)) }
      if case .value(.real(let number)) = inner { return .value(.real(-number)) }
      return .negative(inner)
    case .sign("("):
      let inner = expression()
      expectSign(")")
      return inner
    case .word(let word):
      if isSign("(") { return function(word.uppercased()) }
      if word.uppercased() == "NULL" { return .value(.null) }
      if LibSQLiteParser.reserved.contains(word.uppercased()) { break }
      return .column(qualified(word))
    case .quoted(let name): return isSign(".") ? .column(qualified(name)) : .quoted(name)
    default: break
    }
    isUnread = true
    return .value(.null)
  }

  /// A column of a table: the only one that is read.
  private func qualified(_ name: String) -> String { acceptSign(".") ? self.name() : name }

  private static let reserved = [
    "SELECT", "FROM", "WHERE", "CASE", "EXISTS", "CAST", "CURRENT_TIMESTAMP", "CURRENT_DATE", "CURRENT_TIME", "TRUE",
    "FALSE", "GROUP", "ORDER", "LIMIT", "JOIN", "AND", "OR", "NOT",
  ]

  private func function(_ name: String) -> LibSQLiteExpression {
    expectSign("(")
    if !["COUNT", "MAX", "MIN", "SUM", "TOTAL"].contains(name) { isUnread = true }
    if acceptSign("*") {
      expectSign(")")
      if name != "COUNT" { isUnread = true }
      return .aggregate(name, nil)
    }
    let inner = expression()
    expectSign(")")
    return .aggregate(name, inner)
  }

  private func parameter(_ name: String) -> Int {
    if name == "?" {
      parameters.append("")
      return parameters.count
    }
    if name.hasPrefix("?"), let number = Int(name.dropFirst()) {
      while parameters.count < number { parameters.append("") }
      return number
    }
    if let known = parameters.firstIndex(of: name) { return known + 1 }
    parameters.append(name)
    return parameters.count
  }
}
