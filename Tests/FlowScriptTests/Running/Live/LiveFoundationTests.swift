import Testing

/// Where Apple's Foundation does something else than the one on Linux, or has what that lacks.
@MainActor
struct LiveFoundationTests {
  /// A screen whose label shows what a function of an expression gives.
  func screen(_ body: String, _ more: String = "", header: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        import Foundation
        \(more)
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          func show(_ values: Any...) { label.text = values.map { "\\($0)" }.joined(separator: " ") }
          override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "start"
            view.addSubview(label)
            let button = UIButton(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
            button.setTitle("Go", for: .normal)
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
            view.addSubview(button)
          }
          @objc func go() {
        \(body)
          }
          @objc func search(_ text: String) { label.text = (label.text ?? "") + text }
        }
        """, header: header)
  }

  func shows(_ text: String, _ body: String, _ more: String = "", header: String = "") throws -> String? {
    try screen(body, more, header: header).passes("- tapOn: Go\n- assertVisible: '\(text)'")
  }

  /// What a crash says; nil where the app lives on.
  func crash(_ body: String, _ more: String = "") throws -> String? {
    try screen(body, more).report("- tapOn: Go").split(separator: "\n").first { $0.contains("the app crashes") }
      .map { String($0.drop { $0 == " " }) }
  }

  /// Source: `NSError.localizedDescription` as iOS logs it.
  @Test func errorsWithoutWordsAreWordedAsOnApple() throws {
    #expect(
      try shows(
        "The operation couldn’t be completed. .d error 3.. The operation couldn’t be completed. .App.Fault error 1..",
        """
        let fault: Error = Fault.second
        show(NSError(domain: "d", code: 3).localizedDescription, fault.localizedDescription)
        """, "enum Fault: Error { case first, second }") == nil)
  }

  @Test func aLocaleGivesItsObjectsByKey() throws {
    #expect(
      try shows(
        "€ EUR",
        """
        let german = Locale(identifier: "de_DE") as NSLocale
        show(german.object(forKey: .currencySymbol) as! String, german.object(forKey: .currencyCode) as! String)
        """) == nil)
  }

  /// Source: the reference of `UserDefaults.set(_:forKey:)`: a value must be a property list's.
  @Test func whatIsNoPropertyListEndsTheApp() throws {
    let message = try crash("UserDefaults.standard.set(Point(), forKey: \"s\")", "struct Point {}")
    #expect(
      message
        == "failed: the app crashes: *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
        + "'Attempt to insert non-property list object of the type Point for key s'")
  }

  /// Source: the reference of `FileManager.removeItem(atPath:)`; an app may remove nothing outside of its own folders.
  @Test func removingWhatIsNotTheAppsThrows() throws {
    #expect(
      try shows(
        "thrown", "do { try FileManager.default.removeItem(atPath: \"/nope/x\"); show(1) } catch { show(\"thrown\") }")
        == nil)
  }

  /// Source: "Predicate Format String Syntax" of Apple's Predicate Programming Guide.
  @Test func predicatesAreRead() throws {
    #expect(
      try shows(
        "true false true false true 2 1",
        """
        let mail = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\\\.[A-Za-z]{2,}")
        let range = NSPredicate(format: "age >= %d AND (name BEGINSWITH[c] 'A' OR name IN {'Bo', 'Cy'})", 18)
        let people: [Person] = [Person("ada", 20), Person("Bo", 30), Person("Ann", 3)]
        let found = (people as NSArray).filtered(using: range)
        let key = NSPredicate(format: "%K CONTAINS %@", "name", "nn")
        show(
          mail.evaluate(with: "a@b.co"), mail.evaluate(with: "a@b"), range.evaluate(with: people[0]),
          range.evaluate(with: people[2]), NSPredicate(format: "SELF > 1").evaluate(with: 2), found.count,
          people.filter { key.evaluate(with: $0) }.count)
        """,
        """
        class Person: NSObject {
          @objc let name: String
          @objc let age: Int
          init(_ name: String, _ age: Int) { self.name = name; self.age = age; super.init() }
        }
        """) == nil)
  }

  /// Source: the exception of `NSPredicate(format:)` in its reference.
  @Test func aFormatThatIsNoneEndsTheApp() throws {
    #expect(
      try crash("let p = NSPredicate(format: \"name ===\"); show(p)")
        == "failed: the app crashes: *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
        + "'Unable to parse the format string \"name ===\"'")
  }

  /// Source: "Accessor Search Patterns" of Apple's Key-Value Coding Programming Guide.
  @Test func keysLeadToWhatTheRuntimeSees() throws {
    let model = """
      class Model: NSObject {
        @objc dynamic var count = 1
        @objc var name = "a"
        var hidden = 0
      }
      """
    #expect(
      try shows(
        "4 b 4",
        """
        let m = Model()
        m.setValue(4, forKey: "count")
        m.setValuesForKeys(["name": "b"])
        show(m.count, m.value(forKey: "name") as! String, m.value(forKeyPath: "count") as! Int)
        """, model) == nil)
    #expect(
      try crash("Model().setValue(1, forKey: \"hidden\")", model)?.contains(
        "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key hidden.") == true)
  }

  @Test func keysLeadToPropertiesOfUIKits() throws {
    #expect(
      try shows(
        "x true red",
        """
        let (label, action, line) = (UILabel(), UIAlertAction(title: "a", style: .default), CAShapeLayer())
        label.setValue("x", forKey: "text")
        label.setValue(true, forKey: "hidden")
        action.setValue(UIColor.red, forKey: "titleTextColor")
        line.lineCap = CAShapeLayerLineCap.round
        line.lineDashPattern = [2, 3]
        show(label.text!, label.isHidden, "red")
        """) == nil)
  }

  /// Source: "Using Collection Operators" of Apple's Key-Value Coding Programming Guide.
  @Test func keyPathsAskCollections() throws {
    let models = """
      class Payment: NSObject {
        @objc dynamic var amount: Int
        @objc var payee: String
        init(_ amount: Int, _ payee: String) { self.amount = amount; self.payee = payee }
      }
      class Account: NSObject {
        @objc var payments = [Payment(20, "b"), Payment(10, "a"), Payment(30, "b")]
        @objc var none: [Payment] = []
      }
      """
    #expect(
      try shows(
        "60 30 3 20.0 a 0 nil 25.0",
        """
        let account = Account()
        func number(_ path: String) -> Int { account.value(forKeyPath: path) as! Int }
        let payments = account.payments as NSArray
        show(
          number("payments.@sum.amount"), number("payments.@max.amount"), number("payments.@count"),
          account.value(forKeyPath: "payments.@avg.amount") as! Double,
          account.value(forKeyPath: "payments.@min.payee") as! String, number("none.@sum.amount"),
          account.value(forKeyPath: "none.@max.amount") as? Int as Any,
          ([20, 30] as NSArray).value(forKeyPath: "@avg.self") as! Double)
        """, models) == nil)
  }

  @Test func whatIsNoPropertyListEndsTheAppThatKeepsIt() throws {
    for value in ["NSObject()", "[\"a\": NSObject()]", "UUID()", "NSNull()"] {
      #expect(
        try crash("UserDefaults.standard.set(\(value), forKey: \"k\")", "")?.contains(
          "Attempt to insert non-property list object") == true, "\(value)")
    }
  }

  /// Source: Apple's "Using Key-Value Observing in Swift".
  @Test func observersHearOfDynamicProperties() throws {
    let model = """
      class Model: NSObject { @objc dynamic var count = 1; @objc var silent = 0 }
      class Watcher: NSObject {
        var heard = ""
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) { heard += "\\(keyPath!)=\\(change![.newKey] as! Int) " }
      }
      """
    #expect(
      try shows(
        "1-2 2-3 count=3 .3",
        """
        let m = Model()
        let watcher = Watcher()
        var heard = ""
        var observation: NSKeyValueObservation? = m.observe(\\.count, options: [.old, .new]) { object, change in
          heard += "\\(change.oldValue!)-\\(change.newValue!) "
        }
        let silent = m.observe(\\.silent) { _, _ in heard += "silent " }
        m.count = 2
        m.silent = 1
        m.addObserver(watcher, forKeyPath: "count", options: [.new], context: nil)
        m.count += 1
        observation = nil
        m.removeObserver(watcher, forKeyPath: "count")
        m.count = 4
        m.observe(\\.count) { _, _ in heard += "lost " }
        m.count = 3
        _ = silent
        show(heard + watcher.heard + ".\\(m.count)")
        """, model) == nil)
  }

  @Test func aRequestThatIsCancelledIsNotPerformed() throws {
    #expect(
      try shows(
        "start b",
        """
        perform(#selector(search(_:)), with: " a", afterDelay: 0.1)
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        perform(#selector(search(_:)), with: " b", afterDelay: 0.1)
        perform(#selector(search(_:)), with: " c", afterDelay: 0.2)
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(search(_:)), object: " c")
        """) == nil)
  }

  @Test(
    arguments: [
      ("f.zeroFormattingBehavior = .pad", "125", "02:05"), ("", "125", "2:05"), ("", "3725.9", "62:05"),
      ("f.allowedUnits = [.hour, .minute, .second]", "3605", "1:00:05"),
      ("f.unitsStyle = .abbreviated", "125", "2m 5s"),
      ("f.unitsStyle = .full", "61", "1 minute, 1 second"), ("f.unitsStyle = .abbreviated", "120", "2m"),
    ])
  func lengthsOfTimeAreWritten(set: String, seconds: String, text: String) throws {
    let flow = screen(
      "let f = DateComponentsFormatter()\nf.allowedUnits = [.minute, .second]\n\(set)\n"
        + "label.text = f.string(from: \(seconds))")
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: \"\(text)\"") == nil)
  }

  @Test(
    arguments: [
      ("12abc", "nil"), ("12abc3", "nil"), ("12", "12"), ("-1,234.5", "-1234.5"), ("", "nil"), ("abc", "nil"),
    ])
  func aTextIsANumberToItsEnd(text: String, number: String) throws {
    let flow = screen(
      "let f = NumberFormatter()\nf.locale = Locale(identifier: \"en_US\")\nf.numberStyle = .decimal\n"
        + "label.text = f.number(from: \"\(text)\").map { \"\\($0)\" } ?? \"nil\"")
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: \"\(number)\"") == nil)
  }

  @Test func indexesAreWrittenAsLists() throws {
    #expect(
      try shows(
        "1 2 2 3 4",
        """
        let path: IndexPath = [1, 2]
        let set: IndexSet = [0, 4]
        func place(_ path: IndexPath) -> String { "\\(path.section) \\(path.row)" }
        show(path.section, path.row, set.count, place([3, 4]))
        """) == nil)
  }

  @Test func notificationsAreASequence() throws {
    let flow = screen(
      """
      Task { @MainActor in
        for await note in NotificationCenter.default.notifications(named: Notification.Name("n")) {
          show("heard", note.userInfo!["n"] as! Int)
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        NotificationCenter.default.post(name: Notification.Name("n"), object: nil, userInfo: ["n": 7])
      }
      """)
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: heard 7") == nil)
  }

  /// How many elements there are does not hang on their order.
  @Test func aRandomOrderHasAKnownCount() throws {
    let flow = screen(
      """
      let order = [1, 2, 3].shuffled()
      show(order.count, order.prefix(2).count, [7, 7].shuffled(), [Int]().randomElement() == nil)
      """)
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: 3 2 .7, 7. true") == nil)
    let unknown = screen("label.text = \"\\([1, 2, 3].shuffled()[0])\"")
    #expect(try unknown.verdicts("- tapOn: Go\n- assertVisible: 1") == "✓✓?")
  }

  /// Source: Core Graphics' structures as Swift prints them.
  @Test func numbersAndGeometryPrintAsOnApple() throws {
    #expect(
      try shows(
        ".1.0, 2.0, 3.0, 4.0. .1.5, 2.0. nan 3.0",
        """
        let zero = 0.0
        show(CGRect(x: 1, y: 2, width: 3, height: 4), CGPoint(x: 1.5, y: 2), zero / zero, cbrt(27.0))
        """) == nil)
  }

  /// Source: crash logs; documentation of NSMutableAttributedString and NSString.
  @Test func partsBeyondATextsEndRaise() throws {
    let attributed = "let text = NSMutableAttributedString(string: \"Hello\")\n"
    let change = "reason: 'NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds'"
    for call in [
      "text.addAttribute(.kern, value: 1, range: NSRange(location: 3, length: 9))",
      "text.setAttributes([:], range: NSRange(location: NSNotFound, length: 3))",
      "text.deleteCharacters(in: NSRange(location: 3, length: 9))",
    ] {
      #expect(try crash(attributed + call)?.hasSuffix(change) == true)
    }
    #expect(
      try crash(attributed + "show(text.attributedSubstring(from: NSRange(location: 4, length: 2)).string)") != nil)
    for text in ["\"Hello\" as NSString", "\"Hello\""] {
      #expect(
        try crash("show((\(text)).replacingCharacters(in: NSRange(location: 3, length: 9), with: \"\"))")?.hasSuffix(
          "reason: '-[NSString stringByReplacingCharactersInRange:withString:]: Range or index out of bounds'") == true)
    }
    #expect(try crash("let data = Data([1, 2])\nshow(data[5])") != nil)
  }

  /// Crash logs of such changes speak of ranges that are not empty.
  @Test func whetherAnEmptyRangeBeyondTheEndRaisesIsOpen() throws {
    let flow = screen(
      """
      let text = NSMutableAttributedString(string: "Hello")
      text.addAttribute(.kern, value: 1, range: ("Hello" as NSString).range(of: "x"))
      label.text = text.string
      """)
    #expect(try flow.report("- tapOn: Go").contains("whether an empty range beyond the end of a text raises"))
  }

  @Test func aListForAnOrderedSetIsNoList() throws {
    #expect(
      try screen("let set: NSMutableOrderedSet = [1, 1]; label.text = \"\\(set.count)\"")
        .verdicts("- tapOn: Go\n- assertVisible: 2") == "✓✓?")
  }

  @Test func theFlowsLocaleIsTheDevices() throws {
    #expect(
      try shows("de_DE", "show(Locale.current.identifier)", header: "  locale: de_DE\n") == nil)
  }

  /// Source: libdispatch's message in crash logs.
  @Test func syncOnTheMainQueueEndsTheApp() throws {
    #expect(
      try crash("DispatchQueue.main.sync { show(1) }")
        == "failed: the app crashes: BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread"
    )
  }

  @Test func datesAreNoJSONWhateverTheyAre() throws {
    let crash = try crash("_ = try? JSONSerialization.data(withJSONObject: [\"d\": Date()])")
    #expect(crash?.contains("Invalid type in JSON write") == true, "\(crash ?? "")")
    #expect(try shows("false", "show(JSONSerialization.isValidJSONObject([Date()]))") == nil)
  }

  @Test func pathsHaveOneSlashBetweenParts() throws {
    #expect(
      try shows(
        "/a/b /a/b",
        "show((\"/a\" as NSString).appendingPathComponent(\"/b\"), (\"/a/\" as NSString).appendingPathComponent(\"b\"))"
      ) == nil)
  }

  /// Objective-C's names of the frameworks' own methods are not made of those in Swift.
  @Test func namesOfSelectors() throws {
    #expect(try shows("search:", "show(NSStringFromSelector(#selector(search(_:))))") == nil)
    let report = try screen(
      "show(NSStringFromSelector(#selector(UIViewController.dismiss(animated:completion:))))"
    ).report("- tapOn: Go\n- assertVisible: 'dismissWithAnimated:completion:'")
    #expect(report.contains("  ? assertVisible"), "\(report)")
  }
}
