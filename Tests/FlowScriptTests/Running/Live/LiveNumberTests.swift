import Testing

/// Numbers that are not known but lie within bounds: what all of them answer alike is decided.
@MainActor
struct LiveNumberTests {
  private func screen(_ load: String, _ members: String = "") -> LiveFlow {
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
        """)
  }

  /// Whole numbers trap, whatever is divided.
  @Test(arguments: ["seconds / done", "seconds % done", "Int(Date().timeIntervalSince1970) / (done * 2)"])
  func dividingByNoughtEndsTheApp(_ expression: String) throws {
    let flow = screen("let done = 0\nlet seconds = Int.random(in: 1...9)\nlabel.text = \"\\(\(expression))\"")
    #expect(try flow.verdicts("") == "✗")
  }

  @Test func dividingInPlaceByNoughtEndsTheApp() throws {
    let flow = screen("let done = 0\nvar seconds = Int.random(in: 1...9)\nseconds /= done")
    #expect(try flow.verdicts("") == "✗")
    let decimal = screen("let done = 0.0\nvar seconds = Double.random(in: 1...9)\nseconds /= done\nlabel.text = \"x\"")
    #expect(try decimal.passes("- assertVisible: x") == nil)
  }

  @Test func whatAllNumbersOfARangeAnswerAlikeIsDecided() throws {
    let flow = screen(
      """
      let number = Int.random(in: 1...9)
      let die = Int(arc4random_uniform(6)) + 1
      let share = Double.random(in: 0..<1)
      var flags = [number < 10, number > 9, number == 10, (1...9).contains(number), (1..<7).contains(die), die != 0]
      flags += [share < 1, share * 2 - 1 >= -1, abs(number - 5) <= 4, -number < 0, max(number, 3) >= 3]
      flags += [Double(number) / 2 > 4.5, Int(share * 3) < 3, ceil(share) <= 1, number % 3 < 3, share.rounded(.up) > 1]
      label.text = flags.map { $0 ? "y" : "n" }.joined()
      """)
    #expect(try flow.passes("- assertVisible: ynnyyyyyyyynyyyn") == nil)
    let decided = screen(
      """
      let number = Int.random(in: 1...9)
      let share = Double.random(in: 0..<1)
      var text = "\\(number / 10) \\(number < 10) \\(number == 10) \\((1...9).contains(number)) \\(Int(share))"
      switch number {
      case ..<1: text += " none"
      case 10: text += " ten"
      case 1...9: text += " one of nine"
      default: text += " many"
      }
      label.text = text
      """)
    #expect(try decided.passes("- assertVisible: 0 true false true 0 one of nine") == nil)
  }

  @Test func whichNumberItIsIsNotKnown() throws {
    let flow = screen("let number = Int.random(in: 1...9); label.text = number > 4 ? \"more\" : \"less\"")
    #expect(try flow.verdicts("- assertVisible: more\n- assertNotVisible: many") == "✓?✓")
    let one = screen("label.text = \"\\(Int.random(in: 7...7)) \\(UInt8.random(in: 3..<4) + 1)\"")
    #expect(try one.passes("- assertVisible: 7 4") == nil)
  }

  @Test func noNumberIsDrawnFromAnEmptyRange() throws {
    let flow = screen("", "@objc func go() { let none: [Int] = []; print(none[Int.random(in: 0..<none.count)]) }")
    #expect(try flow.passes("- tapOn: Go")?.contains("Can't get random value with an empty range") == true)
  }

  @Test func theSecondsBetweenDatesOfOneReadingAreKnown() throws {
    let flow = screen(
      """
      show()
      """,
      """
      let start = Date()
      lazy var end = start.addingTimeInterval(90 * 60)
      @objc func go() { end.addTimeInterval(30 * 60); show() }
      func show() {
        let minutes = Int(end.timeIntervalSince(start).rounded()) / 60
        let parts = Calendar.current.dateComponents([.hour, .minute], from: start, to: end)
        let length = DateInterval(start: start, end: end).duration
        let passed = Date().timeIntervalSince(start) < 4000 ? "soon" : "late"
        label.text = "\\(minutes / 60) h \\(minutes % 60), \\(parts.hour!):\\(parts.minute!), \\(Int(length)), \\(passed)"
      }
      """)
    #expect(
      try flow.passes(
        "- assertVisible: \"1 h 30, 1:30, 5400, soon\"\n- tapOn: Go\n- assertVisible: \"2 h 0, 2:0, 7200, soon\"")
        == nil)
  }

  /// What dates round is not known to the last bit without a date; no date has a tenth of a second.
  @Test func secondsThatDatesRoundAreNotKnownExactly() throws {
    let flow = screen(
      """
      let start = Date()
      let length = start.addingTimeInterval(0.1).timeIntervalSince(start)
      label.text = length == 0.1 ? "same" : length > 0.09 && length < 0.11 ? "near" : "far"
      """)
    #expect(try flow.verdicts("- assertNotVisible: far\n- assertVisible: same") == "✓✓✗")
  }

  @Test func aListHasNoNegativeCount() throws {
    let flow = screen(
      """
      URLSession.shared.dataTask(with: URL(string: "https://a.b/c")!) { data, _, error in
        let items = data.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [Any] }
        guard let items = items else { return }
        DispatchQueue.main.async { self.count = items.count }
      }.resume()
      """,
      """
      var count = 0
      @objc func go() { label.text = count >= 0 ? "not negative" : "negative" }
      """)
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: not negative") == nil)
  }

  /// What is not known is something else once a method has changed it.
  @Test func whatIsChangedIsNotWhatItWas() throws {
    let flow = screen(
      "",
      """
      let first = Date()
      var isOn = Bool.random()
      @objc func go() {
        var date = first
        date.addTimeInterval(60)
        let was = isOn ? 1 : 0
        isOn.toggle()
        label.text = "\\(date == first) \\(date > first) \\(was == (isOn ? 1 : 0))"
      }
      """)
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: \"false true false\"") == nil)
  }

  @Test func aLiteralBesideAnIntIsAnInt() throws {
    let flow = screen(
      "label.frame = CGRect(x: 900 + Int.random(in: 0..<200), y: 200, width: 100, height: 30); label.text = \"far\"")
    #expect(try flow.passes("- assertNotVisible: far") == nil)
  }

  /// Numbers that Foundation keeps are of each type that has exactly their value (SE-0170).
  @Test(arguments: [
    ("0", "Int16 Int Double Bool Float UInt8 CGFloat NSNumber"), ("300", "Int16 Int Double Float CGFloat NSNumber"),
    ("1.5", "Double Float CGFloat NSNumber"), ("true", "Int16 Int Double Bool Float UInt8 CGFloat NSNumber"),
    ("-1", "Int16 Int Double Float CGFloat NSNumber"), ("0.1", "Double CGFloat NSNumber"),
  ])
  func whatIsKeptInTheDefaultsIsCast(number: String, types: String) throws {
    let all = ["Int16", "Int", "Double", "Bool", "Float", "UInt8", "CGFloat", "NSNumber", "String"]
    let casts = all.map { "kept as? \($0) != nil ? \"\($0)\" : nil" }.joined(separator: ", ")
    let flow = screen(
      """
      UserDefaults.standard.set(\(number), forKey: "a")
      let kept = UserDefaults.standard.\(number.count > 1 ? "object" : "value")(forKey: "a")!
      let names: [String?] = [\(casts)]
      label.text = names.compactMap { $0 }.joined(separator: " ")
      """)
    #expect(try flow.passes("- assertVisible: '\(types)'") == nil)
  }

  @Test func listsInTheDefaultsHoldFoundationsNumbers() throws {
    let flow = screen(
      """
      UserDefaults.standard.set([1, 2], forKey: "list")
      UserDefaults.standard.set(["a": 1.5, "b": 2], forKey: "map")
      let list = UserDefaults.standard.array(forKey: "list") as? [Int] ?? []
      let doubles = UserDefaults.standard.object(forKey: "list") as? [Double] ?? []
      let map = UserDefaults.standard.dictionary(forKey: "map") as? [String: Double] ?? [:]
      label.text = "\\(list) \\(doubles) \\(map["a"]! + map["b"]!) \\(UserDefaults.standard.integer(forKey: "none"))"
      """)
    #expect(try flow.passes("- assertVisible: '\\[1, 2\\] \\[1.0, 2.0\\] 3.5 0'") == nil)
  }

  /// What extensions of CGFloat have; of what those of Double have too nobody knows which is meant.
  @Test func extensionsOfCGFloatHaveTheirMembers() throws {
    let flow = LiveFlow(
      source: """
        extension CGFloat {
          static let padding: CGFloat = 20
          static let shared: CGFloat = 1
          var half: CGFloat { self / 2 }
        }
        extension Double { static let shared = 2.0 }
        protocol Length {}
        extension CGFloat: Length {}
        extension String { static let key = "key" }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let stack = UIStackView()
            stack.spacing = .padding
            UserDefaults.standard.set("stored", forKey: .key)
            title = "\\(stack.spacing.half) \\(UserDefaults.standard.string(forKey: "key") ?? "-")"
            let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            label.text = "shared \\(Double.shared)"
            view.addSubview(label)
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 20, y: 300, width: 300, height: 40)
            button.setTitle("Ask", for: .normal)
            button.addTarget(self, action: #selector(ask), for: .touchUpInside)
            view.addSubview(button)
          }
          @objc func ask() {
            let number: Any = 1.0 as Double
            title = number is Length ? "length" : "none"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: 10.0 stored") == nil)
    #expect(try flow.verdicts("- assertVisible: shared 1.0") == "✓?")
    #expect(
      try flow.report("- tapOn: Ask\n- assertVisible: length").contains(
        "whether a number is a CGFloat, which alone is a Length"))
  }
}
