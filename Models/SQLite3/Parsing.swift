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
