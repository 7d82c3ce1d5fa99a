/// What stands for a file's content: two hashes of 64 bits, the same on every machine and in every run.
package struct ContentKey: Hashable, Comparable, Sendable {
  var first: UInt64
  var second: UInt64

  init(first: UInt64, second: UInt64) {
    self.first = first
    self.second = second
  }

  /// The key of bytes: they and their number go into both hashes, eight bytes at a time.
  package init(_ bytes: some Collection<UInt8>) {
    self =
      bytes.withContiguousStorageIfAvailable { Self.hash(UnsafeRawBufferPointer($0)) }
      ?? Array(bytes).withUnsafeBytes(Self.hash)
  }

  /// The key as 32 hexadecimal digits.
  package var text: String {
    String(unsafeUninitializedCapacity: 32) { digits in
      for place in 0..<16 {
        let shift = UInt64(60 - 4 * place)
        digits[place] = Self.digit(first >> shift)
        digits[16 + place] = Self.digit(second >> shift)
      }
      return 32
    }
  }

  package static func < (lhs: ContentKey, rhs: ContentKey) -> Bool { (lhs.first, lhs.second) < (rhs.first, rhs.second) }

  private static func hash(_ bytes: UnsafeRawBufferPointer) -> ContentKey {
    var first: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
    var second: UInt64 = 0x9E37_79B9_7F4A_7C15
    func mix(_ word: UInt64) {
      first = mixed(first ^ word, 0xFF51_AFD7_ED55_8CCD)
      second = mixed(second &+ word, 0xC4CE_B9FE_1A85_EC53)
    }
    bytes.forEachWord(mix)
    mix(UInt64(bytes.count))
    return ContentKey(first: first, second: second)
  }

  /// Spreads a change of any bit over all bits.
  private static func mixed(_ value: UInt64, _ factor: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: factor)
    let folded = product.low ^ product.high
    return (folded ^ (folded >> 29)) &+ factor
  }

  /// The last four bits of a number as a hexadecimal digit.
  private static func digit(_ number: UInt64) -> UInt8 {
    let value = UInt8(truncatingIfNeeded: number & 0xF)
    return value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
