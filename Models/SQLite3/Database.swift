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
