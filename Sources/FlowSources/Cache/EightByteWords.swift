extension UnsafeRawBufferPointer {
  /// Hands the bytes on eight at a time, the first the lowest, and what is left over, the first the highest.
  @inline(__always)
  func forEachWord(_ take: (UInt64) -> Void) {
    var index = 0
    while index + 8 <= count {
      take(UInt64(littleEndian: loadUnaligned(fromByteOffset: index, as: UInt64.self)))
      index += 8
    }
    var last: UInt64 = 0
    while index < count {
      last = last << 8 | UInt64(self[index])
      index += 1
    }
    take(last)
  }
}
