/// Which characters XML 1.0 allows where.
enum XMLCharacters {
  /// Whether a byte is white space: space, tab, line feed or carriage return.
  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  /// Whether an ASCII byte may stand in a name. Bytes from 0x80 need `isName(_:)` of their scalar.
  @inline(__always)
  static func isASCIIName(_ byte: UInt8) -> Bool {
    isASCIINameStart(byte) || (byte >= 0x30 && byte <= 0x39) || byte == 0x2D || byte == 0x2E
  }

  /// Whether an ASCII byte may begin a name.
  @inline(__always)
  static func isASCIINameStart(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return (letter >= 0x61 && letter <= 0x7A) || byte == 0x5F || byte == 0x3A
  }

  /// Whether a scalar beyond ASCII may begin a name.
  static func isNameStart(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F,
      0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// Whether a scalar beyond ASCII may stand in a name.
  static func isName(_ scalar: UInt32) -> Bool {
    isNameStart(scalar) || scalar == 0xB7 || (0x300...0x36F).contains(scalar) || (0x203F...0x2040).contains(scalar)
  }

  /// Whether a scalar may stand in a document at all.
  static func isAllowed(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

/// The references that a document without a DTD may hold: the five named ones and characters by number.
enum XMLReference {
  /// What the text between `&` and `;` stands for; nil when it stands for nothing.
  static func scalar(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard name.first == UInt8(ascii: "#") else {
      return switch String(decoding: name, as: UTF8.self) {
      case "amp": "&"
      case "lt": "<"
      case "gt": ">"
      case "quot": "\""
      case "apos": "'"
      default: nil
      }
    }
    let isHex = name.dropFirst().first == UInt8(ascii: "x")
    let digits = name.dropFirst(isHex ? 2 : 1)
    let isNumber = digits.allSatisfy {
      (0x30...0x39).contains($0) || (isHex && (0x61...0x66).contains($0 | 0x20))
    }
    guard isNumber, !digits.isEmpty,
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHex ? 16 : 10),
      XMLCharacters.isAllowed(value)
    else { return nil }
    return Unicode.Scalar(value)
  }
}
