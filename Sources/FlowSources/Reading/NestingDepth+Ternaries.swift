extension NestingDepth {
  /// The `?` of `? :` that stand inside one another before their `:`, by the brackets around.
  struct Ternaries {
    /// How many wait for their `:`.
    private(set) var count = 0
    /// How many wait in each bracket that is open.
    private var waiting = [0]

    /// - Parameter isSign: whether it is a `?` that a `:` follows.
    mutating func read(_ byte: UInt8, isSign: Bool) {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): waiting.append(0)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        count -= waiting.removeLast()
        if waiting.isEmpty { waiting = [0] }
      case UInt8(ascii: ":"): take(1)
      case UInt8(ascii: ";"): take(waiting[waiting.count - 1])
      case _ where isSign:
        waiting[waiting.count - 1] += 1
        count += 1
      default: break
      }
    }

    private mutating func take(_ most: Int) {
      let taken = min(most, waiting[waiting.count - 1])
      waiting[waiting.count - 1] -= taken
      count -= taken
    }
  }
}
