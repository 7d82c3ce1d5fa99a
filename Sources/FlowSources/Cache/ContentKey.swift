import Crypto

/// What stands for a file's content: its SHA-256 digest, so that nobody can write two sources with one key.
package struct ContentKey: Hashable, Comparable, Sendable {
  /// The digest as four numbers, its first byte the lowest.
  var words: SIMD4<UInt64>

  /// A number that differs where keys do, as good as always: for what no stranger writes.
  var first: UInt64 { words[0] }

  init(words: SIMD4<UInt64>) { self.words = words }

  /// The key of bytes.
  package init(_ bytes: some Collection<UInt8>) {
    var hash = SHA256()
    let isHashed: Void? = bytes.withContiguousStorageIfAvailable {
      hash.update(bufferPointer: UnsafeRawBufferPointer($0))
    }
    if isHashed == nil { Array(bytes).withUnsafeBytes { hash.update(bufferPointer: $0) } }
    words = hash.finalize().withUnsafeBytes { buffer in
      SIMD4((0..<4).map { UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self)) })
    }
  }

  /// The digest as 64 hexadecimal digits.
  package var text: String {
    String(unsafeUninitializedCapacity: 64) { digits in
      for place in 0..<32 {
        let byte = UInt8(truncatingIfNeeded: words[place / 8] >> UInt64(place % 8 * 8))
        digits[2 * place] = Self.digit(byte >> 4)
        digits[2 * place + 1] = Self.digit(byte & 0xF)
      }
      return 64
    }
  }

  package static func < (lhs: ContentKey, rhs: ContentKey) -> Bool {
    for place in 0..<4 where lhs.words[place] != rhs.words[place] { return lhs.words[place] < rhs.words[place] }
    return false
  }

  /// Four bits as a hexadecimal digit.
  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
