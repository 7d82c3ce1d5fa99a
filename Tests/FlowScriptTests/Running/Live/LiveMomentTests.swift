import Testing

/// What is known of dates, identifiers and data whose values are not known: the order of dates, that a random identifier
/// is equal to itself alone, what data was made of.
@MainActor
struct LiveMomentTests {
  private func screen(_ load: String, _ members: String = "", _ types: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", style: .plain, target: self, action: #selector(go))
            view.addSubview(label)
        \(load)
          }
        \(members.isEmpty ? "@objc func go() {}" : members)
        }
        \(types)
        """)
  }

  @Test func whatWasReadOfTheClockLaterIsLater() throws {
    let flow = screen(
      "dates.append(Date())",
      """
      var dates: [Date] = []
      @objc func go() {
        dates.append(Date())
        let sorted = dates.sorted { $0 > $1 }
        let isOrdered = sorted[0] == dates[1] && dates[0] < Date() && dates[0].compare(dates[1]) == .orderedAscending
        label.text = "\\(isOrdered) \\(dates[0] == dates[0]) \\(dates[0] >= dates[1])"
      }
      """)
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: true true false") == nil)
  }

  @Test func datesThatAreReckonedLieWhereTheyLie() throws {
    let flow = screen(
      """
      let now = Date()
      let tomorrow = Calendar.current.date(byAdding: .day, value: 1, to: now)!
      let lastMonth = Calendar.current.date(byAdding: .month, value: -1, to: Date())!
      let soon = now.addingTimeInterval(3 * 3600)
      let flags = [
        now < tomorrow, lastMonth < now, tomorrow < lastMonth, soon > Date(), Date() + 7200 > now - 60,
        now > Date(timeIntervalSince1970: 0), now < .distantFuture, Calendar.current.startOfDay(for: now) <= Date(),
      ]
      label.text = flags.map { $0 ? "y" : "n" }.joined()
      """)
    #expect(try flow.passes("- assertVisible: yynyyyyy") == nil)
  }

  /// Of two dates that the calendar comes to from one, that with fewer days is the earlier, whatever the date is.
  @Test func daysOfACalendarAreCounted() throws {
    let flow = screen(
      """
      let calendar = Calendar.current
      var day = calendar.startOfDay(for: Date())
      let (start, end) = (day, calendar.date(byAdding: DateComponents(day: 7), to: day)!)
      var days = 0
      while day < end {
        days += 1
        day = calendar.date(byAdding: .day, value: 1, to: day)!
      }
      let months = (0..<4).map { calendar.date(byAdding: .month, value: $0, to: start)! }
      let left = calendar.dateComponents([.day], from: start, to: end).day!
      label.text = "\\(days) \\(months[3] > months[2]) \\(left)"
      """)
    #expect(try flow.passes("- assertVisible: 7 true 7") == nil)
  }

  /// A picker shows the date at which it was made, until it is given another one.
  @Test func thePickersDateIsNoLongerNow() throws {
    let flow = screen(
      "view.addSubview(picker)",
      """
      let picker = UIDatePicker()
      @objc func go() {
        let parts = Calendar.current.dateComponents([.year, .day], from: picker.date, to: Date())
        label.text = "\\(picker.date < Date()) \\(parts.year!) \\(parts.day!)"
      }
      """)
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: true 0 0") == nil)
    for other in ["later", "limited"] {
      let flow = screen(
        "\(other)\(other == "later" ? ".date" : ".minimumDate") = Date().addingTimeInterval(7200)",
        "let \(other) = UIDatePicker()\n@objc func go() { label.text = \(other).date < Date() ? \"past\" : \"to come\" }"
      )
      #expect(try !flow.verdicts("- tapOn: Go\n- assertVisible: past").contains("✓✓✓"))
    }
  }

  @Test func inOneTurnTheClockMayShowTheSame() throws {
    let flow = screen(
      "let (one, other) = (Date(), Date()); label.text = one > other ? \"no\" : one < other ? \"less\" : \"same\"")
    #expect(try flow.verdicts("- assertNotVisible: \"no\"\n- assertVisible: less") == "✓✓?")
    let near = screen("let day = Date(); label.text = day > Calendar.current.startOfDay(for: day) ? \"b\" : \"a\"")
    // But for one moment of each day.
    #expect(try near.verdicts("- assertVisible: b") == "✓✓")
  }

  @Test func aRandomIdentifierIsEqualToItselfAlone() throws {
    let flow = screen(
      """
      let notes = ["a", "b", "c"].map { Note(name: $0) }
      let wanted = notes[1].id
      let byID = Dictionary(uniqueKeysWithValues: notes.map { ($0.id.uuidString, $0.name) })
      let found = notes.firstIndex { $0.id == wanted } ?? -1
      let flags = "\\(Set(notes).count) \\(notes[0] == notes[0]) \\(notes[0] == notes[1])"
      label.text = "\\(found) \\(byID[wanted.uuidString] ?? "none") \\(byID["x"] ?? "none") \\(flags)"
      """, "", "struct Note: Hashable { let id = UUID(); let name: String }")
    #expect(try flow.passes("- assertVisible: 1 b none 3 true false") == nil)
  }

  private static let store = """
    struct Note: Codable, Equatable {
      var id = UUID()
      var title: String
      var changed: Date?
    }
    """

  @Test func whatIsDecodedIsWhatWasEncoded() throws {
    for (coder, decoder) in [("JSONEncoder", "JSONDecoder"), ("PropertyListEncoder", "PropertyListDecoder")] {
      let flow = screen(
        """
        let file = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
          .appendingPathComponent("notes")
        let before = (try? Data(contentsOf: file)).flatMap { try? \(decoder)().decode([Note].self, from: $0) } ?? []
        label.text = before.map(\\.title).joined(separator: " ") + " \\(before.count)"
        do { try \(coder)().encode(before + [Note(title: "n", changed: Date())]).write(to: file) } catch { label.text = "!" }
        """, "", Self.store)
      #expect(
        try flow.passes(
          """
          - assertVisible: " 0"
          - launchApp
          - assertVisible: n 1
          - launchApp
          - assertVisible: n n 2
          """) == nil)
    }
  }

  @Test func whatATypeReadsItself() throws {
    let flow = screen(
      """
      let data = try! JSONEncoder().encode(Note(title: "n", changed: Date()))
      label.text = try! JSONDecoder().decode(Note.self, from: data).title
      """, "",
      """
      struct Note: Codable {
        var title: String
        var changed: Date?
        init(title: String, changed: Date?) { self.title = title; self.changed = changed }
        init(from decoder: any Decoder) throws { title = "other" }
      }
      """)
    #expect(try flow.passes("- assertVisible: other") == nil)
  }

  @Test func aNumberWithAPointMayHaveNoForm() throws {
    let flow = screen(
      """
      do { _ = try JSONEncoder().encode([Net.shared.ratio as! Double]); label.text = "done" } catch { label.text = "no" }
      """)
    #expect(try flow.verdicts("- assertVisible: done") == "??")
  }
}
