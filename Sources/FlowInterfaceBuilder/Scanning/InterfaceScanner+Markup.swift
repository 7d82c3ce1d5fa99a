extension InterfaceScanner {
  /// Scans the XML declaration at the start, if there is one, and refuses encodings other than UTF-8 and UTF-16.
  mutating func scanDeclaration() throws(ScanFailure) {
    guard isNext("<?xml"), XMLCharacters.isSpace(byte(at: position + 5)) else { return }
    let start = position
    position += 5
    var expected = ["version", "encoding", "standalone"][...]
    while true {
      let before = position
      skipSpace()
      if isNext("?>") { break }
      guard position > before, let (name, value, valueStart) = scanPseudoAttribute() else {
        throw failDeclaration(start)
      }
      guard let index = expected.firstIndex(of: name), name == "version" || expected.first != "version" else {
        throw failDeclaration(start)
      }
      expected = expected[(index + 1)...]
      switch name {
      case "version":
        guard value.count > 2, value.hasPrefix("1."), value.dropFirst(2).allSatisfy({ ("0"..."9").contains($0) }) else {
          throw failDeclaration(start)
        }
      case "encoding":
        let isKnown = ["utf-8", "utf8", "us-ascii", "ascii", "utf-16", "utf-16le", "utf-16be"]
          .contains(value.lowercased())
        guard isKnown else { throw failEncoding(value, valueStart) }
      default:
        guard value == "yes" || value == "no" else { throw failDeclaration(start) }
      }
    }
    guard expected.first != "version" else { throw failDeclaration(start) }
    position += 2
  }

  private mutating func scanPseudoAttribute() -> (name: String, value: String, valueStart: Int)? {
    let nameStart = position
    guard scanName() else { return nil }
    let name = string(nameStart..<position)
    skipSpace()
    guard byte(at: position) == UInt8(ascii: "=") else { return nil }
    position += 1
    skipSpace()
    let quote = byte(at: position)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    position += 1
    let valueStart = position
    while position < count, bytes[position] != quote {
      guard bytes[position] != UInt8(ascii: "<"), bytes[position] != UInt8(ascii: ">") else { return nil }
      position += 1
    }
    guard position < count else { return nil }
    position += 1
    return (name, string(valueStart..<position - 1), valueStart)
  }

  /// Scans what begins with `<!`: a comment, or a CDATA section inside the root. A document type is refused.
  mutating func scanMarkup() throws(ScanFailure) {
    let start = position
    if isNext("<!--") {
      position += 4
      while position < count {
        guard isNext("--") else {
          position += 1
          continue
        }
        guard byte(at: position + 2) == UInt8(ascii: ">") else {
          if position + 2 >= count { break }
          throw failCommentDashes()
        }
        position += 3
        return
      }
      throw failUnclosed("comment", start, "-->")
    }
    if isNext("<![CDATA["), !open.isEmpty {
      position += 9
      while position < count {
        if isNext("]]>") {
          position += 3
          return
        }
        position += 1
      }
      throw failUnclosed("CDATA section", start, "]]>")
    }
    throw isNext("<!DOCTYPE") ? failDoctype() : failMarkup(start)
  }

  /// Scans a processing instruction: `<?target …?>`.
  mutating func scanInstruction() throws(ScanFailure) {
    let start = position
    position += 2
    let nameStart = position
    guard scanName() else { throw failInstruction(start) }
    guard string(nameStart..<position).lowercased() != "xml" else { throw failLateDeclaration(start) }
    guard isNext("?>") || XMLCharacters.isSpace(byte(at: position)) else { throw failInstruction(start) }
    while position < count {
      if isNext("?>") {
        position += 2
        return
      }
      position += 1
    }
    throw failUnclosed("processing instruction", start, "?>")
  }

  /// Scans a reference: `&amp;`, `&#10;`, `&#xA;`.
  mutating func scanReference() throws(ScanFailure) {
    let start = position
    var end = position + 1
    while end < count, end - start < 64, bytes[end] != UInt8(ascii: ";"),
      bytes[end] == UInt8(ascii: "#") || isNameByte(bytes[end])
    {
      end += 1
    }
    let name = Array(bytes[start + 1..<end])
    guard byte(at: end) == UInt8(ascii: ";") else { throw failAmpersand(start) }
    guard XMLReference.scalar(name[...]) != nil else { throw failReference(start..<end + 1) }
    position = end + 1
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
