import Testing

/// What hangs on the date at which an app runs: its type is known, its value is not.
@MainActor
struct LiveDateTests {
  /// A screen with a label "start", whose code sets the text of another one.
  private func screen(_ load: String, _ members: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let start = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          let label = UILabel(frame: CGRect(x: 20, y: 260, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            start.text = "start"
            view.addSubview(start)
            view.addSubview(label)
        \(load)
          }
        }
        \(members)
        """)
  }

  /// That the flow goes on, and that a text which hangs on the date is undecided.
  private func expectOpenText(_ flow: LiveFlow) throws {
    #expect(try flow.verdicts("- assertVisible: start") == "✓✓")
    #expect(try flow.verdicts("- assertVisible: \"7\"") == "✓?")
  }

  @Test func anNSDateIsADate() throws {
    let flow = screen(
      """
      let kept: NSDate? = NSDate(timeIntervalSince1970: 86_400)
      let other = NSDate(timeInterval: 60, since: kept! as Date)
      label.text = "\\((kept as Date?)?.day ?? "---") \\(other.timeIntervalSince1970)"
      """,
      """
      extension Date {
        var day: String {
          let formatter = DateFormatter()
          formatter.dateFormat = "d"
          formatter.timeZone = TimeZone(identifier: "UTC")
          return formatter.string(from: self)
        }
      }
      """)
    #expect(try flow.passes("- assertVisible: 2 86460.0") == nil)
  }

  @Test func whatACalendarWasAskedForIsThere() throws {
    try expectOpenText(
      screen(
        """
        let day = Calendar.current.dateComponents([.day], from: Date(timeIntervalSince1970: 0), to: Date()).day!
        let next = Calendar.current.date(byAdding: .day, value: 1, to: Date())!
        let parts = Calendar.current.dateComponents([.hour, .minute], from: next)
        kept = "\\(day)"
        label.text = "\\(parts.hour! + parts.minute!)"
        """, "var kept = \"\""))
  }

  /// A format that names the weekday or the month alone has few texts, whatever styles were set before.
  @Test(arguments: [
    ("EEEE", "Monday"), ("MMMM", "June"), ("EEE 'of' LLLL", "Tue of March"), ("a", "PM"),
  ])
  func namesOfDates(_ format: String, _ name: String) throws {
    let flow = screen(
      """
      let formatter = DateFormatter()
      formatter.dateStyle = .long
      formatter.dateFormat = "\(format)"
      label.text = formatter.string(from: Date())
      """)
    #expect(try flow.verdicts("- assertVisible: start\n- assertVisible: Groceries") == "✓✓✗")
    #expect(try flow.verdicts("- assertNotVisible: Groceries\n- assertVisible: \(name)") == "✓✓?")
  }

  /// How a text is put together decides what can be it, whatever the date is.
  @Test(arguments: [
    ("Due: .*", "✓✓"), ("Due: .* \\d+, \\d+:\\d+ \\(in .* s\\)", "✓✓"), ("Due", "✓✗"), ("12:30", "✓✗"),
    ("Due: May 1, 10:00 \\(in 05:00 s\\)", "✓?"),
  ])
  func formsOfTexts(_ pattern: String, _ verdicts: String) throws {
    let flow = screen(
      """
      let formatter = DateFormatter()
      formatter.dateFormat = "MMM d, HH:mm"
      let minutes = Calendar.current.component(.minute, from: Date())
      let time = String(format: "%02d:%02d", minutes, 0)
      label.text = "Due: \\(formatter.string(from: Date())) (in \\(time) s)"
      """)
    #expect(try flow.verdicts("- assertVisible: '\(pattern)'") == verdicts)
  }

  @Test func aKnownTextTakesThePlaceOfOneThatIsNot() throws {
    let flow = screen(
      """
      title = "\\(Date())"
      label.text = "\\(Date())"
      title = "Today"
      label.text = "Now"
      """)
    #expect(try flow.verdicts("- assertVisible: Now\n- assertNotVisible: .*2024.*") == "✓✓✓")
  }

  @Test func whatACalendarWasNotAskedForIsAQuestion() throws {
    let flow = screen("label.text = \"\\(Calendar.current.dateComponents([.day], from: Date()).month!)\"")
    #expect(try flow.verdicts("- assertVisible: start") == "?✓")
  }

  @Test func extensionsOfDatesRun() throws {
    try expectOpenText(
      screen(
        "label.text = Date().tomorrow.short; kept = Date().isOld ? \"old\" : \"new\"",
        """
        var kept = ""
        extension Date {
          var short: String {
            let formatter = DateFormatter()
            formatter.dateFormat = "d"
            return formatter.string(from: self)
          }
          var tomorrow: Date { Calendar.current.dayAfter(self) }
          var isOld: Bool { timeIntervalSinceNow < -100 }
        }
        extension Calendar {
          func dayAfter(_ date: Date) -> Date { self.date(byAdding: .day, value: 1, to: startOfDay(for: date))! }
        }
        """))
  }

  @Test func aDateIsADate() throws {
    let flow = screen(
      """
      let any: Any = Date()
      let date: Date? = Date()
      label.text = "\\(any is Date) \\(date.map { $0 as Any } is Date) \\(date != nil)"
      if let seen = any as? Date { kept = seen }
      """, "var kept: Date?")
    #expect(try flow.passes("- assertVisible: true true true") == nil)
  }

  @Test func theTextOfAWholeNumberIsOneAgain() throws {
    try expectOpenText(
      screen(
        """
        label.text = "\\(Calendar.current.component(.day, from: Date()))"
        label.text = "\\(Int(label.text!)! * 2)"
        """))
    let other = screen(
      """
      label.text = "\\(Calendar.current.component(.day, from: Date())) days"
      label.text = "\\(Int(label.text!)! * 2)"
      """)
    #expect(try other.verdicts("- assertVisible: start") == "?✓")
  }

  @Test func whatFollowsInATextIsEvaluated() throws {
    let flow = screen(
      "label.text = \"\\(Date()) \\(count())\"",
      "extension Root { func count() -> Int { start.text = \"counted\"; return 1 } }")
    #expect(try flow.passes("- assertVisible: counted") == nil)
  }

  @Test func aTitleThatIsNotKnownLeavesTheRestOfTheScreenDecided() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "First"
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
            button.setTitle("Go", for: .normal)
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
            view.addSubview(button)
          }
          @objc func go() { navigationController?.pushViewController(Day(), animated: false) }
        }
        class Day: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let formatter = DateFormatter()
            formatter.dateFormat = "d"
            title = formatter.string(from: Date())
            let label = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
            label.text = "today"
            view.addSubview(label)
          }
        }
        """)
    #expect(try flow.verdicts("- tapOn: Go\n- assertScreen: Day\n- assertVisible: today") == "✓✓✓✓")
    #expect(try flow.verdicts("- tapOn: Go\n- assertVisible: \"7\"") == "✓✓?")
    #expect(try flow.verdicts("- tapOn: Go\n- back\n- assertNotVisible: \"7\"") == "✓✓✓✓")
  }

  @Test func aTextWithADigitIsNoOther() throws {
    let flow = screen(
      """
      let formatter = DateFormatter()
      formatter.dateStyle = .medium
      label.text = "On \\(formatter.string(from: Date()))"
      """)
    #expect(try flow.verdicts("- assertNotVisible: Profile") == "✓✓")
    #expect(try flow.verdicts("- assertNotVisible: Profile 1") == "✓✓")
    #expect(try flow.verdicts("- assertNotVisible: On 7") == "✓?")
    #expect(try flow.verdicts("- assertVisible: On .*") == "✓✓")
    let names = screen(
      """
      let formatter = DateFormatter()
      formatter.dateFormat = "EEEE 'd'"
      label.text = formatter.string(from: Date())
      """)
    #expect(try names.verdicts("- assertNotVisible: Profile") == "✓✓")
    #expect(try names.verdicts("- assertNotVisible: Monday d") == "✓?")
  }

  @Test func methodsThatChangeADateRun() throws {
    try expectOpenText(
      screen(
        """
        var date = Date()
        date.add(days: 2)
        label.text = "\\(Calendar.current.component(.day, from: date))"
        """,
        """
        extension Date {
          mutating func add(days: Int) { self = Calendar.current.date(byAdding: .day, value: days, to: self)! }
        }
        """))
  }

  @Test func aTextOfWhichAPartIsKnownIsNoTextWithoutIt() throws {
    let flow = screen("label.text = \"Seen by \" + \"\\(UUID().uuidString) today\"")
    #expect(try flow.verdicts("- assertNotVisible: Settings\n- assertNotVisible: Seen by Anna") == "✓✓✓")
    #expect(try flow.verdicts("- assertNotVisible: Seen by Anna today") == "✓✓")
    #expect(try flow.verdicts("- assertNotVisible: Seen by ABBA today") == "✓✓")
    let possible = "seen by e621e1f8-c36c-495a-93fc-0c247a3e6e5f TODAY"
    #expect(try flow.verdicts("- assertNotVisible: \(possible)") == "✓?")
    #expect(try flow.verdicts("- assertVisible: \(possible)") == "✓?")
  }

  @Test func whatIsReckonedFromNumbersIsANumber() throws {
    let flow = screen(
      """
      let days = Calendar.current.dateComponents([.day], from: Date(timeIntervalSince1970: 0), to: Date()).day!
      label.text = "\\(days * 10 + 1)"
      """)
    #expect(try flow.verdicts("- assertNotVisible: Settings") == "✓✓")
    #expect(try flow.verdicts("- assertNotVisible: \"11\"") == "✓?")
  }

  @Test func aDatePickerShowsDatesAlone() throws {
    let flow = screen("view.addSubview(UIDatePicker(frame: CGRect(x: 0, y: 400, width: 300, height: 200)))")
    #expect(try flow.verdicts("- assertNotVisible: Delete habit") == "✓✓")
    #expect(try flow.verdicts("- assertNotVisible: May") == "✓?")
    #expect(try flow.verdicts("- assertNotVisible: Today") == "✓?")
    #expect(try flow.verdicts("- assertNotVisible: \"12\"") == "✓?")
  }
}
