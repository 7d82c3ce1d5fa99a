import Testing

/// Texts that a number or the device chooses.
@MainActor
struct LivePluralTests {
  private func screen(_ load: String, _ files: [String: String]) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            view.addSubview(label)
            let one = 1, two = 2, none = 0
            label.text = \(load)
          }
        }
        """, files: files)
  }

  private static let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>items</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string><key>zero</key><string>nothing</string>
    <key>one</key><string>one item</string><key>other</key><string>%d items</string></dict></dict>
    <key>files</key><dict><key>NSStringLocalizedFormatKey</key><string>%@: %#@files@ in %#@folders@</string>
    <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>ld</string>
    <key>one</key><string>%ld file</string><key>other</key><string>%ld files</string></dict>
    <key>folders</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>ld</string>
    <key>one</key><string>%ld folder</string><key>other</key><string>%ld folders</string></dict></dict>
    <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
    <key>iphone</key><string>Tap it</string><key>other</key><string>Click it</string></dict></dict>
    </dict></plist>
    """

  @Test(arguments: [
    ("String.localizedStringWithFormat(NSLocalizedString(\"items\", comment: \"\"), one)", "one item"),
    ("String.localizedStringWithFormat(NSLocalizedString(\"items\", comment: \"\"), two)", "2 items"),
    ("String.localizedStringWithFormat(NSLocalizedString(\"items\", comment: \"\"), none)", "nothing"),
    ("String(format: NSLocalizedString(\"items\", comment: \"\"), two)", "2 items"),
    ("String(format: NSLocalizedString(\"files\", comment: \"\"), \"here\", one, two)", "here: 1 file in 2 folders"),
    (
      "String(format: NSLocalizedString(\"files\", comment: \"\"), arguments: [\"here\", two, one])",
      "here: 2 files in 1 folder"
    ),
    ("NSLocalizedString(\"tap\", comment: \"\")", "Tap it"),
    ("Bundle.main.localizedString(forKey: \"tap\", value: nil, table: nil)", "Tap it"),
  ])
  func dictionariesHaveForms(_ load: String, _ text: String) throws {
    let flow = screen(load, ["App/en.lproj/Localizable.stringsdict": Self.dictionary])
    #expect(try flow.passes("- assertVisible: \"\(text)\"") == nil)
  }

  /// What a bundle has for no language goes before what it has for one, and Base comes last.
  @Test(arguments: [
    (["App/Texts/Localizable.strings": "plain", "App/en.lproj/Localizable.strings": "English"], "plain"),
    (["App/en.lproj/Localizable.strings": "English", "App/Base.lproj/Localizable.strings": "base"], "English"),
    (["App/Base.lproj/Localizable.strings": "base"], "base"),
  ])
  func tablesOfNoLanguageGoFirst(_ files: [String: String], _ text: String) throws {
    let flow = screen(
      "NSLocalizedString(\"title\", comment: \"\")", files.mapValues { "\"title\" = \"\($0)\";" })
    #expect(try flow.passes("- assertVisible: \"\(text)\"") == nil)
  }

  @Test func theLanguageHasTheRule() throws {
    let polish = Self.dictionary.replacing(
      "<key>other</key><string>%d items",
      with: "<key>few</key><string>%d rzeczy</string><key>other</key><string>%d items")
    let files = [
      "App/en.lproj/Localizable.stringsdict": Self.dictionary, "App/pl.lproj/Localizable.stringsdict": polish,
    ]
    var flow = screen("String.localizedStringWithFormat(NSLocalizedString(\"items\", comment: \"\"), two)", files)
    flow.header = "  locale: pl\n"
    #expect(try flow.passes("- assertVisible: 2 rzeczy") == nil)
  }

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
    "%lld items": {"localizations": {"en": {"variations": {"plural": {
      "one": {"stringUnit": {"state": "translated", "value": "one item"}},
      "other": {"stringUnit": {"state": "translated", "value": "%lld items!"}}}}}}},
    "of %@": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Of %@"}}}},
    "both": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%#@files@ in %#@folders@"},
      "substitutions": {
      "files": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%arg file"}},
        "other": {"stringUnit": {"state": "translated", "value": "%arg files"}}}}},
      "folders": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%arg folder"}},
        "other": {"stringUnit": {"state": "translated", "value": "%arg folders"}}}}}}}}},
    "tap": {"localizations": {"en": {"variations": {"device": {
      "iphone": {"stringUnit": {"state": "translated", "value": "Tap it"}},
      "other": {"stringUnit": {"state": "translated", "value": "Click it"}}}}}}}
    }}
    """

  @Test(arguments: [
    ("String(localized: \"\\(one) items\")", "one item"), ("String(localized: \"\\(two) items\")", "2 items!"),
    ("String(localized: \"of \\(\"it\")\")", "Of it"), ("String(localized: \"tap\")", "Tap it"),
    ("NSLocalizedString(\"tap\", comment: \"\")", "Tap it"),
    ("String.localizedStringWithFormat(NSLocalizedString(\"%lld items\", comment: \"\"), one)", "one item"),
    ("String(format: NSLocalizedString(\"both\", comment: \"\"), one, two)", "2 files in 1 folder"),
    ("String(localized: \"plain \\(one)\")", "plain 1"),
  ])
  func catalogsHaveForms(_ load: String, _ text: String) throws {
    let flow = screen(load, ["App/Localizable.xcstrings": Self.catalog])
    #expect(try flow.passes("- assertVisible: \"\(text)\"") == nil)
  }
}
