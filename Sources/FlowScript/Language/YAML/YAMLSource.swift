import FlowInterfaceBuilder

/// A YAML file's text, where every character has its line and column.
///
/// Lines end where the YAML parser ends them, so that its marks and our offsets agree.
final class YAMLSource: Sendable {
  /// The path that messages show.
  let file: String
  /// The text.
  let text: String
  /// The characters.
  let scalars: [Unicode.Scalar]
  private let lineStarts: [Int]

  init(file: String, text: String) {
    self.file = file
    let scalars = Array(text.unicodeScalars)
    var starts = [0]
    for (index, scalar) in scalars.enumerated() where Self.isLineBreak(scalar) {
      let isFirstOfPair = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      if !isFirstOfPair { starts.append(index + 1) }
    }
    self.text = text
    self.scalars = scalars
    lineStarts = starts
  }

  /// The character at an offset, nil at the end.
  subscript(offset: Int) -> Unicode.Scalar? { scalars.indices.contains(offset) ? scalars[offset] : nil }

  /// The offset of a 1-based line and column; what lies behind the text is its end.
  func offset(line: Int, column: Int) -> Int {
    guard lineStarts.indices.contains(line - 1) else { return scalars.count }
    return min(lineStarts[line - 1] + max(column - 1, 0), scalars.count)
  }

  /// The place of an offset.
  func location(at offset: Int) -> SourceLocation {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourceLocation(file: file, line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// The place after the last character.
  var end: SourceLocation { location(at: scalars.count) }

  static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" || isLineBreak(scalar) }
}
