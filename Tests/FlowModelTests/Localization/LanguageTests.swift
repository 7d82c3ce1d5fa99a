import Testing

@testable import FlowModel

/// Which languages an app is shown in.
struct LanguageTests {
  @Test(
    "A language and what stands in for it",
    arguments: [
      ("de", ["de"]),
      ("de_at", ["de-AT", "de"]),
      ("German", ["de"]),
      ("en-GB", ["en-GB", "en"]),
      ("es-419", ["es-419", "es"]),
      ("sr-Latn-RS", ["sr-Latn-RS", "sr-Latn", "sr"]),
      ("zh-Hans", ["zh-Hans", "zh-CN", "zh"]),
      ("zh-Hans-SG", ["zh-Hans-SG", "zh-SG", "zh-Hans", "zh-CN", "zh"]),
      ("zh_CN", ["zh-CN", "zh-Hans-CN", "zh-Hans", "zh"]),
      ("zh_TW", ["zh-TW", "zh-Hant-TW", "zh-Hant"]),
      ("zh-Hant-HK", ["zh-Hant-HK", "zh-HK", "zh-Hant", "zh-TW"]),
      ("zh", ["zh", "zh-Hans", "zh-CN"]),
      ("", []),
    ])
  func fallbacks(name: String, expected: [String]) {
    #expect(LanguageName.fallbacks(of: name) == expected)
  }

  @Test(
    "What is written as a language",
    arguments: [
      ("de", true), ("de_AT", true), ("zh-Hans", true), ("zh-Hans-CN", true), ("es-419", true), ("haw", true),
      ("deutsch", false), ("", false), ("de-", false), ("de AT", false), ("d", false), ("de-AT-x", false),
    ])
  func languages(text: String, isLanguage: Bool) {
    #expect(LanguageName.isLanguage(text) == isLanguage)
  }

  @Test(
    "The user's language where the app has it, else the development region's",
    arguments: [
      (nil, "en", ["de"], ["en"]),
      ("de_AT", "en", ["de"], ["de-AT", "de", "en"]),
      ("fr", "en", ["de"], ["en"]),
      ("de", "de", ["de"], ["de"]),
      ("de_AT", "de", ["de"], ["de-AT", "de"]),
      ("en-GB", "English", ["en"], ["en-GB", "en"]),
      ("en", "en-GB", ["en", "en-GB"], ["en", "en-GB"]),
    ] as [(String?, String, Set<String>, [String])])
  func order(locale: String?, region: String, languages: Set<String>, expected: [String]) {
    let language = ShownLanguage(locale: locale, developmentRegion: region, isSupported: languages.contains)
    #expect(language.order == expected)
  }

  @Test("What has no language goes first, Base last, and other languages never")
  func ranks() {
    let language = ShownLanguage(locale: "de", developmentRegion: "en", isSupported: { $0 == "de" })
    #expect([nil, "de", "German", "en", "Base", "fr", "mul"].map(language.rank) == [-1, 0, 0, 1, 2, nil, nil])
  }
}
