/// Finds a literal text of a call in Swift code.
enum LiteralText {
  /// Where a text stands, without its quotes, as the literal at a place or as the only such one between the brackets of
  /// the call that the place is the name of; nil where anything there is not plain.
  static func range(of text: String, in bytes: [UInt8], at start: Int) -> Range<Int>? {
    guard !text.isEmpty, !text.contains(where: { $0 == "\\" || $0 == "\"" || $0.isNewline }) else { return nil }
    if bytes[start] == UInt8(ascii: "\"") {
      var position = start
      return literal(in: bytes, from: &position).flatMap { bytes[$0].elementsEqual(text.utf8) ? $0 : nil }
    }
    var position = start
    while position < bytes.count, isOfName(bytes[position]) { position += 1 }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "(") else { return nil }
    return literals(in: bytes, from: position).flatMap { all in
      let same = all.filter { bytes[$0].elementsEqual(text.utf8) }
      return same.count == 1 ? same.first : nil
    }
  }

  /// The literals between a bracket and the one that closes it; nil where there is what may hide one, such as a comment.
  private static func literals(in bytes: [UInt8], from bracket: Int) -> [Range<Int>]? {
    var found: [Range<Int>] = []
    var depth = 0
    var position = bracket
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return found }
      case UInt8(ascii: "\""):
        guard let range = literal(in: bytes, from: &position) else { return nil }
        found.append(range)
        continue
      case UInt8(ascii: "#"), UInt8(ascii: "/"): return nil
      default: break
      }
      position += 1
    }
    return nil
  }

  /// The text of a literal of one line without escapes, which is passed.
  private static func literal(in bytes: [UInt8], from position: inout Int) -> Range<Int>? {
    let start = position + 1
    guard let end = bytes[start...].firstIndex(where: { "\"\\\n".utf8.contains($0) }),
      bytes[end] == UInt8(ascii: "\""), start < end
    else { return nil }
    position = end + 1
    return start..<end
  }

  /// Whether a byte is of what stands before a call's bracket: `self.storyboard?.make`.
  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "?"),
      UInt8(ascii: "!"):
      true
    default: false
    }
  }
}
