/// A value of a JSON text, with the places of a table's keys; truth values and null are not told apart.
indirect enum JSONValue: Sendable {
  /// A value of a table, and where its key begins.
  struct Member: Sendable {
    var offset: Int
    var value: JSONValue
  }

  case text(String)
  case list([JSONValue])
  case table([String: Member])
  case number(Double)
  case other

  /// The text, when it is one.
  var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The entries; none when it is no table.
  var table: [String: Member] { if case .table(let table) = self { table } else { [:] } }

  /// The number, when it is one.
  var number: Double? { if case .number(let number) = self { number } else { nil } }

  subscript(key: String) -> JSONValue? { if case .table(let table) = self { table[key]?.value } else { nil } }
}

/// Reads JSON (RFC 8259), and says of a fault where it is, which Foundation's reader does not on every platform.
struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that the text is.
  mutating func read() throws(TextFault) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    let value = try value()
    skip()
    guard index == bytes.count else { throw fault("there is something after the end of the JSON") }
    return value
  }

  private mutating func value() throws(TextFault) -> JSONValue {
    skip()
    depth += 1
    defer { depth -= 1 }
    guard depth < 64 else { throw fault("it nests too deeply") }
    switch peek {
    case UInt8(ascii: "{"): return try table()
    case UInt8(ascii: "["): return try list()
    case UInt8(ascii: "\""): return .text(try text())
    default: return try word()
    }
  }

  private mutating func table() throws(TextFault) -> JSONValue {
    index += 1
    var table: [String: JSONValue.Member] = [:]
    skip()
    if take(UInt8(ascii: "}")) { return .table(table) }
    while true {
      skip()
      guard peek == UInt8(ascii: "\"") else { throw fault("a key in quotes is missing") }
      let offset = index
      let key = try text()
      skip()
      guard take(UInt8(ascii: ":")) else { throw fault("':' is missing after \"\(key)\"") }
      table[key] = JSONValue.Member(offset: offset, value: try value())
      skip()
      if take(UInt8(ascii: "}")) { return .table(table) }
      guard take(UInt8(ascii: ",")) else { throw fault("',' or '}' is missing after the value of \"\(key)\"") }
    }
  }

  private mutating func list() throws(TextFault) -> JSONValue {
    index += 1
    var list: [JSONValue] = []
    skip()
    if take(UInt8(ascii: "]")) { return .list(list) }
    while true {
      list.append(try value())
      skip()
      if take(UInt8(ascii: "]")) { return .list(list) }
      guard take(UInt8(ascii: ",")) else { throw fault("',' or ']' is missing") }
    }
  }

  private mutating func text() throws(TextFault) -> String {
    let start = index
    index += 1
    var units: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: "\n") {
      index += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: units, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), let next = peek else {
        units.append(byte)
        continue
      }
      index += 1
      switch next {
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "u"): units += try unicode()
      default: units.append(next)
      }
    }
    index = start
    throw fault("this text has no end")
  }

  private mutating func unicode() throws(TextFault) -> [UInt8] {
    var units = [try unit()]
    if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
      index += 2
      units.append(try unit())
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func unit() throws(TextFault) -> UInt16 {
    let digits = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
    guard digits.utf8.count == 4, let unit = UInt16(digits, radix: 16) else {
      throw fault("four hexadecimal digits are missing after '\\u'")
    }
    index += 4
    return unit
  }

  private mutating func word() throws(TextFault) -> JSONValue {
    let start = index
    while let byte = peek, byte > 0x20, !",:]}[{\"".utf8.contains(byte) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    if ["true", "false", "null"].contains(word) { return .other }
    if let number = Double(word) { return .number(number) }
    index = start
    guard let byte = peek else { throw fault("the file ends too early") }
    throw fault("'\(word.isEmpty ? String(decoding: [byte], as: UTF8.self) : word)' is not expected here")
  }

  private mutating func skip() {
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private func fault(_ message: String) -> TextFault { TextFault(offset: min(index, bytes.count), message: message) }
}
