import Testing

/// What is not known is found again where it was saved: a random identifier, the date at which the app runs.
@MainActor
struct LiveSavedUnknownTests {
  @Test func codersGiveBackWhatTheyTook() throws {
    let flow = LiveFlow(
      source: """
        struct Mark: Codable {
          let id: UUID
          var name: String
          var at = Date()
          enum Keys: String, CodingKey { case id, label, at }
          init(_ name: String) { id = UUID(); self.name = name }
          init(from decoder: Decoder) throws {
            let box = try decoder.container(keyedBy: Keys.self)
            id = try box.decode(UUID.self, forKey: .id)
            name = try box.decode(String.self, forKey: .label)
            at = try box.decode(Date.self, forKey: .at)
          }
          func encode(to encoder: Encoder) throws {
            var box = encoder.container(keyedBy: Keys.self)
            try box.encode(id, forKey: .id)
            try box.encode(name, forKey: .label)
            try box.encode(at, forKey: .at)
          }
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let marks = [Mark("a"), Mark("b")]
            UserDefaults.standard.set(try! JSONEncoder().encode(marks), forKey: "marks")
            let back = try! JSONDecoder().decode([Mark].self, from: UserDefaults.standard.data(forKey: "marks")!)
            title = back.map(\\.name).joined() + " \\(back[0].id == marks[0].id) \\(back[0].id == marks[1].id)"
              + " \\(back[1].at < Date().addingTimeInterval(5))"
            let texts = try? JSONDecoder().decode([[String: String]].self, from: try! JSONEncoder().encode(
              marks.map { ["id": $0.id.uuidString] }))
            button(texts?[1]["id"] == marks[1].id.uuidString ? "same text" : "another", 200) {}
            button("As dates", 300) {
              let coder = JSONDecoder()
              coder.dateDecodingStrategy = .secondsSince1970
              self.title = "\\((try? coder.decode([Mark].self, from: try! JSONEncoder().encode(marks))) == nil)"
            }
          }
          func button(_ title: String, _ y: CGFloat, _ action: @escaping () -> Void) {
            let button = UIButton(frame: CGRect(x: 20, y: y, width: 300, height: 40), primaryAction: UIAction { _ in action() })
            button.setTitle(title, for: .normal)
            view.addSubview(button)
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - assertVisible: ab true false true
        - assertVisible: same text
        """) == nil)
    // A number of seconds is a date, though another one.
    #expect(try flow.verdicts("- tapOn: As dates\n- assertVisible: \"true\"") == "✓✓✗")
  }

  @Test func predicatesFindThem() throws {
    let flow = LiveFlow(
      source: """
        class Mark: NSObject {
          @objc let id = UUID()
          @objc let name: String
          @objc let at = Date()
          init(_ name: String) { self.name = name }
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let marks = [Mark("a"), Mark("b")]
            let all = [
              NSPredicate(format: "id == %@", marks[1].id as CVarArg), NSPredicate(format: "id != %@", marks[1].id as CVarArg),
              NSPredicate(format: "id IN %@", marks.map(\\.id)),
              NSPredicate(format: "at > %@ AND name == 'a'", Date().addingTimeInterval(-7200) as NSDate),
            ]
            title = all.map { each in marks.filter { each.evaluate(with: $0) }.map(\\.name).joined() }.joined(separator: " ")
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: b a ab a") == nil)
  }

  @Test func identifiersAndDatesAreComparedInOtherForms() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let (first, second) = (UUID(), UUID())
          var moments: [Double] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            let texts = [first, second].map(\\.uuidString)
            title = "\\(UUID(uuidString: texts[0]) == first) \\(UUID(uuidString: texts[1])! == first)"
            let button = UIButton(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            button.setTitle("Note", for: .normal)
            button.addTarget(self, action: #selector(note), for: .touchUpInside)
            view.addSubview(button)
          }
          @objc func note() {
            moments.append(Double(Date().timeIntervalSince1970))
            if moments.count > 1 { title = "\\(moments[0] < moments[1]) \\(moments.sorted(by: >)[0] == moments[1])" }
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - assertVisible: true false
        - tapOn: Note
        - tapOn: Note
        - assertVisible: true true
        """) == nil)
  }

  @Test func aDateSomeSecondsFromNowIsKeptLikeAnyOther() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let defaults = UserDefaults.standard
            defaults.set(Date(timeIntervalSinceNow: 600), forKey: "until")
            defaults.set(3, forKey: "count")
            let until = defaults.object(forKey: "until") as! Date
            title = "count \\(defaults.integer(forKey: "count")) \\(until > Date() ? "open" : "over")"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: count 3 open") == nil)
  }
}
