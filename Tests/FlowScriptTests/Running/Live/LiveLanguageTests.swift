import Testing

/// The languages of the device's user, and bundles of single languages.
@MainActor
struct LiveLanguageTests {
  private static let tables = [
    "App/en.lproj/Localizable.strings": "\"hello\" = \"Hello there\";\n\"bye\" = \"Goodbye\";",
    "App/de.lproj/Localizable.strings": "\"hello\" = \"Hallo da\";",
  ]

  private func screen(_ lines: String, header: String = "", delegate: String? = nil) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            \(lines)
          }
          func text(_ key: String, in language: String) -> String {
            guard let path = Bundle.main.path(forResource: language, ofType: "lproj"), let bundle = Bundle(path: path)
            else { return "no bundle" }
            return bundle.localizedString(forKey: key, value: nil, table: nil)
          }
        }
        """, files: Self.tables, header: header)
  }

  @Test(
    "The first preferred language is the one that the app is shown in, with any region",
    arguments: [
      "String(Locale.preferredLanguages[0].prefix(2))",
      "Locale.preferredLanguages.first!.components(separatedBy: \"-\").first!",
      "(UserDefaults.standard.object(forKey: \"AppleLanguages\") as? [String])?.first?.hasPrefix(\"en\") == true ? \"en\" : \"\"",
      "Locale.preferredLanguages.isEmpty ? \"none\" : \"en\"",
    ])
  func first(_ expression: String) throws {
    #expect(try screen("title = \(expression)").passes("- assertVisible: en") == nil)
  }

  @Test("Its region is not known unless the flow says so")
  func region() throws {
    let asked = screen("title = Locale.preferredLanguages[0] == \"de-AT\" ? \"Austria\" : \"elsewhere\"")
    #expect(try asked.verdicts("- assertVisible: elsewhere") == "✓✓")
    let german = "title = Locale.preferredLanguages[0] == \"de-AT\" ? \"Austria\" : \"elsewhere\""
    #expect(try screen(german, header: "  locale: de_AT\n").verdicts("- assertVisible: Austria") == "✓✓")
    let open = try screen(german, header: "  locale: de\n").verdicts("- assertVisible: Austria")
    #expect(open.last == "?")
  }

  @Test("How many languages there are, and what the app set, is open")
  func more() throws {
    let count = screen("title = \"\\(Locale.preferredLanguages.count)\"")
    #expect(try count.verdicts("- assertVisible: 1") == "✓?")
    let set = screen(
      """
      UserDefaults.standard.set(["de"], forKey: "AppleLanguages")
      title = Locale.preferredLanguages[0].hasPrefix("en") ? "en" : "other"
      """)
    #expect(try set.verdicts("- assertVisible: en").last == "?")
  }

  @Test("A bundle of one language has its texts, whatever language is shown")
  func bundles() throws {
    let flow = screen(
      """
      title = text("hello", in: "de")
      navigationItem.prompt = text("hello", in: "en")
      let bundle = Bundle(path: Bundle.main.path(forResource: "de", ofType: "lproj")!)!
      let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
      label.text = NSLocalizedString("hello", bundle: bundle, comment: "")
        + "; " + NSLocalizedString("bye", tableName: nil, bundle: bundle, value: "", comment: "")
        + "; " + text("hello", in: "fr")
      view.addSubview(label)
      """)
    #expect(
      try flow.passes(
        """
        - assertVisible: Hallo da
        - assertVisible: Hello there
        - assertVisible: "Hallo da; bye; no bundle"
        """) == nil)
  }

  @Test("What a bundle has that nobody knows is open")
  func otherBundle() throws {
    let flow = screen(
      "title = NSLocalizedString(\"bye\", bundle: Bundle(identifier: \"org.example.kit\") ?? Other.bundle, comment: \"\")"
    )
    #expect(try flow.verdicts("- assertVisible: Goodbye").last == "?")
  }
}
