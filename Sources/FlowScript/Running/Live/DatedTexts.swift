/// Texts that hang on the date, told by what an app shows at several dates.
///
/// That a text is shown at none of some dates says little where another date may bring it: "7" for the day of the month.
struct DatedTexts {
  /// The texts that one date showed and another one did not.
  let varying: Set<String>
  /// The language that the app is shown in; nil where that is not known.
  let locale: String?

  /// Whether what is not seen at some dates may be seen at another one.
  ///
  /// - Parameter title: a step as it is written, with the texts that it looks for in quotation marks.
  func mayShow(whatIsMeantBy title: String) -> Bool {
    if varying.isEmpty { return false }
    return title.quotedTexts.contains(where: mayMatch)
  }

  /// Whether a pattern may stand for such a text at another date: digits and the names of days and months differ there,
  /// other words do not.
  private func mayMatch(_ pattern: String) -> Bool {
    let plain = pattern.replacing(/\\[A-Za-z]/, with: "*")
    if plain.contains("|") { return true }
    let words = DateWords.words(of: plain)
    let other = words.filter { $0.count > 1 && !dateWords.contains($0) }
    let shown = varying.map { $0.lowercased() }
    guard other.allSatisfy({ word in shown.contains { $0.contains(word) } }) else { return false }
    return other.count < words.count || plain.contains(where: \.isNumber)
      || plain.replacing(/\\[^A-Za-z]/, with: "").contains { "*+?.[{".contains($0) }
  }

  private var dateWords: Set<String> { DateWords.all(in: "en").union(locale.map(DateWords.all) ?? []) }
}

extension String {
  /// What stands in quotation marks.
  var quotedTexts: [String] {
    let parts = split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
  }
}
