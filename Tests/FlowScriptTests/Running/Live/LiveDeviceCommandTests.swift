import Testing

/// Maestro's commands that change the device or what is stored, and texts that are drawn at random.
@MainActor
struct LiveDeviceCommandTests {
  private let flow = LiveFlow(
    source: """
      class Root: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 350, height: 30))
        let label = UILabel(frame: CGRect(x: 20, y: 300, width: 350, height: 30))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(field)
          view.addSubview(label)
          field.placeholder = "Email"
          label.text = "None"
          title = UserDefaults.standard.bool(forKey: "seen") ? "Again" : "First"
          UserDefaults.standard.set(true, forKey: "seen")
          field.addTarget(self, action: #selector(typed), for: .editingChanged)
        }
        @objc func typed() { label.text = field.text!.contains("@") ? "Valid" : "Not valid" }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          title = traitCollection.userInterfaceStyle == .dark ? "Night" : "Day"
        }
      }
      """)

  @Test func clearStateForgetsWhatIsStored() throws {
    #expect(try flow.passes("- assertVisible: First\n- launchApp\n- assertVisible: Again") == nil)
    #expect(try flow.passes("- assertVisible: First\n- clearState\n- launchApp\n- assertVisible: First") == nil)
    #expect(try flow.report("- clearState\n- assertVisible: First").contains("no app is running"))
  }

  /// Source: the reference of `UserDefaults.register(defaults:)`: the registration domain is not kept.
  @Test func whatIsRegisteredEndsWithTheApp() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let suite = UserDefaults(suiteName: "app")!
            title = "\\(UserDefaults.standard.integer(forKey: "volume")) \\(suite.integer(forKey: "volume"))"
            UserDefaults.standard.register(defaults: ["volume": 5])
            suite.register(defaults: ["volume": 7])
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: 0 0\n- launchApp\n- assertVisible: 0 0") == nil)
  }

  @Test func aDarkDeviceTellsTheApp() throws {
    let steps = """
      - setDarkMode: enabled
      - assertVisible: Night
      - setDarkMode: enabled
      - assertVisible: Night
      - toggleDarkMode
      - assertVisible: Day
      """
    #expect(try flow.passes(steps) == nil)
    #expect(try flow.report("- toggleDarkMode\n- launchApp").contains("how the app comes up on a dark device"))
    var light = flow
    light.info = "<key>UIUserInterfaceStyle</key><string>Light</string>"
    #expect(try light.passes("- setDarkMode: enabled\n- assertVisible: First") == nil)
  }

  @Test func randomTextsAreTypedAndDecideNothingByThemselves() throws {
    #expect(try flow.passes("- tapOn: Email\n- inputRandomEmail\n- assertVisible: Valid") == nil)
    #expect(try flow.passes("- tapOn: Email\n- inputRandomNumber: {length: 3}\n- assertVisible: Not valid") == nil)
    #expect(
      try flow.report("- tapOn: Email\n- inputRandomText\n- assertVisible: aaaaaaaa").contains(
        "only the app's code knows which text was drawn at random and typed"))
    #expect(try flow.report("- inputRandomText").contains("no field has the keyboard"))
  }

  @Test(
    arguments: [
      "UIDevice.orientationDidChangeNotification", "UIApplication.willChangeStatusBarOrientationNotification",
    ])
  func whenObserversAreToldIsOpen(name: String) throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Start"
            NotificationCenter.default.addObserver(self, selector: #selector(told), name: \(name), object: nil)
          }
          @objc func told() { title = "Told" }
        }
        """)
    #expect(try flow.passes("- assertVisible: Start") == nil)
    let report = try flow.report("- setOrientation: LANDSCAPE_LEFT\n- assertVisible: Start")
    #expect(report.contains("only the app's code knows when observers of"), "\(report)")
  }
}
