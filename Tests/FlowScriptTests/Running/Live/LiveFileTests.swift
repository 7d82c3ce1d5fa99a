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
