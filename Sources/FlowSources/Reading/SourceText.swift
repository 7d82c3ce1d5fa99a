import FlowModel
import SwiftSyntax

/// A place in a file, as the facts name it; SwiftSyntax has a type of the same name.
typealias SourceLocation = FlowModel.SourceLocation

/// The bytes of a Swift file with its lines: places and short texts of syntax, without asking the syntax tree.
struct SourceText: Sendable {
  /// The path that locations name.
  let path: String
  /// The file, in UTF-8.
  let bytes: [UInt8]
  /// Where each line starts, in bytes.
  let lineStarts: [Int]
  /// The loops of C that are parsed as others, by the places of their words.
  var loops: [Int: OldLoops.Loop] = [:]
  /// The places of the parameters' names that are labels by a sign of Swift 1.
  var labels: Set<Int> = []

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var starts = [0]
    bytes.withUnsafeBufferPointer { buffer in
      while let end = buffer.firstIndex(of: UInt8(ascii: "\n"), from: starts[starts.count - 1]) {
        starts.append(end + 1)
      }
    }
    lineStarts = starts
  }

  /// The place of a byte.
  func location(at offset: Int) -> SourceLocation {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    var column = 1
    for index in lineStarts[low]..<min(offset, bytes.count) where bytes[index] & 0xC0 != 0x80 { column += 1 }
    return SourceLocation(file: path, line: low + 1, column: column)
  }

  /// The place where a piece of syntax starts, after spaces and comments before it.
  func location(of node: some SyntaxProtocol) -> SourceLocation {
    location(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// A piece of syntax in one line: comments out, white space as one space.
  ///
  /// - Parameter limit: the number of bytes after which `…` follows.
  func text(of node: some SyntaxProtocol, limit: Int = 80) -> String {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return line(from: start, to: max(start, node.endPositionBeforeTrailingTrivia.utf8Offset), limit: limit)
  }

  /// A name without backticks, as it stands in the file: the syntax tree would make a text of each kind of token first.
  func name(_ token: TokenSyntax) -> String {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let text = bytes[start..<start + token.trimmedLength.utf8Length]
    let isQuoted = text.first == UInt8(ascii: "`") && text.count > 2
    return String(decoding: isQuoted ? text.dropFirst().dropLast() : text, as: UTF8.self)
  }

  /// A part of the file in one line.
  func line(from start: Int, to end: Int, limit: Int = 80) -> String {
    var out: [UInt8] = []
    var index = start
    var isSpaced = false
    let slash = UInt8(ascii: "/")
    while index < end {
      let byte = bytes[index]
      if byte == slash, index + 1 < end, bytes[index + 1] == slash, out.last != UInt8(ascii: ":") {
        while index < end, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        continue
      }
      index += 1
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        isSpaced = !out.isEmpty
        continue
      }
      if isSpaced { out.append(0x20) }
      isSpaced = false
      out.append(byte)
      if out.count > limit, byte & 0xC0 != 0xC0 {
        while let last = out.last, last & 0xC0 == 0x80 { out.removeLast() }
        return String(decoding: out, as: UTF8.self) + "…"
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}

extension TokenSyntax {
  /// The token's text without backticks.
  var plainText: String {
    let text = text
    return text.utf8.first == UInt8(ascii: "`") && text.utf8.count > 2 ? String(text.dropFirst().dropLast()) : text
  }
}

extension StringLiteralExprSyntax {
  /// The text, when it has no interpolation.
  var plainText: String? {
    guard let only = segments.first, segments.count == 1, openingPounds == nil,
      case .stringSegment(let segment) = only
    else { return representedLiteralValue }
    // Escapes and texts over several lines are for the library.
    let text = segment.content.text
    return openingQuote.tokenKind == .stringQuote && !text.utf8.contains(UInt8(ascii: "\\"))
      ? text : representedLiteralValue
  }
}
