import Foundation

extension UnsafeBufferPointer<UInt8> {
  /// The first place of a byte at or after an index; the C library looks at many bytes at a time.
  func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard start < count, let base = UnsafeRawPointer(baseAddress),
      let found = memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }
}

/// Looks for several words at the same time: whether any of them stands somewhere in a text.
///
/// The first four bytes of all words go through the text together, one bit for each word and byte.
struct WordSearch: Sendable {
  private let words: [[UInt8]]
  /// For each byte, the words that have it as their first, second, third and fourth: 16 bits each.
  private let places: [UInt64]

  /// - Parameter words: at most 16 words of at least four bytes.
  init(_ words: [String]) {
    precondition(words.count <= 16 && words.allSatisfy { $0.utf8.count >= 4 })
    self.words = words.map { Array($0.utf8) }
    var places = [UInt64](repeating: 0, count: 256)
    for (number, word) in self.words.enumerated() {
      for (place, byte) in word.prefix(4).enumerated() { places[Int(byte)] |= 1 << (16 * place + number) }
    }
    self.places = places
  }

  /// Whether one of the words stands in the text.
  func isFound(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    places.withUnsafeBufferPointer { places in
      var begun: UInt64 = 0
      for index in text.indices {
        begun = (begun << 16 | 0xFFFF) & places[Int(text[index])]
        if begun >> 48 != 0, stands(begun >> 48, in: text, at: index - 3) { return true }
      }
      return false
    }
  }

  /// Whether one of the words with these bits stands at a place.
  private func stands(_ bits: UInt64, in text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    words.indices.contains { bits >> $0 & 1 == 1 && text[start...].starts(with: words[$0]) }
  }
}
