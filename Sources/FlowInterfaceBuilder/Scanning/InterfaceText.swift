/// A document's text as UTF-8 bytes, known to be valid, with its line starts.
struct InterfaceText: Sendable {
  let file: String
  let bytes: [UInt8]
  /// How the file encodes the text.
  let encoding: InterfaceEncoding
  /// The offset of each line's first byte; never empty.
  let lineStarts: [Int32]

  /// The length of the byte order mark that the bytes begin with, if any.
  var markLength: Int { encoding == .utf8WithMark ? 3 : 0 }

  /// The line and column of a byte.
  func location(at offset: Int) -> SourceLocation {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    let start = max(Int(lineStarts[low]), markLength)
    var column = 1
    for byte in bytes[min(start, bytes.count)..<max(start, min(offset, bytes.count))] where byte & 0xC0 != 0x80 {
      column += 1
    }
    return SourceLocation(file: file, line: low + 1, column: column)
  }

  /// A part of the text as it stands.
  func string(_ range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
  }

  /// An attribute's value as XML defines it: references replaced, each literal white space character a space.
  func decodedAttributeValue(_ range: Range<Int>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var position = range.lowerBound
    while position < range.upperBound {
      switch bytes[position] {
      case UInt8(ascii: "&"):
        position = appendReference(at: position, to: &result)
      case UInt8(ascii: "\r") where position + 1 < range.upperBound && bytes[position + 1] == UInt8(ascii: "\n"):
        position += 1
      case 0..<0x20:
        result.append(UInt8(ascii: " "))
        position += 1
      case let byte:
        result.append(byte)
        position += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Appends the character data between two tags: references replaced, CDATA sections unwrapped, comments and
  /// processing instructions left out, line ends as `\n`.
  func appendCharacterData(_ range: Range<Int>, to result: inout [UInt8]) {
    var position = range.lowerBound
    while position < range.upperBound {
      switch bytes[position] {
      case UInt8(ascii: "&"):
        position = appendReference(at: position, to: &result)
      case UInt8(ascii: "<") where starts(with: "<![CDATA[", at: position):
        let end = firstIndex(of: "]]>", from: position + 9)
        appendNormalized(position + 9..<end, to: &result)
        position = end + 3
      case UInt8(ascii: "<"):
        let close = starts(with: "<!--", at: position) ? "-->" : "?>"
        position = firstIndex(of: close, from: position + 2) + close.utf8.count
      default:
        var end = position + 1
        while end < range.upperBound, bytes[end] != UInt8(ascii: "&"), bytes[end] != UInt8(ascii: "<") { end += 1 }
        appendNormalized(position..<end, to: &result)
        position = end
      }
    }
  }

  private func appendNormalized(_ range: Range<Int>, to result: inout [UInt8]) {
    for position in range {
      if bytes[position] != UInt8(ascii: "\r") {
        result.append(bytes[position])
      } else if position + 1 >= bytes.count || bytes[position + 1] != UInt8(ascii: "\n") {
        result.append(UInt8(ascii: "\n"))
      }
    }
  }

  /// Appends what the reference at a position stands for and answers where it ends. The scanner has checked it.
  private func appendReference(at start: Int, to result: inout [UInt8]) -> Int {
    guard let semicolon = bytes[start...].firstIndex(of: UInt8(ascii: ";")) else { return bytes.count }
    if let scalar = XMLReference.scalar(bytes[start + 1..<semicolon]) {
      result.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
    }
    return semicolon + 1
  }

  private func starts(with prefix: StaticString, at position: Int) -> Bool {
    bytes.count - position >= prefix.utf8CodeUnitCount
      && (0..<prefix.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == prefix.utf8Start[$0] }
  }

  private func firstIndex(of pattern: String, from start: Int) -> Int {
    let pattern = Array(pattern.utf8)
    var position = start
    while position + pattern.count <= bytes.count {
      if bytes[position..<position + pattern.count].elementsEqual(pattern) { return position }
      position += 1
    }
    return bytes.count
  }
}
