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
