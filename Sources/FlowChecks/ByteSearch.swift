import Foundation

extension UnsafeBufferPointer<UInt8> {
  /// Whether a word stands somewhere among the bytes; the C library looks at many of them at a time.
  func contains(word: String) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first, var place = UnsafeRawPointer(baseAddress) else { return word.isEmpty }
    let end = place + count - word.count + 1
    while place < end, let found = memchr(place, Int32(first), end - place) {
      if memcmp(found, word, word.count) == 0 { return true }
      place = UnsafeRawPointer(found) + 1
    }
    return false
  }
}
