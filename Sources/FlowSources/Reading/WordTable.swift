/// Finds which of many words stand in a text, in one pass: words of letters, digits and `_`, whole.
struct WordTable: Sendable {
  /// The names that are no words.
  let others: [String]
  /// The words, by what stands for them.
  private let words: [UInt64: [String]]

  init(_ names: Set<String>) {
    others = names.filter { !$0.utf8.allSatisfy(Self.isOfWord) || $0.isEmpty }.sorted()
    words = Dictionary(grouping: names.subtracting(others)) { name in
      name.utf8.reduce(Self.start) { Self.step($0, $1) }
    }
  }

  /// The words that stand in a text.
  func found(in text: UnsafeBufferPointer<UInt8>) -> Set<String> {
    var found: Set<String> = []
    var begin = 0
    var hash = Self.start
    for index in 0...text.count {
      if index < text.count, Self.isOfWord(text[index]) {
        hash = Self.step(hash, text[index])
        continue
      }
      if begin < index, let same = words[hash] {
        for word in same where text[begin..<index].elementsEqual(word.utf8) { found.insert(word) }
      }
      begin = index + 1
      hash = Self.start
    }
    return found
  }

  /// Whatever is not ASCII counts as a letter.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325
  private static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
