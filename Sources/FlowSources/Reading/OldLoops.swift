/// Rewrites `for var i = 0; i < 9; i++ { … }`, as Swift 1 and 2 have loops of C: the parser of today makes nothing of it.
///
/// - Swift: SE-0007 took them away in Swift 3.
enum OldLoops {
  /// What of a loop is no part of `while i < 9 { … }`, which is parsed in its place.
  struct Loop: Sendable {
    /// `var i = 0`, in bytes of the file.
    let start: Range<Int>
    /// `i++`.
    let step: Range<Int>
  }

  private static let word = Array("for".utf8)
  private static let replacement = Array("while".utf8)
  /// The longest head of a loop, in bytes.
  private static let longest = 1000

  /// The same file with `while` in place of such loops, each byte of their conditions where it was, and what was taken
  /// out, by the places of the words; nil where there is none.
  static func rewritten(_ bytes: [UInt8]) -> (bytes: [UInt8], loops: [Int: Loop])? {
    var found = bytes
    var loops: [Int: Loop] = [:]
    var index = 0
    while index + 8 < bytes.count {
      defer { index += 1 }
      guard bytes[index] == word[0], bytes[index + 1] == word[1], bytes[index + 2] == word[2],
        index == 0 || !isOfName(bytes[index - 1]), !isOfName(bytes[index + 3]),
        let head = head(in: bytes, at: index + 3)
      else { continue }
      // The word takes two bytes more.
      let condition = trimmed(head.condition, in: bytes)
      let isEmpty = condition.isEmpty
      guard isEmpty ? head.end - index > 11 : condition.lowerBound > index + 5 else { continue }
      for place in index..<head.end where found[place] != 0x0A { found[place] = 0x20 }
      found.replaceSubrange(index..<index + 5, with: replacement)
      if isEmpty {
        found.replaceSubrange(index + 6..<index + 10, with: Array("true".utf8))
      } else {
        found.replaceSubrange(condition, with: bytes[condition])
      }
      loops[index] = Loop(start: trimmed(head.start, in: bytes), step: trimmed(head.step, in: bytes))
      index = head.end - 1
    }
    return loops.isEmpty ? nil : (found, loops)
  }

  private struct Head {
    let start: Range<Int>
    let condition: Range<Int>
    let step: Range<Int>
    /// Where the body begins.
    let end: Int
  }

  /// The head of a loop that begins after its word; nil where it is none of C's.
  private static func head(in bytes: [UInt8], at begin: Int) -> Head? {
    var open: [UInt8] = []
    var marks: [(place: Int, depth: Int)] = []
    var index = begin
    var close = -1
    while index < min(bytes.count, begin + longest) {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        guard let end = endOfText(in: bytes, from: index) else { return nil }
        index = end
      case UInt8(ascii: "("), UInt8(ascii: "["): open.append(byte)
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        guard open.popLast() != nil else { return nil }
        if open.isEmpty { close = index }
      case UInt8(ascii: ";"): marks.append((index, open.count))
      case UInt8(ascii: "}"): return nil
      case UInt8(ascii: "{"):
        guard open.isEmpty, marks.count == 2, marks[0].depth == marks[1].depth else { return nil }
        if marks[0].depth == 0 {
          return Head(
            start: begin..<marks[0].place, condition: marks[0].place + 1..<marks[1].place,
            step: marks[1].place + 1..<index, end: index)
        }
        // The whole head in parentheses.
        guard marks[0].depth == 1, let first = bytes[begin...].firstIndex(where: { $0 != 0x20 }),
          bytes[first] == UInt8(ascii: "("), close > marks[1].place
        else { return nil }
        return Head(
          start: first + 1..<marks[0].place, condition: marks[0].place + 1..<marks[1].place,
          step: marks[1].place + 1..<close, end: index)
      default: break
      }
      index += 1
    }
    return nil
  }

  private static func endOfText(in bytes: [UInt8], from start: Int) -> Int? {
    var index = start + 1
    while index < bytes.count, bytes[index] != 0x0A {
      if bytes[index] == UInt8(ascii: "\"") { return index }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var range = range
    while let first = range.first, bytes[first] <= 0x20 { range = first + 1..<range.upperBound }
    while let last = range.last, bytes[last] <= 0x20 { range = range.lowerBound..<last }
    return range
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
