/// Square brackets that open directly inside one another, `[[[[`. The parser tries each of them in two ways, so that
/// every further one takes it twice as long.
enum BracketDepth {
  /// More than people write; the parser needs a moment for as many.
  static let limit = 12

  /// The place of the bracket that is one too many; nil in every sensible file. Texts and line comments do not count.
  static func excess(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { hasRun(in: $0) ? place(in: $0) : nil }
  }

  /// Whether more brackets follow one another anywhere, be it in a text or a comment.
  private static func hasRun(in buffer: UnsafeBufferPointer<UInt8>) -> Bool {
    var depth = 0
    var end = 0
    while let bracket = buffer.firstIndex(of: UInt8(ascii: "["), from: end) {
      depth = bracket == end ? depth + 1 : 1
      if depth > limit { return true }
      end = bracket + 1
      while end < buffer.count, [0x20, 0x09, 0x0A, 0x0D].contains(buffer[end]) { end += 1 }
    }
    return false
  }

  private static func place(in buffer: UnsafeBufferPointer<UInt8>) -> Int? {
    var depth = 0
    var isText = false
    for index in buffer.indices {
      switch buffer[index] {
      case UInt8(ascii: "\n"): isText = false
      case 0x20, 0x09, 0x0D: break
      case UInt8(ascii: "[") where !isText:
        depth += 1
        if depth > limit { return index }
      case UInt8(ascii: "\""):
        depth = 0
        if index == 0 || buffer[index - 1] != UInt8(ascii: "\\") { isText.toggle() }
      case UInt8(ascii: "/") where index > 0 && buffer[index - 1] == UInt8(ascii: "/"):
        depth = 0
        isText = true
      default: depth = 0
      }
    }
    return nil
  }
}
