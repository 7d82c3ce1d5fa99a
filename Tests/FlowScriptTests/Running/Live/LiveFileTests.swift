import Testing

/// Files that an app writes and reads, and what it keeps beside them.
@MainActor
struct LiveFileTests {
  private func screen(_ load: String, _ members: String = "", files: [String: String] = [:]) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
        \(load)
          }
        \(members)
        }
        """, files: files)
  }

  private static let counting = """
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    let file = folder.appendingPathComponent("count.txt")
    let before = (try? String(contentsOf: file, encoding: .utf8)) ?? "none"
    label.text = before
    try! (before + "+").write(to: file, atomically: true, encoding: .utf8)
    """

  @Test func whatIsWrittenInAWayThatIsNotKnownMayBeThere() throws {
    let flow = screen(
      """
      let file = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("a")
      do { try Data("saved".utf8).write(to: file, options: choose()) } catch {}
      label.text = (try? String(contentsOf: file, encoding: .utf8)) ?? "none"
      """)
    #expect(try flow.passes("- assertVisible: none") != nil)
    #expect(try flow.passes("- assertNotVisible: none") != nil)
  }

  @Test func filesAreWrittenAsTheirOptionsSay() throws {
    let flow = screen(
      """
      let file = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("a")
      try? Data("one".utf8).write(to: file, options: Data.WritingOptions.atomic)
      try? Data("two".utf8).write(to: file, options: [.atomic, .completeFileProtection])
      var texts = [(try? String(contentsOf: file, encoding: .utf8)) ?? "none"]
      do { try Data("three".utf8).write(to: file, options: .withoutOverwriting) } catch {
        texts.append("\\((error as NSError).code)")
      }
      texts.append((try? Data(contentsOf: file, options: .mappedIfSafe)).map { "\\($0.count)" } ?? "none")
      label.text = texts.joined(separator: " ")
      """)
    #expect(try flow.passes("- assertVisible: two 516 3") == nil)
  }

  @Test func filesOutliveTheAppAndNotItsState() throws {
    let flow = screen(Self.counting)
    #expect(
      try flow.passes(
        """
        - assertVisible: none
        - killApp
        - launchApp
        - assertVisible: "none\\\\+"
        - launchApp: {clearState: true}
        - assertVisible: none
        """) == nil)
  }

  @Test func aFileThatIsNotThereIsAnError() throws {
    let flow = screen(
      """
      do {
        let data = try Data(contentsOf: URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("a.json"))
        label.text = "\\(data.count)"
      } catch { label.text = "missing" }
      if !FileManager.default.fileExists(atPath: NSHomeDirectory() + "/Documents/a") { label.text! += " indeed" }
      """)
    #expect(try flow.passes("- assertVisible: missing indeed") == nil)
  }

  @Test func jsonOfTheBundleIsRead() throws {
    let flow = screen(
      """
      let url = Bundle.main.url(forResource: "albums", withExtension: "json")!
      let albums = try! JSONDecoder().decode([Album].self, from: Data(contentsOf: url))
      label.text = albums.map(\\.name).joined(separator: ", ")
      """, "struct Album: Decodable { let name: String }",
      files: ["App/albums.json": #"[{"name": "One"}, {"name": "Two"}]"#])
    #expect(try flow.passes("- assertVisible: One, Two") == nil)
  }

  @Test func whetherTheBuildMakesAFileIsNotKnown() throws {
    let flow = screen(
      "label.text = Bundle.main.path(forResource: \"keys\", ofType: \"plist\") == nil ? \"no\" : \"yes\"")
    #expect(
      try flow.report("- assertVisible: no").contains("only the app's code knows whether Bundle.path(keys.plist)"))
  }

  @Test(arguments: [(nil, "✓✓"), ("*.txt\n", "✓✓"), ("# keys\n/App/faq.json\n", "✓?")])
  func dataThatNoFolderHasIsMissingUnlessGitLeavesItOut(ignored: String?, verdicts: String) throws {
    let flow = screen(
      "label.text = Bundle.main.url(forResource: \"faq\", withExtension: \"json\") == nil ? \"no\" : \"yes\"",
      files: ignored.map { [".gitignore": $0] } ?? [:])
    #expect(try flow.verdicts("- assertVisible: no") == verdicts)
  }

  @Test(
    arguments: [
      ("image(named: \"star\")", "yes"), ("image(named: \"Icons/bolt\")", "yes"), ("image(named: \"photo\")", "no"),
      ("image(named: \"photo.jpg\")", "yes"), ("image(named: \"cloud\")", "yes"), ("image(named: \"sun\")", "no"),
      ("color(named: \"brand\")", "yes"), ("color(named: \"star\")", "no"),
    ])
  func anAssetThatIsNotThereIsNil(call: String, answer: String) throws {
    let flow = screen(
      "label.text = \(call) == nil ? \"no\" : \"yes\"",
      "func image(named name: String) -> UIImage? { UIImage(named: name) }\n"
        + "func color(named name: String) -> UIColor? { UIColor(named: name) }",
      files: [
        "App/Assets.xcassets/star.imageset/Contents.json": "{}",
        "App/Assets.xcassets/Icons/bolt.imageset/Contents.json": "{}",
        "App/Assets.xcassets/brand.colorset/Contents.json": "{}", "App/photo.jpg": "", "App/cloud@2x.png": "",
      ])
    #expect(try flow.passes("- assertVisible: \(answer)") == nil)
  }

  @Test func aStoryboardThatIsNotThereLeavesOpenWhatTheAppShows() throws {
    let flow = LiveFlow(
      source: "", delegate: "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
      info: "<key>UIMainStoryboardFile</key><string>Start</string>")
    #expect(
      try flow.report("").contains(
        """
              undecided: only the app's code knows what storyboard 'Start' shows, which the app starts with: it is not \
        among its files
        """))
  }

  @Test func aCacheKeepsWhatItIsGiven() throws {
    let flow = screen(
      """
      let cache = NSCache<NSString, NSString>()
      label.text = cache.object(forKey: "a") == nil ? "empty" : "full"
      cache.setObject("b", forKey: "a")
      if let kept = cache.object(forKey: "a") { label.text! += " \\(kept as String)" }
      """)
    #expect(try flow.passes("- assertVisible: empty b") == nil)
  }

  @Test func theEnvironmentIsNobodys() throws {
    let flow = screen("label.text = ProcessInfo.processInfo.environment[\"TESTING\"] == nil ? \"user\" : \"test\"")
    #expect(try flow.passes("- assertVisible: user") == nil)
  }
}
