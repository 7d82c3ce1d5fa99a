import FlowInterfaceBuilder

/// Text as the DOT language takes it, whatever it holds.
enum DOTText {
  /// An identifier or attribute value in double quotes. Line breaks are kept as `\n`, which labels center.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where isControl(scalar): result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Text inside an HTML-like label.
  static func html(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case _ where isControl(scalar): result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// At most `limit` characters of one line, the last one an ellipsis when some were left out.
  static func shortened(_ text: String, to limit: Int) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= limit ? line : line.prefix(limit - 1) + "…"
  }

  /// Whether XML has no place for a character: Graphviz writes SVG, and reads HTML-like labels with an XML parser.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    LogText.isHidden(scalar) || scalar.properties.isNoncharacterCodePoint
  }
}
