extension NestingDepth {
  /// The members that follow one another, `a.b().c`: each lies inside of the next one, by the brackets around.
  struct Chains {
    /// More than people write, and few enough for the stack of a thread that walks them.
    static let limit = 20_000

    /// How many there are in the chain that is read.
    private(set) var count = 0
    /// How many there are in the chains around, one for each bracket that is open.
    private var outer: [Int] = []
    /// The last byte that is no space, and whether spaces follow it.
    private var last: UInt8 = 0
    private var isApart = false

    mutating func read(_ byte: UInt8, isSpace: Bool) {
      if isSpace {
        isApart = true
        return
      }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        outer.append(count)
        count = 0
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): count = outer.popLast() ?? 0
      case UInt8(ascii: "."): count += 1
      // What follows an operand without an end to it; slashes and stars may be a comment's.
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: "*"): break
      // A word behind a dot or within one goes on; one that stands apart begins anew, as what is behind an operator does.
      case _ where byte >= 0x80 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte >= 0x30 && byte <= 0x39:
        if isApart, last != UInt8(ascii: ".") { count = 0 }
      default: count = 0
      }
      (last, isApart) = (byte, false)
    }
  }
}
