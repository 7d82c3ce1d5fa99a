#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Scans the XML that Interface Builder writes into nodes and attributes: well-formed XML 1.0 in UTF-8 without a
/// document type definition.
///
/// The bytes have passed `TextCheck`. The scanner keeps its own stack, so deep nesting costs no call depth, and it
/// stops at the first fault.
struct InterfaceScanner {
  /// How deep elements may nest. Interface Builder's own documents stay below 60.
  static let depthLimit = 256

  let bytes: UnsafeRawBufferPointer
  let count: Int
  var position: Int
  var nodes: [InterfaceNode] = []
  var attributes: [InterfaceAttributeRecord] = []
  /// The open elements, the innermost last.
  var open: [Int32] = []

  init(_ bytes: UnsafeRawBufferPointer, from start: Int) {
    self.bytes = bytes
    count = bytes.count
    position = start
    nodes.reserveCapacity(count / 80 + 4)
    attributes.reserveCapacity(count / 24 + 4)
    open.reserveCapacity(64)
  }

  /// Scans the whole document.
  mutating func scan() throws(ScanFailure) {
    try scanDeclaration()
    try scanOutside()
    guard position < count else { throw failNoRoot() }
    try scanStartTag()
    while !open.isEmpty { try scanContent() }
    try scanOutside()
    guard position == count else { throw failAfterRoot() }
  }

  /// Scans what may stand before and after the root: white space, comments and processing instructions.
  private mutating func scanOutside() throws(ScanFailure) {
    while true {
      skipSpace()
      guard position < count else { return }
      guard bytes[position] == UInt8(ascii: "<") else { throw failTextOutside() }
      switch byte(at: position + 1) {
      case UInt8(ascii: "!"): try scanMarkup()
      case UInt8(ascii: "?"): try scanInstruction()
      default: return
      }
    }
  }

  /// Scans character data up to the next tag, and that tag.
  private mutating func scanContent() throws(ScanFailure) {
    try scanCharacterData()
    guard position < count else { throw failTruncated() }
    switch byte(at: position + 1) {
    case UInt8(ascii: "/"): try scanEndTag()
    case UInt8(ascii: "!"): try scanMarkup()
    case UInt8(ascii: "?"): try scanInstruction()
    default: try scanStartTag()
    }
  }

  private mutating func scanCharacterData() throws(ScanFailure) {
    skipSpace()
    while position < count {
      switch bytes[position] {
      case UInt8(ascii: "<"): return
      case UInt8(ascii: "&"): try scanReference()
      case UInt8(ascii: "]"):
        if isNext("]]>") { throw failCDATAEnd() }
        position += 1
      default: position += 1
      }
    }
  }

  private mutating func scanEndTag() throws(ScanFailure) {
    let start = position
    let current = Int(open[open.count - 1])
    let nameStart = Int(nodes[current].start) + 1
    let length = Int(nodes[current].nameEnd) - nameStart
    position += 2
    guard position + length < count,
      memcmp(bytes.baseAddress! + position, bytes.baseAddress! + nameStart, length) == 0
    else { throw failEndTag(start) }
    position += length
    if bytes[position] != UInt8(ascii: ">") {
      guard !isNameByte(bytes[position]) else { throw failEndTag(start) }
      skipSpace()
      guard position < count else { throw failTruncated() }
      guard bytes[position] == UInt8(ascii: ">") else { throw failEndTag(start) }
    }
    position += 1
    nodes[current].contentEnd = Int32(truncatingIfNeeded: start)
    close(current)
  }

  mutating func close(_ node: Int) {
    nodes[node].end = Int32(truncatingIfNeeded: position)
    nodes[node].subtreeEnd = Int32(truncatingIfNeeded: nodes.count)
    open.removeLast()
  }

  // MARK: Reading bytes

  /// The byte at a position, or 0 past the end: a byte that no document holds.
  @inline(__always)
  func byte(at position: Int) -> UInt8 { position < count ? bytes[position] : 0 }

  @inline(__always)
  mutating func skipSpace() {
    while position < count, XMLCharacters.isSpace(bytes[position]) { position += 1 }
  }

  func isNext(_ prefix: StaticString) -> Bool {
    count - position >= prefix.utf8CodeUnitCount
      && memcmp(bytes.baseAddress! + position, prefix.utf8Start, prefix.utf8CodeUnitCount) == 0
  }

  /// Whether a byte may belong to a name; all bytes beyond ASCII may, for the caller to look closer.
  @inline(__always)
  func isNameByte(_ byte: UInt8) -> Bool { XMLCharacters.isASCIIName(byte) || byte >= 0x80 }
}
