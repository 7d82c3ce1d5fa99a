import FlowInterfaceBuilder

/// Text with what a format has a meaning for written otherwise.
enum EscapedText {
  /// - Parameter escape: what stands for a character; nil for one that is written as it is, unless no document may hold it.
  static func of(_ text: String, _ escape: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let escaped = escape(scalar) {
        result += escaped
      } else if LogText.isHidden(scalar) || scalar.properties.isNoncharacterCodePoint {
        result += " "
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
