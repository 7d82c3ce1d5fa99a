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
