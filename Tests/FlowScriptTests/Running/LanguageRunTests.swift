import Testing

/// Flows see the texts of the language that the device shows.
@MainActor
struct LanguageRunTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="one"><scenes><scene sceneID="s"><objects>
    <viewController id="one" title="Start" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" \
    id="v"><subviews><label contentMode="left" id="lab" text="Welcome"/>
    <button contentMode="scaleToFill" id="but"><state key="normal" title="Next"/><connections>
      <segue destination="two" kind="presentation" id="seg"/></connections></button></subviews></view>
    </viewController></objects></scene><scene sceneID="t"><objects>
    <viewController id="two" title="Second" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" \
    id="w"/></viewController></objects></scene></scenes></document>
    """

  private func report(header: String = "", storyboards: [String: String] = [:], _ steps: String) throws -> String {
    let files = [
      "en.lproj/Main.strings": "\"lab.text\" = \"Hi there\";",
      "de.lproj/Main.strings": """
      /* Class = "UILabel"; text = "Welcome"; ObjectID = "lab"; */
      "lab.text" = "Willkommen";
      "but.normalTitle" = "Weiter";
      "two.title" = "Zweite";
      """, "Info.plist": "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>",
      "Base.lproj/Main.storyboard": Self.storyboard,
    ].merging(storyboards) { $1 }
    return try SnippetFlow(source: "", header: header, storyboard: nil, files: files).report(steps)
  }

  @Test("Without a word the development region's texts are shown")
  func developmentRegion() throws {
    let report = try report("- assertVisible: Hi there\n- assertNotVisible: Welcome\n- tapOn: Next")
    #expect(report.hasSuffix("1 flow: 1 passed; 4 steps, 4 decided\n"), "\(report)")
  }

  @Test("The header's language, or a more generic one; screens are called as they are shown")
  func header() throws {
    for locale in ["de", "de_AT", "de-CH"] {
      let report = try report(
        header: "  locale: \(locale)\n",
        "- assertVisible: Willkommen\n- assertNotVisible: Welcome\n- tapOn: Weiter\n- assertScreen: Zweite")
      #expect(report.hasSuffix("1 flow: 1 passed; 5 steps, 5 decided\n"), "\(report)")
    }
  }

  @Test("The base text fails, with what is shown")
  func baseText() throws {
    let report = try report(header: "  locale: de\n", "- tapOn: Next")
    #expect(report.contains("no visible element has the text \"Next\""), "\(report)")
    #expect(report.contains("visible: \"Willkommen\", \"Weiter\""), "\(report)")
  }

  @Test("A storyboard that is localized whole starts the app")
  func wholeStoryboard() throws {
    let french = Self.storyboard.replacing("Welcome", with: "Bienvenue")
    let report = try report(
      header: "  locale: fr_CA\n", storyboards: ["fr.lproj/Main.storyboard": french],
      "- assertVisible: Bienvenue\n- assertScreen: Start")
    #expect(report.hasSuffix("1 flow: 1 passed; 3 steps, 3 decided\n"), "\(report)")
  }

  @Test("What is no language is an error at its place")
  func noLanguage() throws {
    #expect(
      try report(header: "  locale: deutsch\n", "- back") == """
        flow.yaml:4:11: error: 'deutsch' is no language
          write it as de, de_AT or zh-Hans; the app's .lproj folders say which it has

        """)
  }
}
