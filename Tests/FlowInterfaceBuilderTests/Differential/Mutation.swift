import SeededRandom

/// Damages documents as editors, merges and disks do: flips, cuts, copies and moves bytes, and drops in XML's own
/// pieces where they hurt.
struct Mutation {
  private var generator: SeededGenerator
  private static let pieces = [
    "<", ">", "/>", "</", "\"", "'", "&", "&amp;", "&#65;", "&#x;", "&lt", "<!--", "-->", "--", "<![CDATA[", "]]>",
    "]]",
    "<?", "?>", "<?xml version=\"1.0\"?>", "<!DOCTYPE a>", "<a>", "</a>", "<a/>", " id=\"x\"", "=", " ", "\n", "\r\n",
    "\t",
    "\u{0}", "\u{1B}", "é", "\u{FFFE}", "👋", "\u{B7}", "\u{D7}", "<<<<<<< HEAD\n", "=======\n", ">>>>>>> b\n",
    "document",
    "connections", "segue", "YES", "9e999", "-1",
  ].map { Array($0.utf8) }

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A damaged copy: mostly one change, up to four.
  mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let changes = max(1, Int.random(in: -4...4, using: &generator))
    for _ in 0..<changes { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let position = Int.random(in: 0...bytes.count, using: &generator)
    let length = min(Int.random(in: 1...24, using: &generator), bytes.count - position)
    let range = position..<position + length
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: bytes.replaceSubrange(range, with: bytes[range].map { _ in UInt8.random(in: 0...255, using: &generator) })
    case 1: bytes.removeSubrange(range)
    case 2: bytes.insert(contentsOf: Array(bytes[range]), at: Int.random(in: 0...bytes.count, using: &generator))
    case 3: bytes.removeSubrange(position...)
    case 5, 6: changeLine(&bytes, around: position)
    case 4: if position < bytes.count { bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &generator) }
    default: bytes.insert(contentsOf: Self.pieces.randomElement(using: &generator) ?? [], at: position)
    }
  }

  /// Removes the line around a position, or doubles it: what a careless merge does.
  private mutating func changeLine(_ bytes: inout [UInt8], around position: Int) {
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<position].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[position...].firstIndex(of: newline).map { $0 + 1 } ?? bytes.count
    if Bool.random(using: &generator) {
      bytes.removeSubrange(start..<end)
    } else {
      bytes.insert(contentsOf: Array(bytes[start..<end]), at: start)
    }
  }
}
