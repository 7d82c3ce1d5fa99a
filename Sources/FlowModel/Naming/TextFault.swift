import FlowInterfaceBuilder

/// Where and why a text cannot be read.
struct TextFault: Error {
  /// The offset of the byte at fault.
  var offset: Int
  /// What is wrong there.
  var message: String
}

extension SourceLocation {
  /// The place of a byte in a text of UTF-8; a byte order mark takes no column.
  init(offset: Int, in bytes: [UInt8], of file: String) {
    let before = bytes[..<min(offset, bytes.count)]
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, before.count) : 0
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? mark
    self.init(
      file: file, line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: before[start...].count { $0 & 0xC0 != 0x80 } + 1)
  }
}
