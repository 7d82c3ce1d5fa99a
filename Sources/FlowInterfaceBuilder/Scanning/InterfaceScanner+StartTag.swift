#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension InterfaceScanner {
  /// Scans a start tag with its attributes and opens the element, or closes it at once for `<a/>`.
  mutating func scanStartTag() throws(ScanFailure) {
    let start = position
    position += 1
    guard scanName() else { throw failTagName(start) }
    guard open.count < Self.depthLimit else { throw failDepth(start) }
    let node = nodes.count
    let offset = Int32(truncatingIfNeeded: start)
    nodes.append(
      InterfaceNode(
        start: offset, nameEnd: Int32(truncatingIfNeeded: position), contentStart: offset, contentEnd: offset,
        end: offset, parent: open.last ?? -1, subtreeEnd: 0,
        firstAttribute: Int32(truncatingIfNeeded: attributes.count)))
    open.append(Int32(truncatingIfNeeded: node))
    while true {
      let nameEnd = position
      skipSpace()
      guard position < count else { throw failTruncatedTag(start) }
      switch bytes[position] {
      case UInt8(ascii: ">"):
        position += 1
        finish(node, contentAt: position)
        return
      case UInt8(ascii: "/"):
        guard byte(at: position + 1) == UInt8(ascii: ">") else { throw failSlash(start) }
        position += 2
        finish(node, contentAt: position)
        close(node)
        return
      default:
        guard position > nameEnd else { throw failSpace(start) }
        try scanAttribute(of: node, tagAt: start)
      }
    }
  }

  private mutating func finish(_ node: Int, contentAt offset: Int) {
    nodes[node].contentStart = Int32(truncatingIfNeeded: offset)
    nodes[node].contentEnd = Int32(truncatingIfNeeded: offset)
  }

  private mutating func scanAttribute(of node: Int, tagAt start: Int) throws(ScanFailure) {
    let nameStart = position
    guard scanName() else { throw failAttributeName(start) }
    let nameEnd = position
    skipSpace()
    guard position < count else { throw failTruncatedTag(start) }
    guard bytes[position] == UInt8(ascii: "=") else { throw failEquals(nameStart..<nameEnd) }
    position += 1
    skipSpace()
    guard position < count else { throw failTruncatedTag(start) }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw failQuote(nameStart..<nameEnd) }
    position += 1
    let valueStart = position
    var isEncoded = false
    while true {
      guard position < count else { throw failTruncatedTag(start) }
      let byte = bytes[position]
      if byte == quote { break }
      switch byte {
      case UInt8(ascii: "<"): throw failLessThan(nameStart..<nameEnd, valueStart)
      case UInt8(ascii: "&"):
        try scanReference()
        isEncoded = true
      case 0..<0x20:
        isEncoded = true
        position += 1
      default: position += 1
      }
    }
    try checkUnique(nameStart..<nameEnd, of: node)
    attributes.append(
      InterfaceAttributeRecord(
        nameStart: Int32(truncatingIfNeeded: nameStart), nameEnd: Int32(truncatingIfNeeded: nameEnd),
        valueStart: Int32(truncatingIfNeeded: valueStart), valueEnd: Int32(truncatingIfNeeded: position),
        isEncoded: isEncoded))
    position += 1
  }

  /// Throws when the node already has an attribute of a name.
  private func checkUnique(_ name: Range<Int>, of node: Int) throws(ScanFailure) {
    let first = Int(nodes[node].firstAttribute)
    guard attributes.count - first < Self.attributeLimit else { throw failAttributeCount(name) }
    for index in first..<attributes.count {
      let other = attributes[index]
      guard Int(other.nameEnd - other.nameStart) == name.count else { continue }
      let base = bytes.baseAddress!
      if memcmp(base + Int(other.nameStart), base + name.lowerBound, name.count) == 0 { throw failDuplicate(name) }
    }
  }

  /// How many attributes one element may have. Interface Builder's own elements stay below 60.
  static var attributeLimit: Int { 256 }

  /// Moves past a name; answers whether there was one.
  mutating func scanName() -> Bool {
    let start = position
    while position < count {
      let byte = bytes[position]
      if byte < 0x80 {
        guard position == start ? XMLCharacters.isASCIINameStart(byte) : XMLCharacters.isASCIIName(byte) else { break }
        position += 1
      } else {
        let (scalar, length) = TextCheck.decode(bytes, at: position)
        guard let scalar, position == start ? XMLCharacters.isNameStart(scalar) : XMLCharacters.isName(scalar) else {
          break
        }
        position += length
      }
    }
    return position > start
  }
}
