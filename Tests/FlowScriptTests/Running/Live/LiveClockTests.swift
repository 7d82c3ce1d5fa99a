import Testing

/// What an app does that reads the clock: at all dates alike, or not.
@MainActor
struct LiveClockTests {
  /// A screen whose label shows what code makes of `now`, and whose button shows what it makes later.
  private func screen(_ text: String, later: String = "\"later\"", header: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          let button = UIButton(frame: CGRect(x: 20, y: 260, width: 300, height: 40))
          let start = Date()
          override func viewDidLoad() {
            super.viewDidLoad()
            let now = Date()
            label.text = \(text)
            button.setTitle("Later", for: .normal)
            button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
            view.addSubview(label)
            view.addSubview(button)
          }
          @objc func tapped() {
            let now = Date()
            label.text = \(later)
          }
        }
        """, header: header)
  }

  @Test func whatIsSoAtAllDatesIsDecided() throws {
    let flow = screen(
      """
      String(format: "%02d", Calendar.current.component(.second, from: now)).count == 2 ? "same" : "other"
      """)
    let report = try flow.report("- assertVisible: same\n- tapOn: Later")
    #expect(
      report == """
          ✓ launchApp
          ✓ assertVisible "same"
              note: decided at 53 dates of all kinds and those that the code names: the app reads the clock
          ✓ tapOn "Later"
        1 flow: 1 passed; 3 steps, 3 decided

        """)
  }

  @Test(arguments: [
    "Calendar.current.component(.hour, from: now) < 12 ? \"morning\" : \"evening\"",
    "Calendar.current.isDateInWeekend(now) ? \"morning\" : \"evening\"",
    "Calendar.current.component(.month, from: now) == 8 ? \"evening\" : \"morning\"",
    "Calendar.current.component(.day, from: now) == 31 ? \"evening\" : \"morning\"",
    "Calendar.current.component(.weekday, from: now) == 3 ? \"evening\" : \"morning\"",
    "Calendar.current.component(.hour, from: now) == 23 ? \"evening\" : \"morning\"",
    "Calendar.current.component(.hour, from: now) == 0 ? \"evening\" : \"morning\"",
    "Calendar(identifier: .iso8601).component(.weekOfYear, from: now) > 52 ? \"evening\" : \"morning\"",
    "Calendar.current.dateComponents([.month, .day], from: now) == DateComponents(month: 7, day: 17) ? \"evening\" : \"morning\"",
    "Calendar.current.isDateInYesterday(now.addingTimeInterval(-86400)) ? \"morning\" : \"evening\"",
  ])
  func whatDiffersBetweenDatesIsNot(_ text: String) throws {
    #expect(try screen(text).verdicts("- assertVisible: morning") == "✓?")
    #expect(try screen(text).verdicts("- assertNotVisible: evening") == "✓?")
  }

  /// No date that is tried may show it, and yet another one does.
  @Test(arguments: [
    ("\"day \\(Calendar.current.component(.day, from: now) * 1000)\"", "day 7"),
    (
      "\"\\(Calendar.current.component(.minute, from: now) * 60 + Calendar.current.component(.second, from: now))\"",
      "1234"
    ),
  ])
  func aTextOfADateIsNot(_ text: String, _ wanted: String) throws {
    #expect(try screen(text).verdicts("- assertVisible: \"\(wanted)\"") == "✓?")
    #expect(try screen(text).verdicts("- assertNotVisible: \"\(wanted)\"\n- tapOn: Later") == "✓?✓")
    #expect(try screen(text).verdicts("- assertNotVisible: Bread\n- tapOn: Later") == "✓✓✓")
  }

  @Test func timePassesBetweenSteps() throws {
    let seconds = "\"\\(Int(now.timeIntervalSince(start))) s\""
    #expect(try screen("\"start\"", later: seconds).verdicts("- tapOn: Later\n- assertVisible: 0 s") == "✓✓?")
    let later = "now > start ? \"later\" : \"at once\""
    #expect(try screen("\"start\"", later: later).passes("- tapOn: Later\n- assertVisible: later") == nil)
  }

  /// How long a relaunch takes is the user's matter: what is valid for five seconds may be so then, or not.
  @Test func timePassesOverARelaunch() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let until = UserDefaults.standard.object(forKey: "until") as? Date
            title = until.map { $0 > Date() ? "valid" : "over" } ?? "none"
            for (name, seconds) in [("Long", 86_400.0 * 2), ("Short", 5)] {
              navigationItem.leftBarButtonItems = (navigationItem.leftBarButtonItems ?? []) + [
                UIBarButtonItem(title: name, primaryAction: UIAction(title: name) { _ in
                  UserDefaults.standard.set(Date().addingTimeInterval(seconds), forKey: "until")
                })
              ]
            }
          }
        }
        """)
    let again = "\n- stopApp\n- launchApp\n- assertVisible: valid"
    #expect(try flow.verdicts("- assertVisible: none\n- tapOn: Long" + again) == "✓✓✓✓✓✓")
    #expect(try flow.verdicts("- assertVisible: none\n- tapOn: Short" + again) == "✓✓✓✓✓?")
  }

  @Test func aHeaderSetsTheClock() throws {
    let text = """
      { let f = DateFormatter(); f.locale = Locale(identifier: "en_US"); f.dateFormat = "EEEE d MMMM yyyy HH:mm"; return f.string(from: now) }()
      """
    let flow = screen(text, header: "  date: 2026-03-14 09:41 Europe/Berlin\n")
    #expect(try flow.passes("- assertVisible: Saturday 14 March 2026 09:41") == nil)
    #expect(try flow.verdicts("- assertVisible: Saturday 14 March 2026 09:40") == "✓✗")
    #expect(
      try screen(text, header: "  date: 2026-03-14\n").passes("- assertVisible: Saturday 14 March 2026 12:00") == nil)
    #expect(
      try screen(text, header: "  date: 2026-03-14 09:41:30+05:30\n")
        .passes("- assertVisible: Saturday 14 March 2026 09:41") == nil)
    #expect(
      try screen(text, header: "  date: 2026-02-30\n").report("- assertVisible: x") == """
        flow.yaml:4:9: error: '2026-02-30' is no date
          write it as 2026-03-14, 2026-03-14 09:41 or 2026-03-14 09:41 Europe/Berlin; without a time zone it is UTC

        """)
  }
}
