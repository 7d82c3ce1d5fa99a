/// Text of files, as it may stand in a terminal or a log.
///
/// What an app's files say is anybody's: a title or the name of a file may hold the characters that end a line, move a
/// terminal's cursor, colour it, or turn the direction in which it is read, and a line may begin as a command of the
/// service that runs a build. Those are shown escaped, scalar by scalar: CR and LF together are one `Character`.
package enum LogText {
  /// A name, a path or a message inside a line: line breaks are shown too.
  package static func line(_ text: String) -> String { isPlain(text) ? text : escaped(text, keepsLines: false) }

  /// Lines of a report: line feeds and tabs stay, and no line begins as a command.
  package static func lines(_ text: String) -> String {
    let text = isPlain(text) ? text : escaped(text, keepsLines: true)
    return withoutCommands(text) { "\\u{\($0)}" }
  }

  /// Lines of commands that were made for such a service: what is in them is shown as in ``lines(_:)``.
  package static func commands(_ text: String) -> String { isPlain(text) ? text : escaped(text, keepsLines: true) }

  /// JSON with the same values: outside of texts it holds none of these characters.
  package static func json(_ text: String) -> String {
    func code(_ scalar: Unicode.Scalar) -> String {
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    var result = text
    if !isPlain(text) {
      result = ""
      for scalar in text.unicodeScalars {
        if isHidden(scalar), scalar != "\n" { result += code(scalar) } else { result.unicodeScalars.append(scalar) }
      }
    }
    return withoutCommands(result) { $0 == "23" ? "\\u0023" : "\\u003a" }
  }

  /// A character that is not seen and changes how what is around it is seen.
  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7F...0x9F: true
    // Marks, embeddings, overrides and isolates of direction; separators of lines and paragraphs.
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether a text holds nothing that is to be escaped but line feeds, as nearly all do. Found by bytes.
  private static func isPlain(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte < 0x20 || byte == 0x7F { return false }
      switch previous {
      case 0xC2 where byte < 0xA0, 0xD8 where byte == 0x9C, 0xE2 where byte == 0x80 || byte == 0x81: return false
      default: previous = byte
      }
    }
    return true
  }

  private static func escaped(_ text: String, keepsLines: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where keepsLines, "\t" where keepsLines: result.unicodeScalars.append(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isHidden(scalar): result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text with what GitHub and Azure would take for a command escaped: `::` where a line begins, spaces aside,
  /// `##[` and `##vso[` wherever they stand.
  ///
  /// - Parameter code: writes a character by its number.
  private static func withoutCommands(_ text: String, _ code: (String) -> String) -> String {
    guard text.contains("::") || text.contains("##") else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = ""
    var startsLine = true
    for (index, scalar) in scalars.enumerated() {
      let rest = scalars[index...]
      if startsLine, rest.starts(with: "::".unicodeScalars) {
        result += code("3A")
      } else if scalar == "#", rest.starts(with: "##[".unicodeScalars) || rest.starts(with: "##vso[".unicodeScalars) {
        result += code("23")
      } else {
        result.unicodeScalars.append(scalar)
      }
      startsLine = scalar == "\n" || startsLine && (scalar == " " || scalar == "\t")
    }
    return result
  }
}
