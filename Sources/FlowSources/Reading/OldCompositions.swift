/// Rewrites `protocol<A, B>`, as Swift 1 and 2 spell `A & B`: the parser of today takes it for a declaration, which swallows
/// what follows.
///
/// - Swift: SE-0095 replaced the spelling in Swift 3; `protocol` is a keyword that a name follows since the first version.
enum OldCompositions {
  private static let word = Array("protocol<".utf8)

  /// The same file with `(A& B)` in place of it, each byte where it was; nil where there is none.
  static func rewritten(_ bytes: [UInt8]) -> [UInt8]? {
    var found: [UInt8]?
    var start = 0
    while let place = bytes.withUnsafeBufferPointer({ place(in: $0, from: start) }) {
      start = place + word.count
      guard let end = end(of: bytes, from: start) else { continue }
      var new = found ?? bytes
      rewrite(&new, from: place, inside: start..<end)
      found = new
    }
    return found
  }

  /// Where the word stands next, not as the end of another.
  private static func place(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var start = start
    while let found = text.firstIndex(of: UInt8(ascii: "<"), from: start) {
      start = found + 1
      let place = start - word.count
      if place >= 0, text[place..<start].elementsEqual(word), place == 0 || !isOfName(text[place - 1]) { return place }
    }
    return nil
  }

  /// Where the list of names ends; nil where it is none.
  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    for index in start..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ">"): return index
      case UInt8(ascii: ","), UInt8(ascii: "."), 0x20, 0x09, 0x0A, 0x0D: continue
      default: if !isOfName(bytes[index]) { return nil }
      }
    }
    return nil
  }

  private static func rewrite(_ bytes: inout [UInt8], from place: Int, inside: Range<Int>) {
    // `protocol<>` is what anything conforms to.
    let isEmpty = bytes[inside].allSatisfy { !isOfName($0) }
    for index in place..<inside.lowerBound { bytes[index] = 0x20 }
    if isEmpty {
      bytes.replaceSubrange(place..<place + 3, with: Array("Any".utf8))
    } else {
      bytes[inside.lowerBound - 1] = UInt8(ascii: "(")
      for index in inside where bytes[index] == UInt8(ascii: ",") { bytes[index] = UInt8(ascii: "&") }
    }
    bytes[inside.upperBound] = isEmpty ? 0x20 : UInt8(ascii: ")")
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
