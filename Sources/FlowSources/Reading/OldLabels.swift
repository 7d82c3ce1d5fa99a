/// Rewrites `func add(#item: Item)`, as Swift 1 asks for a label that is the parameter's name: the parser of today takes
/// it for a macro.
///
/// - Swift: version 2 took the sign away ("Swift 2.0", release notes of Xcode 7).
enum OldLabels {
  /// The same file without the signs, each byte where it was, with the places of the names behind them; nil where there is
  /// none.
  static func rewritten(_ bytes: [UInt8]) -> (bytes: [UInt8], names: Set<Int>)? {
    var found = bytes
    var names: Set<Int> = []
    var before: UInt8 = 0
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "#"), before == UInt8(ascii: "(") || before == UInt8(ascii: ","),
        let end = bytes[(index + 1)...].firstIndex(where: { !isOfName($0) }), end > index + 1,
        bytes[end...].first(where: { $0 != 0x20 }) == UInt8(ascii: ":")
      {
        found[index] = 0x20
        names.insert(index + 1)
      }
      if byte > 0x20 { before = byte }
    }
    return names.isEmpty ? nil : (found, names)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
