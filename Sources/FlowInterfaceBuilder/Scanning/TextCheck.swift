/// One pass over a file's bytes before the scanner: finds the line starts, and the first byte that is not valid
/// UTF-8 or a character that XML forbids.
///
/// Plain ASCII without a line end goes by eight bytes at a time.
struct TextCheck {
  private(set) var lineStarts: [Int32] = [0]
  private(set) var failure: ScanFailure?

  init(_ bytes: [UInt8]) {
    lineStarts.reserveCapacity(bytes.count / 48 + 2)
    bytes.withUnsafeBytes { run(UnsafeRawBufferPointer($0)) }
  }

  private mutating func run(_ bytes: UnsafeRawBufferPointer) {
    var position = 0
    let count = bytes.count
    while position < count {
      if position + 8 <= count {
        let word = bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
        let belowSpace = (word &- 0x2020_2020_2020_2020) & ~word
        if (belowSpace | word) & 0x8080_8080_8080_8080 == 0 {
          position += 8
          continue
        }
      }
      let end = min(position + 8, count)
      while position < end {
        let byte = bytes[position]
        if byte >= 0x20 && byte < 0x80 {
          position += 1
        } else if byte == 0x0A {
          position += 1
          lineStarts.append(Int32(truncatingIfNeeded: position))
        } else if byte == 0x09 || byte == 0x0D {
          position += 1
        } else if byte < 0x20 {
          failure = ScanFailure(offset: position, message: Self.forbidden(UInt32(byte)))
          return
        } else {
          let (scalar, length) = Self.decode(bytes, at: position)
          guard let scalar else {
            failure = ScanFailure(
              offset: position,
              message:
                "the byte 0x\(Self.hex(UInt32(byte), 2)) at offset \(position) of the file is not valid UTF-8: the file is "
                + "damaged or was saved in another encoding. Restore it, or convert it to UTF-8.")
            return
          }
          guard XMLCharacters.isAllowed(scalar) else {
            failure = ScanFailure(offset: position, message: Self.forbidden(scalar))
            return
          }
          position += length
        }
      }
    }
  }

  /// The scalar that begins at a byte from 0x80 on, and how many bytes it takes; nil when it is not valid UTF-8.
  static func decode(_ bytes: UnsafeRawBufferPointer, at position: Int) -> (scalar: UInt32?, length: Int) {
    let first = bytes[position]
    let length: Int
    var scalar: UInt32
    let minimum: UInt32
    switch first {
    case 0xC2...0xDF: (length, scalar, minimum) = (2, UInt32(first & 0x1F), 0x80)
    case 0xE0...0xEF: (length, scalar, minimum) = (3, UInt32(first & 0x0F), 0x800)
    case 0xF0...0xF4: (length, scalar, minimum) = (4, UInt32(first & 0x07), 0x10000)
    default: return (nil, 1)
    }
    guard position + length <= bytes.count else { return (nil, 1) }
    for offset in 1..<length {
      let byte = bytes[position + offset]
      guard byte & 0xC0 == 0x80 else { return (nil, 1) }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    let isValid = scalar >= minimum && scalar <= 0x10FFFF && !(0xD800...0xDFFF).contains(scalar)
    return (isValid ? scalar : nil, length)
  }

  private static func forbidden(_ scalar: UInt32) -> String {
    "the character U+\(hex(scalar, 4)) is not allowed in XML: the file is damaged, or it is not text. "
      + "Restore it from version control, or remove the character."
  }

  static func hex(_ value: UInt32, _ digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
