import Foundation

/// What expressions give ("SQL Language Expressions").
extension LibSQLiteRun {
  func value(
    of expression: LibSQLiteExpression, _ table: LibSQLiteTable?, _ number: Int, _ row: [LibSQLiteValue]
  ) throws -> LibSQLiteValue {
    switch expression {
    case .value(let value): return value
    case .parameter(let place): return bound[place] ?? .null
    case .quoted(let name):
      // What is no column may be a text, or a mistake: that hangs on how SQLite was built.
      guard let place = table?.place(of: name) else { throw LibSQLiteUnread() }
      return row[place]
    case .column(let name):
      if let place = table?.place(of: name) { return row[place] }
      if table != nil, ["rowid", "oid", "_rowid_"].contains(name.lowercased()) { return .integer(number) }
      throw LibSQLiteFailure(code: 1, message: "no such column: \(name)")
    case .not(let inner):
      guard let truth = try value(of: inner, table, number, row).truth else { return .null }
      return .integer(truth ? 0 : 1)
    case .negative(let inner):
      let given = try value(of: inner, table, number, row)
      if given.isNull { return .null }
      switch given.asNumber {
      case .integer(let whole): return .integer(-whole)
      case .real(let real): return .real(-real)
      default: return .null
      }
    case .isNull(let inner, let wanted):
      return .integer(try value(of: inner, table, number, row).isNull == wanted ? 1 : 0)
    case .isIn(let inner, let items, let wanted):
      let found = try isIn(inner, items, table, number, row)
      guard let found else { return .null }
      return .integer(found == wanted ? 1 : 0)
    case .between(let inner, let lower, let upper):
      let bounds = LibSQLiteExpression.binary(
        "AND", .binary(">=", inner, lower), .binary("<=", inner, upper))
      return try value(of: bounds, table, number, row)
    case .ignoringCase(let inner): return try value(of: inner, table, number, row)
    case .aggregate: throw LibSQLiteUnread()
    case .binary("AND", let left, let right):
      let one = try value(of: left, table, number, row).truth
      if one == false { return .integer(0) }
      let other = try value(of: right, table, number, row).truth
      if other == false { return .integer(0) }
      return one == nil || other == nil ? .null : .integer(1)
    case .binary("OR", let left, let right):
      let one = try value(of: left, table, number, row).truth
      if one == true { return .integer(1) }
      let other = try value(of: right, table, number, row).truth
      if other == true { return .integer(1) }
      return one == nil || other == nil ? .null : .integer(0)
    case .binary(let sign, let left, let right):
      let one = try value(of: left, table, number, row)
      let other = try value(of: right, table, number, row)
      if one.isNull || other.isNull { return .null }
      switch sign {
      case "=", "<", "<=", ">", ">=":
        let result = compared(one, left, other, right, table)
        switch sign {
        case "=": return .integer(result == 0 ? 1 : 0)
        case "<": return .integer(result < 0 ? 1 : 0)
        case "<=": return .integer(result <= 0 ? 1 : 0)
        case ">": return .integer(result > 0 ? 1 : 0)
        default: return .integer(result >= 0 ? 1 : 0)
        }
      case "LIKE":
        return .integer(LibSQLiteRun.isLike(Array(one.asText ?? ""), Array(other.asText ?? "")) ? 1 : 0)
      case "||": return .text((one.asText ?? "") + (other.asText ?? ""))
      default: return try LibSQLiteRun.reckoned(sign, one.asNumber, other.asNumber)
      }
    }
  }

  private func isIn(
    _ inner: LibSQLiteExpression, _ items: [LibSQLiteExpression], _ table: LibSQLiteTable?, _ number: Int,
    _ row: [LibSQLiteValue]
  ) throws -> Bool? {
    let one = try value(of: inner, table, number, row)
    if items.isEmpty { return false }
    if one.isNull { return nil }
    var hasNull = false
    for item in items {
      let other = try value(of: item, table, number, row)
      if other.isNull {
        hasNull = true
      } else if compared(one, inner, other, .value(other), table) == 0 {
        return true
      }
    }
    return hasNull ? nil : false
  }

