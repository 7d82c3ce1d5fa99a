/// Where values end. The parser gives only the place where each begins.
extension YAMLSource {
  /// How a scalar is written.
  enum ScalarStyle: Sendable {
    case plain, singleQuoted, doubleQuoted, block
  }

  /// The offset after tag and anchor, where the value itself begins.
  func skippingProperties(from offset: Int) -> Int {
    var offset = offset
    while let scalar = self[offset], scalar == "&" || scalar == "!" {
      while let next = self[offset], !Self.isBlank(next) { offset += 1 }
      while let next = self[offset], Self.isBlank(next) { offset += 1 }
    }
    return offset
  }

  /// The offset after a scalar that begins at `offset`.
  func endOfScalar(_ text: String, style: ScalarStyle, from offset: Int) -> Int {
    if style == .plain, text.isEmpty { return offset }
    let start = skippingProperties(from: offset)
    switch style {
    case .plain: return endOfPlain(text, from: start)
    case .singleQuoted: return endOfSingleQuoted(from: start + 1)
    case .doubleQuoted: return endOfDoubleQuoted(from: start + 1)
    case .block: return endOfBlock(from: start)
    }
  }

  /// The offset of the next token: white space and comments skipped.
  func nextToken(from offset: Int) -> Int {
    var offset = offset
    while let scalar = self[offset] {
      if Self.isBlank(scalar) {
        offset += 1
      } else if scalar == "#", offset == 0 || Self.isBlank(scalars[offset - 1]) {
        while let next = self[offset], !Self.isLineBreak(next) { offset += 1 }
      } else {
        break
      }
    }
    return offset
  }

  /// The offset after the bracket that closes a flow collection whose last value ends at `offset`.
  func endOfFlowCollection(closing bracket: Unicode.Scalar, from offset: Int) -> Int {
    var offset = nextToken(from: offset)
    while let scalar = self[offset], scalar == "," || scalar == ":" { offset = nextToken(from: offset + 1) }
    return self[offset] == bracket ? offset + 1 : offset
  }

  /// Every character of plain text stands in the file; only the white space between words may differ.
  private func endOfPlain(_ text: String, from start: Int) -> Int {
    var offset = start
    for scalar in text.unicodeScalars where !Self.isBlank(scalar) {
      while let next = self[offset], next != scalar, Self.isBlank(next) { offset += 1 }
      guard self[offset] == scalar else { return offset }
      offset += 1
    }
    return offset
  }

  private func endOfSingleQuoted(from start: Int) -> Int {
    var offset = start
    while let scalar = self[offset] {
      offset += 1
      guard scalar == "'" else { continue }
      if self[offset] == "'" { offset += 1 } else { break }
    }
    return offset
  }

  private func endOfDoubleQuoted(from start: Int) -> Int {
    var offset = start
    while let scalar = self[offset] {
      offset += scalar == "\\" ? 2 : 1
      if scalar == "\"" { break }
    }
    return min(offset, scalars.count)
  }

  /// A block scalar ends before the first line that is indented less than its first line with text.
  private func endOfBlock(from start: Int) -> Int {
    var line = location(at: start).line + 1
    var indentation: Int?
    while true {
      let begin = offset(line: line, column: 1)
      var text = begin
      while self[text] == " " { text += 1 }
      guard let first = self[text] else { return text }
      if !Self.isLineBreak(first) {
        if indentation == nil { indentation = text - begin }
        if text - begin == 0 || text - begin < indentation ?? 0 { return begin }
      }
      line += 1
    }
  }
}
