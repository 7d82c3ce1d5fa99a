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

/// Where and why a property list cannot be read.
struct OldPropertyListFault: Error {
  var offset: Int
  var message: String
}

/// Reads old-style property lists: `{ key = value; }`, `( a, b )`, words and quoted texts, comments.
struct OldPropertyListReader {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that the text is.
  mutating func read() throws(OldPropertyListFault) -> OldPropertyList {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    let value = try value()
    skip()
    guard index == bytes.count else { throw fault("there is something after the end of the list") }
    return value
  }

  private mutating func value() throws(OldPropertyListFault) -> OldPropertyList {
    skip()
    depth += 1
    defer { depth -= 1 }
    guard depth < 64 else { throw fault("it nests too deeply") }
    switch peek {
    case UInt8(ascii: "{"): return try table()
    case UInt8(ascii: "("): return try list()
    default: return .text(try text())
    }
  }

  private mutating func table() throws(OldPropertyListFault) -> OldPropertyList {
    index += 1
    var table: [String: OldPropertyList] = [:]
    while true {
      skip()
      if take(UInt8(ascii: "}")) { return .table(table) }
      let key = try text()
      skip()
      guard take(UInt8(ascii: "=")) else { throw fault("'=' is missing after '\(key)'") }
      table[key] = try value()
      skip()
      guard take(UInt8(ascii: ";")) || peek == UInt8(ascii: "}") else {
        throw fault("';' is missing after the value of '\(key)'")
      }
    }
  }

  private mutating func list() throws(OldPropertyListFault) -> OldPropertyList {
    index += 1
    var list: [OldPropertyList] = []
    while true {
      skip()
      if take(UInt8(ascii: ")")) { return .list(list) }
      list.append(try value())
      skip()
      guard take(UInt8(ascii: ",")) || peek == UInt8(ascii: ")") else { throw fault("',' or ')' is missing") }
    }
  }

  private mutating func text() throws(OldPropertyListFault) -> String {
    guard let first = peek else { throw fault("the file ends too early") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
    let start = index
    while let byte = peek, Self.isWord(byte) { index += 1 }
    guard index > start else {
      throw fault("'\(String(decoding: [first], as: UTF8.self))' is not expected here; it may be left from a merge")
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted(_ mark: UInt8) throws(OldPropertyListFault) -> String {
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
      switch next {
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
      default: text.append(next)
      }
    }
    index = start
    throw fault("this text has no end")
  }

  private mutating func skip() {
    while let byte = peek {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        index += 1
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        while let byte = peek, byte != UInt8(ascii: "\n") { index += 1 }
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
        index += 2
        while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") {
          index += 1
        }
        index = min(index + 2, bytes.count)
      } else {
        return
      }
    }
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private func fault(_ message: String) -> OldPropertyListFault {
    OldPropertyListFault(offset: min(index, bytes.count), message: message)
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
