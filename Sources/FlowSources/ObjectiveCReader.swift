import FlowModel

/// Finds the classes that Objective-C files declare.
enum ObjectiveCReader {
  /// The classes of `@interface` and `@implementation` lines; categories are none.
  static func classes(in bytes: [UInt8], path: String) -> [ObjectiveCClass] {
    var found: [ObjectiveCClass] = []
    let source = SourceText(path: path, bytes: bytes)
    for keyword in ["@interface", "@implementation"] {
      for start in places(of: Array(keyword.utf8), in: bytes) {
        var index = start + keyword.utf8.count
        let name = word(in: bytes, &index)
        skipSpaces(in: bytes, &index)
        if index < bytes.count, bytes[index] == UInt8(ascii: "<") {
          while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
          index += 1
          skipSpaces(in: bytes, &index)
        }
        guard !name.isEmpty, index >= bytes.count || bytes[index] != UInt8(ascii: "(") else { continue }
        var superclass: String?
        if index < bytes.count, bytes[index] == UInt8(ascii: ":") {
          index += 1
          superclass = word(in: bytes, &index)
        }
        found.append(ObjectiveCClass(name: name, superclass: superclass, location: source.location(at: start)))
      }
    }
    return found
  }

  /// The keyword at the starts of lines.
  private static func places(of keyword: [UInt8], in bytes: [UInt8]) -> [Int] {
    var places: [Int] = []
    var index = 0
    while let next = bytes[index...].firstIndex(of: UInt8(ascii: "@")) {
      index = next + 1
      guard bytes[next...].starts(with: keyword) else { continue }
      let before = bytes[..<next].last { $0 != 0x20 && $0 != 0x09 }
      if before == nil || before == UInt8(ascii: "\n") || before == UInt8(ascii: "\r") { places.append(next) }
    }
    return places
  }

  private static func word(in bytes: [UInt8], _ index: inout Int) -> String {
    skipSpaces(in: bytes, &index)
    let start = index
    while index < bytes.count, isWord(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func skipSpaces(in bytes: [UInt8], _ index: inout Int) {
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
