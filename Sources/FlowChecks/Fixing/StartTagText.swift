/// Where the values of a start tag's attributes stand in a document.
struct StartTagText {
  /// The places of the values, without their quotes, by the attributes' names.
  private(set) var values: [String: Range<Int>] = [:]

  /// - Returns: nil where no whole start tag begins at the place.
  init?(_ bytes: [UInt8], at start: Int) {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "<") else { return nil }
    var position = start + 1
    _ = Self.name(in: bytes, from: &position)
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: ">"): return
      case UInt8(ascii: "/"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        position += 1
      default:
        let name = Self.name(in: bytes, from: &position)
        guard !name.isEmpty, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "="),
          case let quote = bytes[position + 1], quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
          let end = bytes[(position + 2)...].firstIndex(of: quote)
        else { return nil }
        values[name] = position + 2..<end
        position = end + 1
      }
    }
    return nil
  }

  private static func name(in bytes: [UInt8], from position: inout Int) -> String {
    let start = position
    while position < bytes.count, !" \t\r\n=/><\"'".utf8.contains(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}
