import Foundation

/// Different texts, numbered in the order in which they come first. Texts are the same when their bytes are.
struct TextTable {
  private struct Entry {
    var hash: UInt32
    var place: Range<Int>
  }

  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// The number of a text at the place that its hash gives, or at the next free one; -1 where there is none. Its size
  /// is a power of two, at least twice the number of texts.
  private var slots = [Int32](repeating: -1, count: 256)

  /// How many texts there are.
  var count: Int { entries.count }

  /// About how many bytes the texts take when they are written with their lengths.
  var size: Int { bytes.count + entries.count * 2 }

  /// The texts in UTF-8, in the order of their numbers.
  var texts: some Sequence<ArraySlice<UInt8>> { entries.lazy.map { bytes[$0.place] } }

  /// The number of a text, which is taken in when it is new.
  mutating func number(of text: String) -> Int {
    var text = text
    return text.withUTF8 { number(of: $0) }
  }

  private mutating func number(of text: UnsafeBufferPointer<UInt8>) -> Int {
    let hash = Self.hash(of: text)
    var slot = slot(of: hash)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if entries[number].hash == hash, isSame(text, at: entries[number].place) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(entries.count)
    entries.append(Entry(hash: hash, place: bytes.count..<bytes.count + text.count))
    bytes.append(contentsOf: text)
    if entries.count * 2 > slots.count { grow() }
    return entries.count - 1
  }

  /// Takes eight bytes at a time.
  private static func hash(of text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let bytes = UnsafeRawBufferPointer(text)
    var hash = UInt64(bytes.count)
    bytes.forEachWord { word in
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    return UInt32(truncatingIfNeeded: hash)
  }

  private func slot(of hash: UInt32) -> Int { Int(hash ^ hash >> 15) & (slots.count - 1) }

  private func isSame(_ text: UnsafeBufferPointer<UInt8>, at place: Range<Int>) -> Bool {
    guard text.count == place.count, let start = text.baseAddress else { return text.count == place.count }
    return bytes.withUnsafeBytes { memcmp($0.baseAddress! + place.lowerBound, start, text.count) == 0 }
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (number, entry) in entries.enumerated() {
      var slot = slot(of: entry.hash)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }
}
