/// A value of an old-style property list, the format of `project.pbxproj`.
enum OldPropertyList: Sendable, Hashable {
  case text(String)
  case list([OldPropertyList])
  case table([String: OldPropertyList])

  /// The text, when it is one.
  var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The elements; none when it is no list.
  var list: [OldPropertyList] { if case .list(let list) = self { list } else { [] } }
  /// The texts among the elements.
  var texts: [String] { list.compactMap(\.text) }
  /// The entries; none when it is no table.
  var table: [String: OldPropertyList] { if case .table(let table) = self { table } else { [:] } }

  subscript(key: String) -> OldPropertyList? { if case .table(let table) = self { table[key] } else { nil } }
}

/// Reads old-style property lists: `{ key = value; }`, `( a, b )`, words and quoted texts, comments.
///
/// Source: "Old-Style ASCII Property Lists" (Property List Programming Guide) and "String Resources" (Resource
/// Programming Guide).
struct OldPropertyListReader {
  let bytes: [UInt8]
  var index = 0
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that the text is.
  mutating func read() throws(TextFault) -> OldPropertyList {
    skipMark()
    let value = try value()
    try skip()
    guard index == bytes.count else { throw fault("there is something after the end of the list") }
    return value
  }

  /// The entries of a strings file: a table without its braces, in which `key;` stands for `key = key;`.
  mutating func readStrings() throws(TextFault) -> [String: String] {
    skipMark()
    var strings: [String: String] = [:]
    while true {
      try skip()
      guard index < bytes.count else { return strings }
      let key = try text()
      try skip()
      if take(UInt8(ascii: ";")) {
        strings[key] = key
        continue
      }
      guard take(UInt8(ascii: "=")) else { throw fault("'=' is missing after '\(key)'") }
      try skip()
      strings[key] = try text()
      try skip()
      guard take(UInt8(ascii: ";")) else { throw fault("';' is missing after the text of '\(key)'") }
    }
  }

  private mutating func skipMark() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  private mutating func value() throws(TextFault) -> OldPropertyList {
    try skip()
    depth += 1
    defer { depth -= 1 }
    guard depth < 64 else { throw fault("it nests too deeply") }
    switch peek {
    case UInt8(ascii: "{"): return try table()
    case UInt8(ascii: "("): return try list()
    default: return .text(try text())
    }
  }

  private mutating func table() throws(TextFault) -> OldPropertyList {
    index += 1
    var table: [String: OldPropertyList] = [:]
    while true {
      try skip()
      if take(UInt8(ascii: "}")) { return .table(table) }
      let key = try text()
      try skip()
      guard take(UInt8(ascii: "=")) else { throw fault("'=' is missing after '\(key)'") }
      table[key] = try value()
      try skip()
      guard take(UInt8(ascii: ";")) || peek == UInt8(ascii: "}") else {
        throw fault("';' is missing after the value of '\(key)'")
      }
    }
  }

  private mutating func list() throws(TextFault) -> OldPropertyList {
    index += 1
    var list: [OldPropertyList] = []
    while true {
      try skip()
      if take(UInt8(ascii: ")")) { return .list(list) }
      list.append(try value())
      try skip()
      guard take(UInt8(ascii: ",")) || peek == UInt8(ascii: ")") else { throw fault("',' or ')' is missing") }
    }
  }

  private mutating func text() throws(TextFault) -> String {
    guard let first = peek else { throw fault("the file ends too early") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
    let start = index
    while let byte = peek, Self.isWord(byte) { index += 1 }
    guard index > start else {
      throw fault("'\(String(decoding: [first], as: UTF8.self))' is not expected here; it may be left from a merge")
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted(_ mark: UInt8) throws(TextFault) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while let byte = peek {
      index += 1
      if byte == mark { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), let next = peek else {
        text.append(byte)
        continue
      }
      index += 1
      text += escaped(next)
    }
    index = start
    throw fault("this text has no end")
  }

  private mutating func skip() throws(TextFault) {
    while let byte = peek {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        index += 1
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        while let byte = peek, byte != UInt8(ascii: "\n") { index += 1 }
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
        let start = index
        index += 2
        while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") {
          index += 1
        }
        guard index + 1 < bytes.count else {
          index = start
          throw fault("this comment has no end")
        }
        index += 2
      } else {
        return
      }
    }
  }

  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private func fault(_ message: String) -> TextFault {
    TextFault(offset: min(index, bytes.count), message: message)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
      UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"), 0x80...:
      true
    default: false
    }
  }
}
