/// What a table has for a key.
indirect enum LocalizedValue: Sendable {
  case text(String)
  /// Texts of which a number chooses one.
  case plural(PluralText)
  /// A value for each kind of device: `iphone`, `ipad`, `other`.
  case device([String: LocalizedValue])

  /// What a device shows.
  ///
  /// - Parameter name: `iphone` or `ipad`.
  /// - UIKit: one that is not named has the text of `other` (documentation: "Localizing and varying text with a string
  ///   catalog").
  func shown(on name: String) -> LocalizedValue? {
    guard case .device(let values) = self else { return self }
    return (values[name] ?? values["other"])?.shown(on: name)
  }
}

/// A format with parts that a number chooses: of a `.stringsdict` file, or of a catalog's variations.
///
/// - UIKit: `%#@name@` stands for the form of the variable `name` that its number wants ("Stringsdict File Format",
///   Internationalization and Localization Guide).
package struct PluralText: Sendable, Hashable {
  /// The forms of a number, by the categories of the Unicode CLDR: `one`, `other`.
  package struct Variable: Sendable, Hashable {
    /// The position of the number among the arguments, from nought; nil for the next one.
    package var argument: Int?
    /// The conversion of the number: `d`, `lld`.
    package var specifier: String
    package var forms: [String: String]
  }

  /// The language whose rule chooses.
  package var language: String
  /// The format.
  package var format: String
  package var variables: [String: Variable] = [:]
  /// The forms of the whole format, which its first number chooses; empty where variables do.
  package var whole: [String: String] = [:]

  /// The form for a number.
  ///
  /// - Returns: nil where the language's rule is not known.
  package func form(of forms: [String: String], for number: Int) -> String? {
    // A form for nothing at all is taken in every language.
    if number == 0, let zero = forms["zero"] { return zero }
    guard let category = PluralRule.category(of: number, in: language) else { return nil }
    return forms[category] ?? forms["other"]
  }
}

/// Which form of a text a number takes.
///
/// Source: Unicode CLDR, "Language Plural Rules", for whole numbers.
enum PluralRule {
  /// - Returns: nil for a language whose rule is not here.
  static func category(of number: Int, in language: String) -> String? {
    let n = number.magnitude
    let code = language.split(separator: "-").first.map(String.init) ?? language
    if asOther.contains(code) { return "other" }
    if asEnglish.contains(code) { return n == 1 ? "one" : "other" }
    switch code {
    case "fr", "hy": return n < 2 ? "one" : "other"
    case "pt": return language == "pt-PT" ? (n == 1 ? "one" : "other") : (n < 2 ? "one" : "other")
    case "ru", "uk", "be": return slavic(n)
    case "hr", "sr", "bs": return slavic(n) == "many" ? "other" : slavic(n)
    case "pl":
      if n == 1 { return "one" }
      return (2...4).contains(n % 10) && !(12...14).contains(n % 100) ? "few" : "many"
    case "cs", "sk": return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
    case "ro": return n == 1 ? "one" : n == 0 || (1...19).contains(n % 100) ? "few" : "other"
    case "he": return n == 1 ? "one" : n == 2 ? "two" : "other"
    case "ar":
      switch n {
      case 0: return "zero"
      case 1: return "one"
      case 2: return "two"
      default: return (3...10).contains(n % 100) ? "few" : (11...99).contains(n % 100) ? "many" : "other"
      }
    default: return nil
    }
  }

  private static func slavic(_ n: UInt) -> String {
    if n % 10 == 1, n % 100 != 11 { return "one" }
    return (2...4).contains(n % 10) && !(12...14).contains(n % 100) ? "few" : "many"
  }

  private static let asOther: Set<String> = ["ja", "zh", "ko", "vi", "th", "id", "ms"]
  private static let asEnglish: Set<String> = [
    "en", "de", "nl", "sv", "da", "nb", "no", "nn", "fi", "it", "es", "ca", "el", "hu", "tr", "bg", "et", "eu", "gl",
  ]
}
