/// Text as Mermaid takes it, whatever it holds.
enum MermaidText {
  /// A label in double quotes, a line break for each `\n`.
  static func quoted(_ text: String) -> String {
    let escaped = EscapedText.of(text) { scalar in
      switch scalar {
      case "\n": "<br/>"
      case "\"": "#quot;"
      case "<": "#lt;"
      case ">": "#gt;"
      case "&": "#amp;"
      // What begins an entity, Markdown, a line break of old, and links of themselves.
      case "#", "\\", "`", "*", "_", "~", "@": "#\(scalar.value);"
      default: nil
      }
    }
    return "\"\(escaped)\""
  }

  /// The text that ``quoted(_:)`` wrote, without the quotes; a line break is a comma.
  static func plain(_ text: String) -> String {
    var plain = text.replacing("<br/>", with: ", ")
    for (name, character) in [("#quot;", "\""), ("#lt;", "<"), ("#gt;", ">"), ("#amp;", "&")] {
      plain = plain.replacing(name, with: character)
    }
    return plain.replacing(/#(\d+);/) { match in
      UInt32(match.1).flatMap(UnicodeScalar.init).map { String(Character($0)) } ?? String(match.0)
    }
  }

  /// The text that an identifier was made of, without its prefix.
  static func text(ofIdentifier identifier: String) -> String {
    identifier.replacing(/_x([0-9a-f]+)_|__|_/) { match in
      if let number = match.1 {
        return UInt32(number, radix: 16).flatMap(UnicodeScalar.init).map { String(Character($0)) } ?? ""
      }
      return match.0 == "__" ? "#" : "-"
    }
  }

  /// An identifier of letters, digits and underscores: `Main#BYZ-38` is `Main__BYZ_38`, and other characters are
  /// written as their numbers.
  ///
  /// No two texts have the same one, and none is a word of Mermaid's: the prefix has an underscore.
  static func identifier(_ text: String, prefix: String) -> String {
    var result = ""
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      // An underscore before x begins a number, and two are a number sign.
      let isFree = !result.hasSuffix("_") && scalars.first.map { isPlain($0) && $0 != "x" } ?? true
      switch scalar {
      case _ where isPlain(scalar): result.unicodeScalars.append(scalar)
      case "-" where isFree: result += "_"
      case "#" where isFree: result += "__"
      default: result += "_x\(String(scalar.value, radix: 16))_"
      }
    }
    return prefix + result
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }
}
