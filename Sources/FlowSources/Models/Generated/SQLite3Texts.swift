// swift-format-ignore-file
// The files of Models/SQLite3 as they are: edit those, then FLOWSIM_RECORD=1 swift test --filter ModuleModelTests.

extension ModuleModel {
  static let sQLite3Texts: [(path: String, text: String)] = [
    (
      "SQLite3/Database.swift",
      ##"""
import Foundation

/// The rows of a table, by their numbers.
final class LibSQLiteTable {
  let name: String
  var columns: [LibSQLiteColumn]
  let unique: [[String]]
  var rows: [(number: Int, values: [LibSQLiteValue])] = []
  private(set) var greatest = 0

  init(_ name: String, _ columns: [LibSQLiteColumn], unique: [[String]]) {
    self.name = name
    self.columns = columns
    self.unique = unique
  }

  func place(of column: String) -> Int? { columns.firstIndex { LibSQLiteParser.same($0.name, column) } }

  var rowid: Int? { columns.firstIndex { $0.isRowid } }

  /// The columns of which no two rows have the same values.
  var keys: [[Int]] {
    var keys: [[Int]] = []
    for (place, column) in columns.enumerated() where column.isUnique || column.isRowid { keys.append([place]) }
    for names in unique { keys.append(names.compactMap { self.place(of: $0) }) }
    return keys
  }

  func nextNumber() -> Int {
    let isNeverReused = columns.contains { $0.isNeverReused }
    return (isNeverReused ? greatest : rows.last?.number ?? 0) + 1
  }

  func add(_ number: Int, _ values: [LibSQLiteValue]) {
    greatest = max(greatest, number)
    let place = rows.firstIndex { $0.number > number } ?? rows.count
    rows.insert((number: number, values: values), at: place)
  }

  func copied() -> LibSQLiteTable {
    let copy = LibSQLiteTable(name, columns, unique: unique)
    copy.take(self)
    return copy
  }

  /// Has what another one has.
  func take(_ other: LibSQLiteTable) {
    columns = other.columns
    rows = other.rows
    greatest = other.greatest
  }
}

/// A database: a file of the app's, or one in memory. One that was not made here has tables that are not known.
final class LibSQLiteDatabase {
  var tables: [LibSQLiteTable] = []
  var version = 0
  /// Whether it is not known what it holds.
  var isOpen: Bool
  /// Whether there are indices, by which rows without an order may come in another one.
  var hasIndex = false
  private var saved: [LibSQLiteTable]?

  init(isOpen: Bool) { self.isOpen = isOpen }

  var isInTransaction: Bool { saved != nil }

  func table(_ name: String) -> LibSQLiteTable? { tables.first { LibSQLiteParser.same($0.name, name) } }

  func begin() { saved = tables.map { $0.copied() } }
  func commit() { saved = nil }
  func rollback() {
    if let saved { tables = saved }
    saved = nil
  }
}

/// A failure: SQLite's number for it and its words.
struct LibSQLiteFailure: Error {
  let code: Int32
  let message: String

  static func missing(table name: String) -> LibSQLiteFailure {
    LibSQLiteFailure(code: 1, message: "no such table: \(name)")
  }
}

/// What is not read of SQLite's language.
struct LibSQLiteUnread: Error {}

/// Runs a statement.
struct LibSQLiteRun {
  let database: LibSQLiteDatabase
  let bound: [Int: LibSQLiteValue]
  var changes = 0
  var lastNumber: Int?

  init(_ database: LibSQLiteDatabase, _ bound: [Int: LibSQLiteValue]) {
    self.database = database
    self.bound = bound
  }

  /// The rows that a statement gives.
  ///
  /// One that fails changes nothing.
  mutating func rows(of command: LibSQLiteCommand) throws -> [[LibSQLiteValue]] {
    var before: (table: LibSQLiteTable, copy: LibSQLiteTable)?
    switch command {
    case .insert(_, _, let rows, _) where rows.count == 1: break
    case .insert(let name, _, _, _), .update(let name, _, _):
      if let table = database.table(name) { before = (table: table, copy: table.copied()) }
    default: break
    }
    do { return try run(command) } catch {
      if let before { before.table.take(before.copy) }
      throw error
    }
  }

  private mutating func run(_ command: LibSQLiteCommand) throws -> [[LibSQLiteValue]] {
    switch command {
    case .create(let name, let columns, let unique, let ifMissing):
      if database.table(name) != nil {
        if ifMissing { return [] }
        throw LibSQLiteFailure(code: 1, message: "table \(name) already exists")
      }
      database.tables.append(LibSQLiteTable(name, columns, unique: unique))
      if columns.contains(where: { $0.isUnique }) || !unique.isEmpty { database.hasIndex = true }
    case .drop(let name, let ifThere):
      if database.table(name) == nil, !ifThere { throw LibSQLiteFailure.missing(table: name) }
      database.tables.removeAll { LibSQLiteParser.same($0.name, name) }
    case .add(let name, let column):
      guard let table = database.table(name) else { throw LibSQLiteFailure.missing(table: name) }
      if table.place(of: column.name) != nil {
        throw LibSQLiteFailure(code: 1, message: "duplicate column name: \(column.name)")
      }
      if column.isUnique || column.isRowid || column.isNotNull && column.initial.isNull { throw LibSQLiteUnread() }
      table.columns.append(column)
      for place in table.rows.indices { table.rows[place].values.append(column.initial) }
    case .index: database.hasIndex = true
    case .insert(let name, let columns, let rows, let conflict): try insert(name, columns, rows, conflict)
    case .select(let query): return try select(query)
    case .update(let name, let changes, let condition): try update(name, changes, condition)
    case .delete(let name, let condition):
      guard let table = database.table(name) else { throw LibSQLiteFailure.missing(table: name) }
      var kept: [(number: Int, values: [LibSQLiteValue])] = []
      for row in table.rows {
        if let condition, try value(of: condition, table, row.number, row.values).truth != true { kept.append(row) }
      }
      changes = table.rows.count - kept.count
      table.rows = kept
    case .begin:
      if database.isInTransaction {
        throw LibSQLiteFailure(code: 1, message: "cannot start a transaction within a transaction")
      }
      database.begin()
    case .commit:
      if !database.isInTransaction {
        throw LibSQLiteFailure(code: 1, message: "cannot commit - no transaction is active")
      }
      database.commit()
    case .rollback:
      if !database.isInTransaction {
        throw LibSQLiteFailure(code: 1, message: "cannot rollback - no transaction is active")
      }
      database.rollback()
    case .version(let number?): database.version = number
    case .version(nil): return [[.integer(database.version)]]
    case .nothing: break
    }
    return []
  }

  // MARK: Changes

  private mutating func insert(
    _ name: String, _ columns: [String]?, _ rows: [[LibSQLiteExpression]], _ conflict: String
  ) throws {
    guard let table = database.table(name) else { throw LibSQLiteFailure.missing(table: name) }
    let names = columns ?? table.columns.map { $0.name }
    if !["ABORT", "REPLACE", "IGNORE"].contains(conflict) { throw LibSQLiteUnread() }
    for row in rows {
      guard row.count == names.count else {
        throw LibSQLiteFailure(
          code: 1,
          message: columns == nil
            ? "table \(table.name) has \(names.count) columns but \(row.count) values were supplied"
            : "\(row.count) values for \(names.count) columns")
      }
      var values = table.columns.map { $0.initial }
      for (name, expression) in zip(names, row) {
        guard let place = table.place(of: name) else {
          throw LibSQLiteFailure(code: 1, message: "table \(table.name) has no column named \(name)")
        }
        values[place] = try value(of: expression, nil, 0, [])
      }
      var number = table.nextNumber()
      if let place = table.rowid {
        switch LibSQLiteAffinity.integer.applied(to: values[place]) {
        case .null: break
        case .integer(let given): number = given
        default: throw LibSQLiteFailure(code: 20, message: "datatype mismatch")
        }
        values[place] = .integer(number)
      }
      values = zip(table.columns, values).map { $0.affinity.applied(to: $1) }
      if try !settle(table, number, values, conflict, except: nil) { continue }
      table.add(number, values)
      changes += 1
      lastNumber = number
    }
  }

  /// Whether a row may stand in a table; those that stand against it are removed where that is asked for.
  private func settle(
    _ table: LibSQLiteTable, _ number: Int, _ values: [LibSQLiteValue], _ conflict: String, except own: Int?
  ) throws -> Bool {
    for (column, value) in zip(table.columns, values) where column.isNotNull && value.isNull && !column.isRowid {
      if conflict == "IGNORE" { return false }
      if conflict == "REPLACE" { throw LibSQLiteUnread() }
      throw LibSQLiteFailure(code: 19, message: "NOT NULL constraint failed: \(table.name).\(column.name)")
    }
    var failed: [String] = []
    for key in table.keys {
      if key.contains(where: { values[$0].isNull }) { continue }
      let others = table.rows.filter { row in
        row.number != own
          && key.allSatisfy {
            row.values[$0].compared(to: values[$0], ignoringCase: table.columns[$0].ignoresCase) == 0
          }
      }
      if others.isEmpty { continue }
      if conflict == "IGNORE" { return false }
      if conflict == "REPLACE" {
        table.rows.removeAll { row in others.contains { $0.number == row.number } }
      } else {
        let names = key.map { "\(table.name).\(table.columns[$0].name)" }.joined(separator: ", ")
        failed.append("UNIQUE constraint failed: \(names)")
      }
    }
    if failed.isEmpty { return true }
    // Which of several keys it names is not documented.
    throw LibSQLiteFailure(code: 19, message: failed.count == 1 ? failed[0] : unreadText("sqlite3_errmsg"))
  }

  private mutating func update(
    _ name: String, _ changed: [(String, LibSQLiteExpression)], _ condition: LibSQLiteExpression?
  ) throws {
    guard let table = database.table(name) else { throw LibSQLiteFailure.missing(table: name) }
    for row in table.rows {
      if let condition, try value(of: condition, table, row.number, row.values).truth != true { continue }
      var values = row.values
      for (column, expression) in changed {
        guard let place = table.place(of: column) else {
          throw LibSQLiteFailure(code: 1, message: "no such column: \(column)")
        }
        let given = try value(of: expression, table, row.number, row.values)
        values[place] = table.columns[place].affinity.applied(to: given)
        // A row that gets another number moves.
        if table.columns[place].isRowid, values[place].compared(to: row.values[place], ignoringCase: false) != 0 {
          throw LibSQLiteUnread()
        }
      }
      _ = try settle(table, row.number, values, "ABORT", except: row.number)
      if let place = table.rows.firstIndex(where: { $0.number == row.number }) { table.rows[place].values = values }
      changes += 1
    }
  }

  // MARK: Queries

  /// The names of the columns that a query gives.
  static func names(_ query: LibSQLiteQuery, in database: LibSQLiteDatabase) -> [String] {
    let table = query.table.flatMap { database.table($0) }
    return query.columns.flatMap { column in
      column.what == nil ? (table?.columns.map { $0.name } ?? []) : [column.name]
    }
  }

  private func select(_ query: LibSQLiteQuery) throws -> [[LibSQLiteValue]] {
    guard let name = query.table else { return [try query.columns.map { try value(of: $0.what!, nil, 0, []) }] }
    guard let table = database.table(name) else { throw LibSQLiteFailure.missing(table: name) }
    var found: [(number: Int, values: [LibSQLiteValue])] = []
    for row in table.rows {
      if let condition = query.condition, try value(of: condition, table, row.number, row.values).truth != true {
        continue
      }
      found.append(row)
    }
    if query.columns.contains(where: { $0.what?.isAggregate == true }) {
      if !query.order.isEmpty || query.offset != nil { throw LibSQLiteUnread() }
      return [
        try query.columns.map { column in
          guard case .aggregate(let function, let inner)? = column.what else { throw LibSQLiteUnread() }
          return try total(function, inner, table, found)
        }
      ]
    }
    if query.order.isEmpty, database.hasIndex, found.count > 1 { throw LibSQLiteUnread() }
    var rows: [(keys: [LibSQLiteValue], values: [LibSQLiteValue])] = []
    for row in found {
      var values: [LibSQLiteValue] = []
      for column in query.columns {
        if let what = column.what {
          values.append(try value(of: what, table, row.number, row.values))
        } else {
          values += row.values
        }
      }
      let keys = try query.order.map { try value(of: aliased($0.what, query), table, row.number, row.values) }
      rows.append((keys: keys, values: values))
    }
    if !query.order.isEmpty { rows = try sorted(rows, query, table) }
    var results = rows.map { $0.values }
    if query.isDistinct {
      // Which of two texts stays that differ in their letters' case alone is not promised.
      if table.columns.contains(where: { $0.ignoresCase }) { throw LibSQLiteUnread() }
      results = distinct(results)
    }
    if let offset = query.offset {
      results = Array(results.dropFirst(max(0, try value(of: offset, nil, 0, []).asInteger)))
    }
    if let limit = query.limit {
      let count = try value(of: limit, nil, 0, []).asInteger
      if count >= 0 { results = Array(results.prefix(count)) }
    }
    return results
  }

  /// What a name in `ORDER BY` stands for that the query gives a column.
  private func aliased(_ what: LibSQLiteExpression, _ query: LibSQLiteQuery) -> LibSQLiteExpression {
    guard case .column(let name) = what else { return what }
    return query.columns.first { $0.what != nil && LibSQLiteParser.same($0.name, name) }?.what ?? what
  }

  private func sorted(
    _ rows: [(keys: [LibSQLiteValue], values: [LibSQLiteValue])], _ query: LibSQLiteQuery, _ table: LibSQLiteTable
  ) throws -> [(keys: [LibSQLiteValue], values: [LibSQLiteValue])] {
    let ignores = query.order.map { self.ignoresCase($0.what, table) }
    let numbered = Array(rows.enumerated())
    let ordered = numbered.sorted { one, other in
      for (place, order) in query.order.enumerated() {
        let result = one.element.keys[place].compared(to: other.element.keys[place], ignoringCase: ignores[place])
        if result != 0 { return order.isDescending ? result > 0 : result < 0 }
      }
      return one.offset < other.offset
    }
    return ordered.map { $0.element }
  }

  private func distinct(_ rows: [[LibSQLiteValue]]) -> [[LibSQLiteValue]] {
    var kept: [[LibSQLiteValue]] = []
    for row in rows {
      let isThere = kept.contains { other in
        zip(other, row).allSatisfy { $0.compared(to: $1, ignoringCase: false) == 0 }
      }
      if !isThere { kept.append(row) }
    }
    return kept
  }

  private func total(
    _ function: String, _ inner: LibSQLiteExpression?, _ table: LibSQLiteTable,
    _ rows: [(number: Int, values: [LibSQLiteValue])]
  ) throws -> LibSQLiteValue {
    guard let inner else { return .integer(rows.count) }
    let values = try rows.map { try value(of: inner, table, $0.number, $0.values) }.filter { !$0.isNull }
    switch function {
    case "COUNT": return .integer(values.count)
    case "MAX", "MIN":
      guard var best = values.first else { return .null }
      for value in values {
        let result = value.compared(to: best, ignoringCase: ignoresCase(inner, table))
        if function == "MAX" ? result > 0 : result < 0 { best = value }
      }
      return best
    default:
      if values.isEmpty { return function == "SUM" ? .null : .real(0) }
      var whole = 0
      var real = 0.0
      var isWhole = function == "SUM"
      for value in values {
        if case .integer(let each) = value { whole += each } else { isWhole = false }
        real += value.asNumber.number ?? 0
      }
      return isWhole ? .integer(whole) : .real(real)
    }
  }
}
"""##
    ),
    (
      "SQLite3/Expressions.swift",
      ##"""
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
"""##
    ),
    (
      "SQLite3/Functions.swift",
      ##"""
import Foundation

let SQLITE_OK: Int32 = 0
let SQLITE_ERROR: Int32 = 1
let SQLITE_BUSY: Int32 = 5
let SQLITE_CANTOPEN: Int32 = 14
let SQLITE_CONSTRAINT: Int32 = 19
let SQLITE_MISMATCH: Int32 = 20
let SQLITE_MISUSE: Int32 = 21
let SQLITE_RANGE: Int32 = 25
let SQLITE_ROW: Int32 = 100
let SQLITE_DONE: Int32 = 101
let SQLITE_INTEGER: Int32 = 1
let SQLITE_FLOAT: Int32 = 2
let SQLITE_TEXT: Int32 = 3
let SQLITE3_TEXT: Int32 = 3
let SQLITE_BLOB: Int32 = 4
let SQLITE_NULL: Int32 = 5
let SQLITE_OPEN_READONLY: Int32 = 1
let SQLITE_OPEN_READWRITE: Int32 = 2
let SQLITE_OPEN_CREATE: Int32 = 4
let SQLITE_OPEN_NOMUTEX: Int32 = 0x8000
let SQLITE_OPEN_FULLMUTEX: Int32 = 0x10000
let SQLITE_OPEN_FILEPROTECTION_COMPLETE: Int32 = 0x100000
let SQLITE_OPEN_FILEPROTECTION_NONE: Int32 = 0x400000

typealias sqlite3_int64 = Int64

/// What becomes of the bytes that a statement was handed: nil leaves them where they are.
final class LibSQLiteDestructor {}
typealias sqlite3_destructor_type = LibSQLiteDestructor

func unsafeBitCast(_ number: Int, to type: LibSQLiteDestructor.Type) -> LibSQLiteDestructor { LibSQLiteDestructor() }

/// A connection to a database, or a statement of one, for which C has pointers.
final class OpaquePointer {
  let database: LibSQLiteDatabase
  let path: String
  let command: LibSQLiteCommand?
  let text: String
  let parameters: [String]
  var bound: [Int: LibSQLiteValue] = [:]
  var rows: [[LibSQLiteValue]]?
  var place = -1
  let connection: OpaquePointer?
  var failure: LibSQLiteFailure?
  var lastNumber = 0
  var changes = 0

  /// A connection.
  fileprivate init(_ database: LibSQLiteDatabase, at path: String) {
    self.database = database
    self.path = path
    command = nil
    text = ""
    parameters = []
    connection = nil
  }

  /// A statement; no command is one that is not read.
  fileprivate init(_ connection: OpaquePointer, _ command: LibSQLiteCommand?, _ text: String, _ parameters: [String]) {
    database = connection.database
    path = connection.path
    self.command = command
    self.text = text
    self.parameters = parameters
    self.connection = connection
  }
}

/// The databases of an app: those that it has made, by their files. What changed them is kept with the app's files and
/// read again by its next launch.
final class LibSQLiteFiles {
  static let shared = LibSQLiteFiles()
  private var databases: [String: LibSQLiteDatabase] = [:]
  private let kept = UserDefaults(suiteName: "SQLite3.Files")

  func database(at path: String) -> LibSQLiteDatabase {
    if path.isEmpty || path == ":memory:" { return LibSQLiteDatabase(isOpen: false) }
    let isThere = FileManager.default.fileExists(atPath: path)
    if isThere, let known = databases[path] { return known }
    let made = LibSQLiteDatabase(isOpen: false)
    databases[path] = made
    guard isThere else {
      kept?.keep([String](), forKey: path)
      _ = FileManager.default.createFile(atPath: path, contents: Data(), attributes: nil)
      return made
    }
    guard let changes = kept?.kept(forKey: path) as? [[Any]] else {
      made.isOpen = true
      return made
    }
    for change in changes { repeatChange(change, in: made) }
    return made
  }

  private func repeatChange(_ change: [Any], in database: LibSQLiteDatabase) {
    guard let text = change[0] as? String, let command = LibSQLiteParser(text).statement() else { return }
    var bound: [Int: LibSQLiteValue] = [:]
    for index in stride(from: 1, to: change.count, by: 2) {
      guard let place = change[index] as? Int else { continue }
      let value = change[index + 1]
      if let whole = value as? Int {
        bound[place] = .integer(whole)
      } else if let real = value as? Double {
        bound[place] = .real(real)
      } else if let text = value as? String {
        bound[place] = .text(text)
      } else if let data = value as? Data {
        bound[place] = .blob(data)
      }
    }
    var run = LibSQLiteRun(database, bound)
    _ = try? run.rows(of: command)
  }

  func note(_ text: String, _ bound: [Int: LibSQLiteValue], at path: String) {
    if path.isEmpty || path == ":memory:" { return }
    var change: [Any] = [text]
    for place in bound.keys.sorted() {
      switch bound[place] {
      case .integer(let whole)?: change += [place, whole] as [Any]
      case .real(let real)?: change += [place, real] as [Any]
      case .text(let text)?: change += [place, text] as [Any]
      case .blob(let data)?: change += [place, data] as [Any]
      default: break
      }
    }
    let before = kept?.kept(forKey: path) as? [[Any]] ?? []
    kept?.keep(before + [change], forKey: path)
  }
}

// MARK: Connections

func sqlite3_open(_ path: Any?, _ connection: inout OpaquePointer?) -> Int32 {
  sqlite3_open_v2(path, &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
}

func sqlite3_open_v2(_ path: Any?, _ connection: inout OpaquePointer?, _ flags: Int32, _ system: Any?) -> Int32 {
  let path = LibSQLiteTexts.text(path) ?? ""
  let isFile = !path.isEmpty && path != ":memory:"
  if path.hasPrefix("file:") {
    let made = LibSQLiteDatabase(isOpen: true)
    connection = OpaquePointer(made, at: ":memory:")
    return unreadResult("sqlite3_open")
  }
  let folder = (path as NSString).deletingLastPathComponent
  let mayMake = flags & SQLITE_OPEN_CREATE != 0
  if isFile, !FileManager.default.fileExists(atPath: path),
    !mayMake || !FileManager.default.fileExists(atPath: folder)
  {
    let made = OpaquePointer(LibSQLiteDatabase(isOpen: false), at: ":memory:")
    made.failure = LibSQLiteFailure(code: SQLITE_CANTOPEN, message: "unable to open database file")
    connection = made
    return SQLITE_CANTOPEN
  }
  connection = OpaquePointer(LibSQLiteFiles.shared.database(at: path), at: path)
  return SQLITE_OK
}

@discardableResult func sqlite3_close(_ connection: OpaquePointer?) -> Int32 { SQLITE_OK }
@discardableResult func sqlite3_close_v2(_ connection: OpaquePointer?) -> Int32 { SQLITE_OK }
@discardableResult func sqlite3_busy_timeout(_ connection: OpaquePointer?, _ milliseconds: Int32) -> Int32 { SQLITE_OK }

func sqlite3_errmsg(_ connection: OpaquePointer?) -> String! {
  guard let connection else { return "out of memory" }
  return connection.failure?.message ?? "not an error"
}

func sqlite3_errcode(_ connection: OpaquePointer?) -> Int32 { connection?.failure?.code ?? SQLITE_OK }
func sqlite3_last_insert_rowid(_ connection: OpaquePointer?) -> Int64 { Int64(connection?.lastNumber ?? 0) }
func sqlite3_changes(_ connection: OpaquePointer?) -> Int32 { Int32(connection?.changes ?? 0) }
func sqlite3_free(_ memory: Any?) {}

@discardableResult
func sqlite3_exec(
  _ connection: OpaquePointer?, _ text: Any?, _ callback: Any?, _ context: Any?, _ error: inout String?
) -> Int32 {
  let code = sqlite3_exec(connection, text, callback, context, nil)
  error = code == SQLITE_OK ? nil : sqlite3_errmsg(connection)
  return code
}

@discardableResult
func sqlite3_exec(
  _ connection: OpaquePointer?, _ text: Any?, _ callback: Any?, _ context: Any?, _ error: Any?
) -> Int32 {
  guard let connection, let text = LibSQLiteTexts.text(text) else { return SQLITE_MISUSE }
  if callback != nil || connection.database.isOpen { return unreadResult("sqlite3_exec") }
  for part in LibSQLiteTexts.statements(text) {
    let parser = LibSQLiteParser(part)
    guard let command = parser.statement() else { continue }
    if parser.isUnread {
      if LibSQLiteTexts.changesNothing(part) { continue }
      connection.database.isOpen = true
      return unreadResult("sqlite3_exec")
    }
    let statement = OpaquePointer(connection, command, part, parser.parameters)
    let code = LibSQLiteTexts.check(statement) ?? LibSQLiteTexts.run(statement)
    if code != SQLITE_OK { return code }
  }
  return SQLITE_OK
}

// MARK: Statements

@discardableResult
func sqlite3_prepare(
  _ connection: OpaquePointer?, _ text: Any?, _ count: Int32, _ statement: inout OpaquePointer?, _ rest: Any?
) -> Int32 { sqlite3_prepare_v2(connection, text, count, &statement, rest) }

@discardableResult
func sqlite3_prepare_v2(
  _ connection: OpaquePointer?, _ text: Any?, _ count: Int32, _ statement: inout OpaquePointer?, _ rest: Any?
) -> Int32 {
  statement = nil
  guard let connection, let text = LibSQLiteTexts.text(text) else { return SQLITE_MISUSE }
  guard let part = LibSQLiteTexts.statements(text).first else { return SQLITE_OK }
  let parser = LibSQLiteParser(part)
  let command = parser.statement()
  if connection.database.isOpen || parser.isUnread {
    statement = OpaquePointer(connection, nil, part, parser.parameters)
    return unreadResult("sqlite3_prepare")
  }
  let made = OpaquePointer(connection, command, part, parser.parameters)
  if let code = LibSQLiteTexts.check(made) { return code }
  statement = made
  connection.failure = nil
  return SQLITE_OK
}

@discardableResult
func sqlite3_step(_ statement: OpaquePointer?) -> Int32 {
  guard let statement, let connection = statement.connection else { return SQLITE_MISUSE }
  if statement.command == nil || statement.database.isOpen {
    if !LibSQLiteTexts.isQuery(statement.text) { statement.database.isOpen = true }
    return unreadResult("sqlite3_step")
  }
  if statement.rows == nil {
    let code = LibSQLiteTexts.run(statement)
    if code != SQLITE_OK { return code }
  }
  statement.place += 1
  if let rows = statement.rows, statement.place < rows.count { return SQLITE_ROW }
  statement.rows = nil
  statement.place = -1
  connection.failure = LibSQLiteFailure(code: SQLITE_DONE, message: "no more rows available")
  return SQLITE_DONE
}

@discardableResult
func sqlite3_reset(_ statement: OpaquePointer?) -> Int32 {
  statement?.rows = nil
  statement?.place = -1
  return SQLITE_OK
}

@discardableResult
func sqlite3_finalize(_ statement: OpaquePointer?) -> Int32 { SQLITE_OK }

@discardableResult
func sqlite3_clear_bindings(_ statement: OpaquePointer?) -> Int32 {
  statement?.bound = [:]
  return SQLITE_OK
}

// MARK: Parameters

func sqlite3_bind_parameter_count(_ statement: OpaquePointer?) -> Int32 { Int32(statement?.parameters.count ?? 0) }

func sqlite3_bind_parameter_index(_ statement: OpaquePointer?, _ name: Any?) -> Int32 {
  let name = LibSQLiteTexts.text(name) ?? ""
  return Int32((statement?.parameters.firstIndex(of: name) ?? -1) + 1)
}

@discardableResult
func sqlite3_bind_int(_ statement: OpaquePointer?, _ place: Int32, _ number: Int32) -> Int32 {
  LibSQLiteTexts.bind(.integer(Int(number)), to: statement, place)
}

@discardableResult
func sqlite3_bind_int64(_ statement: OpaquePointer?, _ place: Int32, _ number: Int64) -> Int32 {
  LibSQLiteTexts.bind(.integer(Int(number)), to: statement, place)
}

@discardableResult
func sqlite3_bind_double(_ statement: OpaquePointer?, _ place: Int32, _ number: Double) -> Int32 {
  LibSQLiteTexts.bind(number.isNaN ? .null : .real(number), to: statement, place)
}

@discardableResult
func sqlite3_bind_null(_ statement: OpaquePointer?, _ place: Int32) -> Int32 {
  LibSQLiteTexts.bind(.null, to: statement, place)
}

@discardableResult
func sqlite3_bind_text(
  _ statement: OpaquePointer?, _ place: Int32, _ text: Any?, _ count: Int32, _ destructor: LibSQLiteDestructor?
) -> Int32 {
  guard let given = LibSQLiteTexts.text(text) else { return LibSQLiteTexts.bind(.null, to: statement, place) }
  // The bytes of a text of Swift's are gone once this returns, unless SQLite copies them.
  if destructor == nil, text is String {
    return LibSQLiteTexts.bind(.text(unreadText("sqlite3_bind_text")), to: statement, place)
  }
  return LibSQLiteTexts.bind(
    .text(count < 0 ? given : String(decoding: Array(given.utf8.prefix(Int(count))), as: UTF8.self)), to: statement,
    place)
}

// MARK: Columns

func sqlite3_column_count(_ statement: OpaquePointer?) -> Int32 {
  Int32(LibSQLiteTexts.names(statement).count)
}

func sqlite3_data_count(_ statement: OpaquePointer?) -> Int32 {
  Int32(LibSQLiteTexts.row(statement)?.count ?? 0)
}

func sqlite3_column_name(_ statement: OpaquePointer?, _ place: Int32) -> String! {
  let names = LibSQLiteTexts.names(statement)
  return Int(place) < names.count ? names[Int(place)] : nil
}

func sqlite3_column_type(_ statement: OpaquePointer?, _ place: Int32) -> Int32 {
  switch LibSQLiteTexts.value(statement, place) {
  case .null: return SQLITE_NULL
  case .integer: return SQLITE_INTEGER
  case .real: return SQLITE_FLOAT
  case .text: return SQLITE_TEXT
  case .blob: return SQLITE_BLOB
  }
}

func sqlite3_column_int(_ statement: OpaquePointer?, _ place: Int32) -> Int32 {
  Int32(truncatingIfNeeded: LibSQLiteTexts.value(statement, place).asInteger)
}

func sqlite3_column_int64(_ statement: OpaquePointer?, _ place: Int32) -> Int64 {
  Int64(LibSQLiteTexts.value(statement, place).asInteger)
}

func sqlite3_column_double(_ statement: OpaquePointer?, _ place: Int32) -> Double {
  LibSQLiteTexts.value(statement, place).asNumber.number ?? 0
}

func sqlite3_column_text(_ statement: OpaquePointer?, _ place: Int32) -> String! {
  LibSQLiteTexts.value(statement, place).asText
}

func sqlite3_column_bytes(_ statement: OpaquePointer?, _ place: Int32) -> Int32 {
  if case .blob(let data) = LibSQLiteTexts.value(statement, place) { return Int32(data.count) }
  return Int32((LibSQLiteTexts.value(statement, place).asText ?? "").utf8.count)
}
"""##
    ),
    (
      "SQLite3/Parsing.swift",
      ##"""
import Foundation

struct LibSQLiteColumn {
  var name: String
  var affinity: LibSQLiteAffinity
  var isRowid = false
  /// Whether no row gets a number that one has had.
  var isNeverReused = false
  var isNotNull = false
  var isUnique = false
  var ignoresCase = false
  var initial: LibSQLiteValue = .null
}

enum LibSQLiteCommand {
  case create(String, [LibSQLiteColumn], unique: [[String]], ifMissing: Bool)
  case drop(String, ifThere: Bool)
  case add(String, LibSQLiteColumn)
  case index
  case insert(String, [String]?, [[LibSQLiteExpression]], conflict: String)
  case select(LibSQLiteQuery)
  case update(String, [(String, LibSQLiteExpression)], LibSQLiteExpression?)
  case delete(String, LibSQLiteExpression?)
  case begin, commit, rollback
  case version(Int?)
  case nothing
}

struct LibSQLiteQuery {
  /// The names and expressions of the columns; `*` for all of the table's.
  var columns: [(name: String, what: LibSQLiteExpression?)] = []
  var isDistinct = false
  var table: String?
  var condition: LibSQLiteExpression?
  var order: [(what: LibSQLiteExpression, isDescending: Bool)] = []
  var limit: LibSQLiteExpression?
  var offset: LibSQLiteExpression?
}

/// Reads one statement ("SQL As Understood By SQLite").
final class LibSQLiteParser {
  enum Token {
    case word(String)
    case quoted(String)
    case text(String)
    case number(String)
    case parameter(String)
    case sign(String)
  }

  var tokens: [Token] = []
  var place = 0
  var isUnread = false
  /// The names of the parameters; one without a name is empty.
  var parameters: [String] = []

  init(_ text: String) {
    tokenize(Array(text))
  }

  // MARK: Tokens

  private func tokenize(_ all: [Character]) {
    var at = 0
    while at < all.count {
      let character = all[at]
      if character.isWhitespace {
        at += 1
      } else if character == "-", at + 1 < all.count, all[at + 1] == "-" {
        while at < all.count, all[at] != "\n" { at += 1 }
      } else if character == "'" || character == "\"" || character == "`" || character == "[" {
        let close: Character = character == "[" ? "]" : character
        var text = ""
        at += 1
        while at < all.count {
          if all[at] == close {
            if close != "]", at + 1 < all.count, all[at + 1] == close {
              at += 1
            } else {
              break
            }
          }
          text.append(all[at])
          at += 1
        }
        at += 1
        tokens.append(character == "'" ? .text(text) : .quoted(text))
      } else if character.isLetter || character == "_" {
        var word = ""
        while at < all.count, all[at].isLetter || all[at].isNumber || all[at] == "_" {
          word.append(all[at])
          at += 1
        }
        tokens.append(.word(word))
      } else if character.isNumber || character == "." && at + 1 < all.count && all[at + 1].isNumber {
        var number = ""
        while at < all.count, all[at].isNumber || all[at] == "." || all[at] == "e" || all[at] == "E" {
          number.append(all[at])
          at += 1
        }
        tokens.append(.number(number))
      } else if "?:@$".contains(character) {
        var name = String(character)
        at += 1
        while at < all.count, all[at].isLetter || all[at].isNumber || all[at] == "_" {
          name.append(all[at])
          at += 1
        }
        tokens.append(.parameter(name))
      } else {
        let two = at + 1 < all.count ? String(all[at]) + String(all[at + 1]) : ""
        let sign = ["==", "!=", "<>", "<=", ">=", "||"].contains(two) ? two : String(character)
        tokens.append(.sign(sign))
        at += sign.count
      }
    }
  }

  var current: Token? { place < tokens.count ? tokens[place] : nil }

  func isWord(_ word: String) -> Bool {
    if case .word(let text)? = current { return text.uppercased() == word }
    return false
  }

  func isSign(_ sign: String) -> Bool {
    if case .sign(let text)? = current { return text == sign }
    return false
  }

  func accept(_ words: String...) -> Bool {
    let start = place
    for word in words {
      guard isWord(word) else {
        place = start
        return false
      }
      place += 1
    }
    return true
  }

  func acceptSign(_ sign: String) -> Bool {
    guard isSign(sign) else { return false }
    place += 1
    return true
  }

  func expect(_ word: String) { if !accept(word) { isUnread = true } }
  func expectSign(_ sign: String) { if !acceptSign(sign) { isUnread = true } }

  func name() -> String {
    switch current {
    case .word(let text)?, .quoted(let text)?:
      place += 1
      return text
    default:
      isUnread = true
      return ""
    }
  }

  private var isAtEnd: Bool { place >= tokens.count || isUnread }

  // MARK: Statements

  /// The next statement; nil at the end.
  func statement() -> LibSQLiteCommand? {
    while acceptSign(";") {}
    if isAtEnd { return nil }
    let command = read()
    if !isAtEnd, !acceptSign(";") { isUnread = true }
    return command
  }

  private func read() -> LibSQLiteCommand {
    if accept("CREATE", "TABLE") { return create() }
    if accept("CREATE", "INDEX") { return skipped(.index) }
    if accept("DROP", "TABLE") {
      let ifThere = accept("IF", "EXISTS")
      return .drop(name(), ifThere: ifThere)
    }
    if accept("ALTER", "TABLE") {
      let table = name()
      expect("ADD")
      _ = accept("COLUMN")
      return .add(table, column())
    }
    if accept("INSERT") {
      var conflict = "ABORT"
      if accept("OR") { conflict = name().uppercased() }
      return insert(conflict)
    }
    if accept("REPLACE") { return insert("REPLACE") }
    if accept("SELECT") { return .select(query()) }
    if accept("UPDATE") { return update() }
    if accept("DELETE", "FROM") {
      let table = name()
      return .delete(table, condition())
    }
    if accept("BEGIN") { return skipped(.begin) }
    if accept("COMMIT") || accept("END") { return skipped(.commit) }
    if accept("ROLLBACK") {
      if accept("TO") { isUnread = true }
      return skipped(.rollback)
    }
    if accept("VACUUM") { return skipped(.nothing) }
    if accept("PRAGMA", "USER_VERSION") {
      guard acceptSign("=") else { return .version(nil) }
      if case .number(let text)? = current {
        place += 1
        return .version(Int(text))
      }
    }
    isUnread = true
    return .nothing
  }

  /// A statement whose further words change nothing here.
  private func skipped(_ command: LibSQLiteCommand) -> LibSQLiteCommand {
    while !isAtEnd, !isSign(";") { place += 1 }
    return command
  }

  private func create() -> LibSQLiteCommand {
    let ifMissing = accept("IF", "NOT", "EXISTS")
    let table = name()
    var columns: [LibSQLiteColumn] = []
    var unique: [[String]] = []
    expectSign("(")
    repeat {
      if accept("CONSTRAINT") { _ = name() }
      if accept("PRIMARY", "KEY") {
        let names = self.names()
        let only = columns.firstIndex { names.count == 1 && LibSQLiteParser.same($0.name, names[0]) }
        if let only, case .integer = columns[only].affinity { isUnread = true }
        unique.append(names)
      } else if accept("UNIQUE") {
        unique.append(names())
      } else if accept("FOREIGN", "KEY") {
        _ = names()
        references()
      } else {
        columns.append(column())
      }
    } while acceptSign(",") && !isUnread
    expectSign(")")
    return .create(table, columns, unique: unique, ifMissing: ifMissing)
  }

  func names() -> [String] {
    var names: [String] = []
    expectSign("(")
    repeat { names.append(name()) } while acceptSign(",") && !isUnread
    expectSign(")")
    return names
  }

  /// Keys of other tables are not looked at unless a program asks for it ("SQLite Foreign Key Support", 2).
  private func references() {
    expect("REFERENCES")
    _ = name()
    if isSign("(") { _ = names() }
    while accept("ON") {
      _ = name()
      if accept("SET") || accept("NO") {}
      _ = name()
    }
  }

  private func column() -> LibSQLiteColumn {
    let name = self.name()
    var type = ""
    while case .word(let word)? = current, !LibSQLiteParser.constraints.contains(word.uppercased()) {
      type += word
      place += 1
      if acceptSign("(") { while !isAtEnd, !acceptSign(")") { place += 1 } }
    }
    var column = LibSQLiteColumn(name: name, affinity: LibSQLiteAffinity(type))
    while !isAtEnd, !isSign(","), !isSign(")"), !isSign(";") {
      if accept("PRIMARY", "KEY") {
        if accept("DESC") { isUnread = true }
        _ = accept("ASC")
        column.isNeverReused = accept("AUTOINCREMENT")
        column.isRowid = type.uppercased() == "INTEGER"
        column.isUnique = !column.isRowid
      } else if accept("NOT", "NULL") {
        column.isNotNull = true
      } else if accept("UNIQUE") {
        column.isUnique = true
      } else if accept("COLLATE") {
        let collation = self.name().uppercased()
        column.ignoresCase = collation == "NOCASE"
        if collation == "RTRIM" { isUnread = true }
      } else if accept("DEFAULT") {
        if accept("CURRENT_TIMESTAMP") {
          column.initial = .text(unreadText("CURRENT_TIMESTAMP"))
        } else if case .value(let value) = primary() {
          column.initial = value
        } else {
          isUnread = true
        }
      } else if isWord("REFERENCES") {
        references()
      } else if !accept("NULL") {
        isUnread = true
      }
    }
    return column
  }

  private static let constraints = [
    "PRIMARY", "NOT", "NULL", "UNIQUE", "COLLATE", "DEFAULT", "REFERENCES", "CHECK", "CONSTRAINT", "GENERATED", "AS",
  ]

  private func insert(_ conflict: String) -> LibSQLiteCommand {
    expect("INTO")
    let table = name()
    let columns = isSign("(") ? names() : nil
    var rows: [[LibSQLiteExpression]] = []
    expect("VALUES")
    repeat {
      expectSign("(")
      rows.append(list())
      expectSign(")")
    } while acceptSign(",") && !isUnread
    return .insert(table, columns, rows, conflict: conflict)
  }

  private func update() -> LibSQLiteCommand {
    let table = name()
    if LibSQLiteParser.same(table, "OR") { isUnread = true }
    var changes: [(String, LibSQLiteExpression)] = []
    expect("SET")
    repeat {
      let column = name()
      expectSign("=")
      changes.append((column, expression()))
    } while acceptSign(",") && !isUnread
    return .update(table, changes, condition())
  }

  private func condition() -> LibSQLiteExpression? { accept("WHERE") ? expression() : nil }

  private func query() -> LibSQLiteQuery {
    var query = LibSQLiteQuery()
    query.isDistinct = accept("DISTINCT")
    repeat {
      if acceptSign("*") {
        query.columns.append((name: "*", what: nil))
        continue
      }
      let start = place
      let what = expression()
      var name = ""
      switch what {
      case .column(let column), .quoted(let column): name = column
      default: name = "column \(start)"
      }
      if accept("AS") { name = self.name() }
      query.columns.append((name: name, what: what))
    } while acceptSign(",") && !isUnread
    if accept("FROM") {
      query.table = name()
      query.condition = condition()
    }
    if accept("ORDER", "BY") {
      repeat {
        let what = expression()
        if case .value = what { isUnread = true }
        let isDescending = accept("DESC")
        if !isDescending { _ = accept("ASC") }
        query.order.append((what: what, isDescending: isDescending))
      } while acceptSign(",") && !isUnread
    }
    if accept("LIMIT") {
      query.limit = expression()
      if accept("OFFSET") {
        query.offset = expression()
      } else if acceptSign(",") {
        query.offset = query.limit
        query.limit = expression()
      }
    }
    return query
  }

  /// Whether two names are the same: letters' case does not count.
  static func same(_ one: String, _ other: String) -> Bool { one.lowercased() == other.lowercased() }
}
"""##
    ),
    (
      "SQLite3/ParsingExpressions.swift",
      ##"""
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
"""##
    ),
    (
      "SQLite3/Texts.swift",
      ##"""
import Foundation

/// What the functions share.
enum LibSQLiteTexts {
  /// A text of Swift's, or one of C's.
  static func text(_ value: Any?) -> String? {
    if let text = value as? String { return text }
    guard let bytes = value as? [Int8] else { return nil }
    return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The statements of a text, each without the semicolon.
  static func statements(_ text: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var mark: Character?
    for character in text {
      if let open = mark {
        if character == open { mark = nil }
      } else if character == "'" || character == "\"" {
        mark = character
      } else if character == ";" {
        parts.append(part)
        part = ""
        continue
      }
      part.append(character)
    }
    parts.append(part)
    return parts.filter { !$0.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }
  }

  private static func begins(_ text: String, _ word: String) -> Bool {
    text.trimmingCharacters(in: .whitespacesAndNewlines).uppercased().hasPrefix(word)
  }

  static func isQuery(_ text: String) -> Bool { begins(text, "SELECT") || begins(text, "PRAGMA") }

  /// Settings of how a database is kept, which no query sees.
  static func changesNothing(_ text: String) -> Bool {
    ["JOURNAL_MODE", "SYNCHRONOUS", "CACHE_SIZE", "TEMP_STORE", "BUSY_TIMEOUT"].contains {
      begins(text, "PRAGMA \($0)")
    }
  }

  // MARK: Running

  /// The failure that a statement has as it is prepared: tables and columns that there are none of.
  static func check(_ statement: OpaquePointer) -> Int32? {
    guard let connection = statement.connection, let command = statement.command else { return nil }
    var table: String?
    var expressions: [LibSQLiteExpression] = []
    var columns: [String] = []
    switch command {
    case .insert(let name, let names, _, _):
      table = name
      columns = names ?? []
    case .select(let query):
      table = query.table
      expressions = query.columns.compactMap { $0.what } + [query.condition].compactMap { $0 }
      let aliases = query.columns.map { $0.name }
      for order in query.order {
        if case .column(let name) = order.what, aliases.contains(where: { LibSQLiteParser.same($0, name) }) { continue }
        expressions.append(order.what)
      }
    case .update(let name, let changes, let condition):
      table = name
      columns = changes.map { $0.0 }
      expressions = changes.map { $0.1 } + [condition].compactMap { $0 }
    case .delete(let name, let condition):
      table = name
      expressions = [condition].compactMap { $0 }
    default: return nil
    }
    guard let table else { return nil }
    guard let known = statement.database.table(table) else {
      return fail(connection, LibSQLiteFailure.missing(table: table))
    }
    for name in columns where known.place(of: name) == nil {
      if case .insert = command {
        return fail(connection, LibSQLiteFailure(code: 1, message: "table \(known.name) has no column named \(name)"))
      }
      return fail(connection, LibSQLiteFailure(code: 1, message: "no such column: \(name)"))
    }
    for name in expressions.flatMap(names(in:)) where known.place(of: name) == nil {
      if ["rowid", "oid", "_rowid_"].contains(name.lowercased()) { continue }
      return fail(connection, LibSQLiteFailure(code: 1, message: "no such column: \(name)"))
    }
    return nil
  }

  private static func names(in expression: LibSQLiteExpression) -> [String] {
    switch expression {
    case .column(let name): return [name]
    case .value, .parameter, .quoted: return []
    case .binary(_, let left, let right): return names(in: left) + names(in: right)
    case .not(let inner), .negative(let inner), .isNull(let inner, _), .ignoringCase(let inner): return names(in: inner)
    case .isIn(let inner, let items, _): return names(in: inner) + items.flatMap(names(in:))
    case .between(let inner, let lower, let upper): return names(in: inner) + names(in: lower) + names(in: upper)
    case .aggregate(_, let inner): return inner.map(names(in:)) ?? []
    }
  }

  /// Runs a statement as a whole: its rows are told one by one.
  static func run(_ statement: OpaquePointer) -> Int32 {
    guard let connection = statement.connection, let command = statement.command else { return SQLITE_MISUSE }
    var run = LibSQLiteRun(statement.database, statement.bound)
    do {
      statement.rows = try run.rows(of: command)
    } catch let failure as LibSQLiteFailure {
      return fail(connection, failure)
    } catch {
      if !isQuery(statement.text) { statement.database.isOpen = true }
      return unreadResult("sqlite3_step")
    }
    connection.failure = nil
    if let number = run.lastNumber { connection.lastNumber = number }
    if !isQuery(statement.text) {
      connection.changes = run.changes
      LibSQLiteFiles.shared.note(statement.text, statement.bound, at: statement.path)
    }
    return SQLITE_OK
  }

  private static func fail(_ connection: OpaquePointer, _ failure: LibSQLiteFailure) -> Int32 {
    connection.failure = failure
    return failure.code
  }

  // MARK: Values

  static func bind(_ value: LibSQLiteValue, to statement: OpaquePointer?, _ place: Int32) -> Int32 {
    guard let statement else { return SQLITE_MISUSE }
    if statement.command == nil { return SQLITE_OK }
    guard place >= 1, Int(place) <= statement.parameters.count else {
      statement.connection?.failure = LibSQLiteFailure(code: SQLITE_RANGE, message: "column index out of range")
      return SQLITE_RANGE
    }
    statement.bound[Int(place)] = value
    return SQLITE_OK
  }

  /// The row at which a statement stands; nil where it stands at none.
  static func row(_ statement: OpaquePointer?) -> [LibSQLiteValue]? {
    guard let statement, let rows = statement.rows, statement.place >= 0, statement.place < rows.count else {
      return nil
    }
    return rows[statement.place]
  }

  /// A value of the row; nothing for a column that it lacks.
  static func value(_ statement: OpaquePointer?, _ place: Int32) -> LibSQLiteValue {
    if let statement, statement.command == nil || statement.database.isOpen { return unreadValue("sqlite3_column") }
    guard let row = row(statement), place >= 0, Int(place) < row.count else { return .null }
    return row[Int(place)]
  }

  static func names(_ statement: OpaquePointer?) -> [String] {
    guard let statement, case .select(let query)? = statement.command else { return [] }
    return LibSQLiteRun.names(query, in: statement.database)
  }
}
"""##
    ),
    (
      "SQLite3/Values.swift",
      ##"""
import Foundation

/// A value of SQLite's five storage classes ("Datatypes In SQLite").
enum LibSQLiteValue {
  case null
  case integer(Int)
  case real(Double)
  case text(String)
  case blob(Data)

  /// Where it stands among values of other classes: nothing, numbers, texts, bytes.
  private var rank: Int {
    switch self {
    case .null: return 0
    case .integer, .real: return 1
    case .text: return 2
    case .blob: return 3
    }
  }

  var isNull: Bool { rank == 0 }

  var number: Double? {
    switch self {
    case .integer(let whole): return Double(whole)
    case .real(let number): return number
    default: return nil
    }
  }

  /// -1, 0 or 1: by class first, numbers by size, texts by their bytes.
  func compared(to other: LibSQLiteValue, ignoringCase: Bool) -> Int {
    if rank != other.rank { return rank < other.rank ? -1 : 1 }
    switch (self, other) {
    case (.integer(let left), .integer(let right)): return left == right ? 0 : left < right ? -1 : 1
    case (.text(let left), .text(let right)):
      let (one, two) = ignoringCase ? (LibSQLiteValue.small(left), LibSQLiteValue.small(right)) : (left, right)
      if one == two { return 0 }
      return Array(one.utf8).lexicographicallyPrecedes(Array(two.utf8)) ? -1 : 1
    case (.blob(let left), .blob(let right)):
      if left == right { return 0 }
      return Array(left).lexicographicallyPrecedes(Array(right)) ? -1 : 1
    default:
      let (left, right) = (number ?? 0, other.number ?? 0)
      return left == right ? 0 : left < right ? -1 : 1
    }
  }

  /// The same with the letters of ASCII made small, which are all that SQLite folds.
  static func small(_ text: String) -> String {
    String(text.map { $0.isASCII ? Character($0.lowercased()) : $0 })
  }

  /// Whether it counts as true in a condition; nil where it is nothing.
  var truth: Bool? {
    switch self {
    case .null: return nil
    case .integer(let whole): return whole != 0
    case .real(let number): return number != 0
    case .text, .blob: return (asNumber.number ?? 0) != 0
    }
  }

  /// What `CAST(… AS NUMERIC)` and the functions of columns make of it.
  var asNumber: LibSQLiteValue {
    switch self {
    case .null: return .integer(0)
    case .integer, .real: return self
    case .text(let text): return LibSQLiteValue.leadingNumber(text)
    case .blob(let data): return LibSQLiteValue.leadingNumber(String(data: data, encoding: .utf8) ?? "")
    }
  }

  var asInteger: Int {
    switch asNumber {
    case .integer(let whole): return whole
    case .real(let number):
      if number >= 9.2233720368547758e18 { return Int.max }
      return number <= -9.2233720368547758e18 ? Int.min : Int(number)
    default: return 0
    }
  }

  /// The text; nil where it is nothing.
  var asText: String? {
    switch self {
    case .null: return nil
    case .integer(let whole): return String(whole)
    case .real(let number): return LibSQLiteValue.written(number)
    case .text(let text): return text
    case .blob(let data): return String(data: data, encoding: .utf8)
    }
  }

  /// A number as SQLite writes it: with fifteen digits, and a point.
  private static func written(_ number: Double) -> String {
    let text = String(format: "%.15g", number)
    if text.contains(".") || text.contains("n") { return text }
    guard let exponent = text.firstIndex(of: "e") else { return text + ".0" }
    return text[..<exponent] + ".0" + text[exponent...]
  }

  /// The number that a text begins with, 0 where it begins with none.
  private static func leadingNumber(_ text: String) -> LibSQLiteValue {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    var length = 0
    var best: LibSQLiteValue = .integer(0)
    for character in trimmed {
      length += 1
      guard "0123456789+-.eE".contains(character), length < 400 else { break }
      let start = String(trimmed.prefix(length))
      if let whole = Int(start) {
        best = .integer(whole)
      } else if let number = Double(start), !start.hasSuffix("e"), !start.hasSuffix("E") {
        best = .real(number)
      }
    }
    return best
  }

  /// The number that a text is as a whole; nil where it is none.
  fileprivate static func wholeNumber(_ text: String) -> LibSQLiteValue? {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.isEmpty || !trimmed.allSatisfy({ "0123456789+-.eE".contains($0) }) { return nil }
    if let whole = Int(trimmed) { return .integer(whole) }
    return Double(trimmed).map { .real($0) }
  }
}

/// What a column makes of the values that are put into it ("Datatypes In SQLite", 3.1).
enum LibSQLiteAffinity {
  case integer, text, none, real, numeric

  init(_ type: String) {
    let type = type.uppercased()
    if type.contains("INT") {
      self = .integer
    } else if type.contains("CHAR") || type.contains("CLOB") || type.contains("TEXT") {
      self = .text
    } else if type.isEmpty || type.contains("BLOB") {
      self = .none
    } else if type.contains("REAL") || type.contains("FLOA") || type.contains("DOUB") {
      self = .real
    } else {
      self = .numeric
    }
  }

  var isNumeric: Bool {
    switch self {
    case .integer, .real, .numeric: return true
    case .text, .none: return false
    }
  }

  func applied(to value: LibSQLiteValue) -> LibSQLiteValue {
    switch self {
    case .none: return value
    case .text:
      switch value {
      case .integer, .real: return .text(value.asText ?? "")
      default: return value
      }
    case .integer, .numeric, .real:
      var number = value
      if case .text(let text) = value { number = LibSQLiteValue.wholeNumber(text) ?? value }
      if case .real(let real) = number, !isReal, real == real.rounded(), abs(real) < 9e15 {
        return .integer(Int(real))
      }
      if case .integer(let whole) = number, isReal { return .real(Double(whole)) }
      return number
    }
  }

  private var isReal: Bool { if case .real = self { return true } else { return false } }
}
"""##
    ),
  ]
}
