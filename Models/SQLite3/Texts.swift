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
