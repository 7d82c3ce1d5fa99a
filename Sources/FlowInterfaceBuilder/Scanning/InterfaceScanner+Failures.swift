/// What the scanner says of each fault: what is wrong, naming the culprit, the likely cause, what to do.
extension InterfaceScanner {
  func failNoRoot() -> ScanFailure {
    ScanFailure(
      offset: count,
      message: "the file has no element: Interface Builder's documents hold a <document>. "
        + "It was probably cut off; restore it from version control.")
  }

  func failTextOutside() -> ScanFailure {
    guard nodes.isEmpty else { return failAfterRoot() }
    return ScanFailure(
      offset: position,
      message: "this is not XML: \(quoted(position)) stands where '<' should. "
        + "Interface Builder's documents begin with '<?xml'; look at what the file really holds.")
  }

  func failAfterRoot() -> ScanFailure {
    ScanFailure(
      offset: position,
      message: "\(quoted(position)) follows the end of <\(name(of: 0))>: a document has one root element. "
        + "Two versions were probably joined by a merge; remove the rest, or restore the file.")
  }

  func failTruncated() -> ScanFailure {
    let current = Int(open.last ?? 0)
    return ScanFailure(
      offset: count,
      message: "the file ends inside <\(name(of: current))>, which begins in line \(line(nodes[current].start)): "
        + "it was probably cut off. Restore it from version control.")
  }

  func failTruncatedTag(_ start: Int) -> ScanFailure {
    ScanFailure(
      offset: count,
      message: "the file ends inside the tag that begins in line \(line(start)), \(quoted(start)): "
        + "it was probably cut off, or a closing quote is missing. Restore it from version control.")
  }

  func failEndTag(_ start: Int) -> ScanFailure {
    let current = Int(open[open.count - 1])
    let expected = name(of: current)
    var end = start + 2
    while end < count, isNameByte(bytes[end]) { end += 1 }
    if end == count { return failTruncated() }
    return ScanFailure(
      offset: start,
      message: "</\(string(start + 2..<end))> does not close <\(expected)>, which begins in line "
        + "\(line(nodes[current].start)): a tag was lost or doubled, often by a merge. Write </\(expected)> here, "
        + "or restore the file.")
  }

  func failTagName(_ start: Int) -> ScanFailure {
    if start + 1 >= count { return open.isEmpty ? failNoRoot() : failTruncated() }
    if isConflict(start) {
      return ScanFailure(
        offset: start,
        message: "this looks like a merge conflict marker: the merge of this file was not finished. "
          + "Choose one side, or restore the file.")
    }
    return ScanFailure(
      offset: start,
      message: "'<' is followed by \(quoted(start + 1)), which cannot begin a tag's name. "
        + "Write '&lt;' for a '<' in text.")
  }

  func failDepth(_ start: Int) -> ScanFailure {
    ScanFailure(
      offset: start,
      message: "elements nest deeper than \(Self.depthLimit): no document of Interface Builder does. "
        + "The file was probably made or damaged by a tool; restore it.")
  }

  func failSlash(_ start: Int) -> ScanFailure {
    if position + 1 >= count { return failTruncatedTag(start) }
    return ScanFailure(
      offset: position,
      message: "'/' is not followed by '>' in the tag that begins in line \(line(start)), \(quoted(start)). "
        + "Write '/>' to end the tag.")
  }

  func failSpace(_ start: Int) -> ScanFailure {
    ScanFailure(
      offset: position,
      message: "\(quoted(position)) follows without a space in the tag \(quoted(start)). "
        + "Put a space before each attribute; a quote may be missing or doubled.")
  }

  func failAttributeName(_ start: Int) -> ScanFailure {
    ScanFailure(
      offset: position,
      message: "\(quoted(position)) cannot begin an attribute's name in the tag \(quoted(start)). "
        + "A quote may be missing or doubled before it.")
  }

  func failEquals(_ name: Range<Int>) -> ScanFailure {
    ScanFailure(
      offset: name.lowerBound,
      message: "the attribute '\(string(name))' has no value. Write \(string(name))=\"…\".")
  }

  func failQuote(_ name: Range<Int>) -> ScanFailure {
    ScanFailure(
      offset: position,
      message: "the value of the attribute '\(string(name))' is not in quotes. Write \(string(name))=\"…\".")
  }

  func failLessThan(_ name: Range<Int>, _ valueStart: Int) -> ScanFailure {
    ScanFailure(
      offset: position,
      message: "'<' stands in the value of the attribute '\(string(name))', which begins in line \(line(valueStart)): "
        + "the closing quote is missing, or '<' should be written '&lt;'.")
  }

  func failDuplicate(_ name: Range<Int>) -> ScanFailure {
    ScanFailure(
      offset: name.lowerBound,
      message: "the attribute '\(string(name))' stands twice in one tag, often after a merge. Remove one of them.")
  }

  func failAttributeCount(_ name: Range<Int>) -> ScanFailure {
    ScanFailure(
      offset: name.lowerBound,
      message: "a tag has more than \(Self.attributeLimit) attributes: no document of Interface Builder does. "
        + "The file was probably made or damaged by a tool; restore it.")
  }

  /// The start of the text from an offset, in quotes, for a message.
  func quoted(_ offset: Int) -> String {
    let text = String(decoding: bytes[offset..<min(count, offset + 48)], as: UTF8.self).prefix(24)
    return "'\(text.prefix { !$0.isNewline })'"
  }

  func name(of node: Int) -> String { string(Int(nodes[node].start) + 1..<Int(nodes[node].nameEnd)) }

  func line(_ offset: some BinaryInteger) -> Int {
    bytes[0..<Int(offset)].reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
  }

  private func isConflict(_ start: Int) -> Bool {
    start + 7 <= count && bytes[start..<start + 7].allSatisfy { $0 == UInt8(ascii: "<") }
  }
}
