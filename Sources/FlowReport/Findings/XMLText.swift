/// Text as XML and HTML take it.
enum XMLText {
  /// Text between tags or in quotation marks. What no document may hold, escaped or not, is shown as `\u{1B}`.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// `<error line="3">`, a slash before its end where nothing follows.
  static func tag(_ name: String, _ attributes: KeyValuePairs<String, String>, isEmpty: Bool = false) -> String {
    let pairs = attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
    return "<\(name)\(pairs)\(isEmpty ? "/" : "")>"
  }
}
