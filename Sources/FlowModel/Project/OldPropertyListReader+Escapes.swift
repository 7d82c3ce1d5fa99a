import Foundation

extension OldPropertyListReader {
  /// What a backslash and the byte after it stand for, with the digits that follow; any other character is itself.
  ///
  /// Source: "Strings can include arbitrary Unicode characters with \\U followed by up to four hexadecimal digits"
  /// (Internationalization Programming Topics, "Notes For Localizers"); three octal digits are a character of
  /// NeXTSTEP's set ("Old-Style ASCII Property Lists"); the rest is C's.
  mutating func escaped(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return unicode(or: byte)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      let value = UInt8(truncatingIfNeeded: number(radix: 8, digits: 3) ?? 0)
      return value < 0x80 ? [value] : Array((String(bytes: [value], encoding: .nextstep) ?? "\u{FFFD}").utf8)
    default: return [byte]
    }
  }

  /// A UTF-16 unit, or two that are a pair of surrogates; the letter itself where no digit follows.
  private mutating func unicode(or letter: UInt8) -> [UInt8] {
    guard let unit = number(radix: 16, digits: 4) else { return [letter] }
    var units = [UInt16(truncatingIfNeeded: unit)]
    let afterFirst = index
    if UTF16.isLeadSurrogate(units[0]), peek == UInt8(ascii: "\\") {
      index += 1
      if peek == UInt8(ascii: "U") || peek == UInt8(ascii: "u") {
        index += 1
        if let second = number(radix: 16, digits: 4) { units.append(UInt16(truncatingIfNeeded: second)) }
      }
      if units.count < 2 || !UTF16.isTrailSurrogate(units[1]) {
        units.removeLast(units.count - 1)
        index = afterFirst
      }
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// The number that the next digits are; nil where there is none.
  private mutating func number(radix: Int, digits: Int) -> Int? {
    var value: Int?
    for _ in 0..<digits {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix else { break }
      value = (value ?? 0) * radix + digit
      index += 1
    }
    return value
  }
}