  // MARK: Comparing

  private func column(_ expression: LibSQLiteExpression, _ table: LibSQLiteTable?) -> LibSQLiteColumn? {
    switch expression {
    case .column(let name), .quoted(let name): return table?.place(of: name).flatMap { table?.columns[$0] }
    default: return nil
    }
  }

  private func affinity(of expression: LibSQLiteExpression, _ table: LibSQLiteTable?) -> LibSQLiteAffinity {
    column(expression, table)?.affinity ?? .none
  }

  func ignoresCase(_ expression: LibSQLiteExpression, _ table: LibSQLiteTable?) -> Bool {
    if case .ignoringCase = expression { return true }
    return column(expression, table)?.ignoresCase ?? false
  }

  /// -1, 0 or 1, after what the columns make of the values ("Datatypes In SQLite", 4.2 and 7.1).
  private func compared(
    _ one: LibSQLiteValue, _ left: LibSQLiteExpression, _ other: LibSQLiteValue, _ right: LibSQLiteExpression,
    _ table: LibSQLiteTable?
  ) -> Int {
    var (one, other) = (one, other)
    let (first, second) = (affinity(of: left, table), affinity(of: right, table))
    if first.isNumeric, !second.isNumeric {
      other = LibSQLiteAffinity.numeric.applied(to: other)
    } else if second.isNumeric, !first.isNumeric {
      one = LibSQLiteAffinity.numeric.applied(to: one)
    } else if case .text = first, column(right, table) == nil {
      other = LibSQLiteAffinity.text.applied(to: other)
    } else if case .text = second, column(left, table) == nil {
      one = LibSQLiteAffinity.text.applied(to: one)
    }
    let isFirst: Bool
    if case .ignoringCase = right { isFirst = false } else { isFirst = column(left, table) != nil }
    var ignores = isFirst ? ignoresCase(left, table) : ignoresCase(left, table) || ignoresCase(right, table)
    if case .ignoringCase = left { ignores = true }
    return one.compared(to: other, ignoringCase: ignores)
  }

  /// `LIKE`: `%` for any text, `_` for one character; letters of ASCII's are the same in both cases.
  private static func isLike(_ text: [Character], _ pattern: [Character]) -> Bool {
    var (at, mark) = (0, 0)
    var (star, restart) = (-1, 0)
    while at < text.count {
      if mark < pattern.count, pattern[mark] == "%" {
        star = mark
        restart = at
        mark += 1
      } else if mark < pattern.count, pattern[mark] == "_" || isSame(pattern[mark], text[at]) {
        at += 1
        mark += 1
      } else if star >= 0 {
        mark = star + 1
        restart += 1
        at = restart
      } else {
        return false
      }
    }
    while mark < pattern.count, pattern[mark] == "%" { mark += 1 }
    return mark == pattern.count
  }

  private static func isSame(_ one: Character, _ other: Character) -> Bool {
    one == other || one.isASCII && other.isASCII && one.lowercased() == other.lowercased()
  }

  // MARK: Reckoning

  private static func reckoned(_ sign: String, _ one: LibSQLiteValue, _ other: LibSQLiteValue) throws -> LibSQLiteValue
  {
    if case .integer(let left) = one, case .integer(let right) = other {
      switch sign {
      case "+", "-", "*":
        let (result, isOver) =
          sign == "+"
          ? left.addingReportingOverflow(right)
          : sign == "-" ? left.subtractingReportingOverflow(right) : left.multipliedReportingOverflow(by: right)
        if isOver { throw LibSQLiteUnread() }
        return .integer(result)
      case "/": return right == 0 ? .null : .integer(left / right)
      default: return right == 0 ? .null : .integer(left % right)
      }
    }
    let (left, right) = (one.number ?? 0, other.number ?? 0)
    switch sign {
    case "+": return .real(left + right)
    case "-": return .real(left - right)
    case "*": return .real(left * right)
    case "/": return right == 0 ? .null : .real(left / right)
    default: throw LibSQLiteUnread()
    }
  }
}
