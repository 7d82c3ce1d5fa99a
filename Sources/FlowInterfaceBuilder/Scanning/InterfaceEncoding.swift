/// How a file encodes its text.
public enum InterfaceEncoding: String, Sendable, Hashable, CaseIterable {
  /// UTF-8 without a byte order mark: what Interface Builder writes.
  case utf8 = "UTF-8"
  /// UTF-8 after a byte order mark.
  case utf8WithMark = "UTF-8 with BOM"
  /// UTF-16, most significant byte first, after a byte order mark.
  case utf16BigEndian = "UTF-16BE"
  /// UTF-16, least significant byte first, after a byte order mark.
  case utf16LittleEndian = "UTF-16LE"

  /// The encoding that the first bytes of a file show.
  package static func detect(_ bytes: [UInt8]) -> InterfaceEncoding {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8WithMark }
    if bytes.starts(with: [0xFE, 0xFF]) { return .utf16BigEndian }
    if bytes.starts(with: [0xFF, 0xFE]) { return .utf16LittleEndian }
    return .utf8
  }

  /// The bytes of a file in this encoding whose text is given as UTF-8 (mark included for `utf8WithMark`).
  package func encode(_ text: [UInt8]) -> [UInt8] {
    switch self {
    case .utf8, .utf8WithMark: return text
    case .utf16BigEndian, .utf16LittleEndian:
      let isBig = self == .utf16BigEndian
      var result: [UInt8] = isBig ? [0xFE, 0xFF] : [0xFF, 0xFE]
      result.reserveCapacity(text.count * 2 + 2)
      for unit in String(decoding: text, as: UTF8.self).utf16 {
        let high = UInt8(unit >> 8)
        let low = UInt8(truncatingIfNeeded: unit)
        result.append(isBig ? high : low)
        result.append(isBig ? low : high)
      }
      return result
    }
  }

  /// UTF-16 bytes after the mark as UTF-8, up to the first fault; `fault` is what is wrong there.
  package func decodeUTF16(_ bytes: [UInt8]) -> (text: [UInt8], fault: String?) {
    let isBig = self == .utf16BigEndian
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 2 + bytes.count / 8)
    func unit(_ position: Int) -> UInt32 {
      let first = UInt32(bytes[position])
      let second = UInt32(bytes[position + 1])
      return isBig ? first << 8 | second : second << 8 | first
    }
    var position = 2
    while position + 1 < bytes.count {
      var value = unit(position)
      position += 2
      if (0xD800...0xDFFF).contains(value) {
        guard value < 0xDC00, position + 1 < bytes.count, case let low = unit(position), (0xDC00...0xDFFF).contains(low)
        else { return (text, "half of a UTF-16 surrogate pair stands alone at offset \(position - 2) of the file") }
        value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
        position += 2
      }
      if let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) { text.append(contentsOf: encoded) }
    }
    return (text, position == bytes.count ? nil : "the file ends in the middle of a UTF-16 character")
  }
}
