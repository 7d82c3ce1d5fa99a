/// Text as the DOT language takes it, whatever it holds.
enum DOTText {
  /// An identifier or attribute value in double quotes. Line breaks are kept as `\n`, which labels center.
  static func quoted(_ text: String) -> String {
    let escaped = EscapedText.of(text) { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      default: nil
      }
    }
    return "\"\(escaped)\""
  }

  /// Text inside an HTML-like label.
  ///
  /// Graphviz reads it with an XML parser, and writes SVG: for some characters XML has no place.
  static func html(_ text: String) -> String {
    EscapedText.of(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: nil
      }
    }
  }

  /// The text that ``html(_:)`` wrote.
  static func plain(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var plain = text
    for (name, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
      plain = plain.replacing(name, with: character)
    }
    return plain
  }

  /// At most `limit` characters of one line, the last one an ellipsis when some were left out.
  static func shortened(_ text: String, to limit: Int) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= limit ? line : line.prefix(limit - 1) + "…"
  }

  /// Lines of at most `limit` characters, broken between words where that is possible; what is longer than so many lines
  /// is shortened.
  static func wrapped(_ text: String, to limit: Int, lines count: Int = 2) -> [String] {
    var lines: [String] = []
    var rest = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")[...]
    while rest.count > limit, lines.count < count - 1 {
      let head = rest.prefix(limit + 1)
      guard let space = head.lastIndex(of: " "), space > head.startIndex else { break }
      lines.append(String(rest[..<space]))
      rest = rest[rest.index(after: space)...]
    }
    return lines + [shortened(String(rest), to: limit)]
  }
}
