import Foundation

/// The names of languages, as folders (`de.lproj`), settings and flows write them.
package enum LanguageName {
  /// A name as it is compared: `pt_br` is `pt-BR`, `German` is `de`.
  static func normalized(_ name: String) -> String {
    if let code = oldNames[name] { return code }
    let parts = name.split(whereSeparator: { $0 == "-" || $0 == "_" })
    return parts.enumerated().map { place, part in
      if place == 0 { return part.lowercased() }
      return part.count == 4 ? part.prefix(1).uppercased() + part.dropFirst().lowercased() : part.uppercased()
    }.joined(separator: "-")
  }

  /// Whether a text is written as a language: `de`, `de_AT`, `zh-Hans`, `zh-Hans-CN`, `es-419`.
  package static func isLanguage(_ text: String) -> Bool {
    text.wholeMatch(of: #/[A-Za-z]{2,3}(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?/#) != nil
  }

  /// A language and those that stand in for it, the nearest first.
  ///
  /// - UIKit: iOS takes the language itself, then a more generic one: `en` for `en-GB`, never another region's
  ///   (Technical Q&A QA1828). The regions of Chinese stand for the scripts that are written there, both ways
  ///   ("Language and Locale IDs", Internationalization and Localization Guide); the generic `zh` is the simplified
  ///   script's.
  static func fallbacks(of name: String) -> [String] {
    let name = normalized(name)
    let parts = name.split(separator: "-").map(String.init)
    guard let language = parts.first else { return [] }
    guard language == "zh" else {
      return (1...parts.count).reversed().map { parts.prefix($0).joined(separator: "-") }
    }
    let region = parts.dropFirst().first { $0.count < 4 }
    let isTraditional = parts.contains("Hant") || (!parts.contains("Hans") && ["TW", "HK", "MO"].contains(region))
    let script = isTraditional ? "zh-Hant" : "zh-Hans"
    let regions = region.map { ["\(script)-\($0)", "zh-\($0)"] } ?? []
    var result: [String] = []
    for candidate in [name] + regions + (isTraditional ? [script, "zh-TW"] : [script, "zh-CN", "zh"])
    where !result.contains(candidate) { result.append(candidate) }
    return result
  }

  /// The locale of a device that is set to a language: where that names no region, the one that most of those who write
  /// it live in.
  static func locale(_ name: String) -> String {
    let name = normalized(name)
    let locale = Locale(identifier: name)
    if locale.region != nil { return locale.identifier(.icu) }
    let full = Locale(identifier: Locale.Language(identifier: name).maximalIdentifier)
    guard let region = full.region?.identifier else { return name }
    return "\(locale.identifier(.icu))_\(region)"
  }

  /// What a device that is set to a language may name as the first of those that its user prefers, the likeliest first.
  ///
  /// - UIKit: the language with the device's region, any of which goes with any language: `en-DE`; before iOS 9 without
  ///   one (Technical Q&A QA1828; documentation of `NSLocale.preferredLanguages`). A name with a region is one.
  static func preferred(_ name: String) -> [String] {
    let name = normalized(name)
    let locale = Locale(identifier: name)
    if locale.region != nil { return [name] }
    let full = Locale.Language(identifier: Locale.Language(identifier: name).maximalIdentifier)
    let script = locale.language.languageCode == "zh" ? full.script : nil
    let written = script.map { "zh-\($0.identifier)" } ?? name
    let likely = full.region?.identifier
    let regions = Locale.Region.isoRegions.map(\.identifier).filter { $0 != likely }.sorted()
    return [likely].compactMap { $0.map { "\(written)-\($0)" } } + [written] + regions.map { "\(written)-\($0)" }
  }

  /// The names of folders and development regions before language codes ("Language and Locale Designations",
  /// Internationalization Programming Topics).
  private static let oldNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Dutch": "nl", "Spanish": "es",
    "Portuguese": "pt", "Japanese": "ja", "Korean": "ko", "Danish": "da", "Finnish": "fi", "Norwegian": "nb",
    "Swedish": "sv", "Russian": "ru", "Polish": "pl",
  ]
}
