/// A document's text as UTF-8 bytes, known to be valid, with its line starts.
struct InterfaceText: Sendable {
  let file: String
  let bytes: [UInt8]
  /// How the file encodes the text.
  let encoding: InterfaceEncoding
  /// The offset of each line's first byte; never empty.
  let lineStarts: [Int32]
  /// How many characters stand before each 4,096th byte; empty where no line is that long.
  let characterMarks: [Int32]

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
    let start = min(max(Int(lineStarts[low]), markLength), bytes.count)
    let end = max(start, min(offset, bytes.count))
    return SourceLocation(file: file, line: low + 1, column: characters(in: start..<end) + 1)
  }

  /// How many characters begin in a range; a long one is counted from the marks, so that a document without line
  /// breaks is located as fast as another.
  private func characters(in range: Range<Int>) -> Int {
    guard range.count > Self.markSpacing, !characterMarks.isEmpty else { return Self.characters(in: bytes[range]) }
    return characters(before: range.upperBound) - characters(before: range.lowerBound)
  }

  private func characters(before offset: Int) -> Int {
    let mark = offset / Self.markSpacing
    return Int(characterMarks[mark]) + Self.characters(in: bytes[mark * Self.markSpacing..<offset])
  }

  private static let markSpacing = 4096

  private static func characters(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(into: 0) { count, byte in if byte & 0xC0 != 0x80 { count += 1 } }
  }

  /// The marks of a text; none where every line is short.
  static func characterMarks(_ bytes: [UInt8], lineStarts: [Int32]) -> [Int32] {
    let ends = lineStarts.dropFirst() + [Int32(bytes.count)]
    guard zip(lineStarts, ends).contains(where: { $1 - $0 > Int32(markSpacing) }) else { return [] }
    var marks: [Int32] = [0]
    for start in stride(from: 0, to: bytes.count, by: markSpacing) {
      marks.append(marks[marks.count - 1] + Int32(characters(in: bytes[start..<min(start + markSpacing, bytes.count)])))
    }
    return marks
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
