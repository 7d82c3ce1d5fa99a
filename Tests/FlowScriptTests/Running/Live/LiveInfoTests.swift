import Testing

/// What the app's bundle and its launch tell.
@MainActor
struct LiveInfoTests {
  private let source = """
    class Root: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "-"
        let server = Bundle.main.object(forInfoDictionaryKey: "Server") as? String ?? "-"
        title = "\\(version) \\(server) \\(Bundle.main.bundleIdentifier ?? "-") \\(Bundle.main.infoDictionary?["Missing"] == nil)"
      }
    }
    """

  @Test func itsInfoPlistIsRead() throws {
    let flow = LiveFlow(
      source: source,
      info: "<key>CFBundleShortVersionString</key><string>1.2</string><key>Server</key><string>https://a.b</string>")
    #expect(try flow.passes("- assertVisible: 1.2 https://a.b com.example.app true") == nil)
  }

  @Test func aBuildSettingThatIsNotKnownStaysOpen() throws {
    let flow = LiveFlow(
      source: source,
      info: "<key>Server</key><string>$(SERVER)</string><key>CFBundleShortVersionString</key><string>1</string>")
    #expect(
      try flow.report("- assertVisible: '1 x com.example.app true'").contains(
        #"only the app's code knows what Bundle.infoDictionary["Server"] gives"#))
  }

  @Test("The container of a group is there where the app's entitlements list it", arguments: [true, false, nil])
  func groups(isListed: Bool?) throws {
    let source = """
      class Root: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a") else {
            title = "none"
            return
          }
          let file = folder.appendingPathComponent("saved.txt")
          let before = (try? String(contentsOf: file, encoding: .utf8)) ?? "empty"
          try? "kept".write(to: file, atomically: true, encoding: .utf8)
          title = before + " " + ((try? String(contentsOf: file, encoding: .utf8)) ?? "lost")
        }
      }
      """
    let entitlements = """
      <plist version="1.0"><dict><key>com.apple.security.application-groups</key>
      <array><string>group.\(isListed == true ? "a" : "b")</string></array></dict></plist>
      """
    let flow = LiveFlow(source: source, files: isListed == nil ? [:] : ["App/App.entitlements": entitlements])
    let text = isListed == true ? "empty kept" : "none"
    #expect(try flow.verdicts("- assertVisible: \(text)") == (isListed == nil ? "✓?" : "✓✓"))
  }

  @Test func theArgumentsOfAnAppThatItsUserOpens() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let isTest = CommandLine.arguments.contains("--test") || ProcessInfo.processInfo.arguments.contains("-t")
            title = "\\(isTest) \\(CommandLine.arguments.count)"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: false 1") == nil)
    #expect(
      try flow.verdicts(
        """
        - launchApp:
            arguments: {test: true}
        - assertVisible: false 1
        """) == "✓✓?")
  }

  /// Without them no app is installed, whoever writes them.
  @Test(arguments: ["CFBundleExecutable", "CFBundleVersion", "CFBundleName"])
  func whatEveryAppHasIsNeverMissing(_ key: String) throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = Bundle.main.infoDictionary?["\(key)"] == nil ? "missing" : "there"
          }
        }
        """)
    #expect(try flow.verdicts("- assertVisible: missing") != "✓✓")
  }
}
