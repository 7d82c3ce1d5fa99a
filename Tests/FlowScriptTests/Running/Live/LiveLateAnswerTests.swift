import Testing

/// Answers from outside may come after later steps.
@MainActor
struct LiveLateAnswerTests {
  private func flow(_ request: String, _ members: String = "", tap: String = "count += 1") -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          var count = 0
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          let button = UIButton(frame: CGRect(x: 20, y: 400, width: 100, height: 44))
          override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "Waiting"
            button.setTitle("Add", for: .normal)
            button.addTarget(self, action: #selector(add), for: .touchUpInside)
            [label, button].forEach(view.addSubview)
            \(request)
          }
          @objc func add() { \(tap) }
          func show() { label.text = count == 0 ? "None" : "Some" }
          \(members)
        }
        """)
  }

  private nonisolated static let requests = [
    """
    URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { _, _, _ in
      DispatchQueue.main.async { self.show() }
    }.resume()
    """,
    #"Firestore.firestore().collection("a").getDocuments { _, _ in self.show() }"#,
    "Loader.shared.load { self.show() }",
    #"Task { _ = try? await URLSession.shared.data(from: URL(string: "https://example.com")!); self.show() }"#,
    "Task { @MainActor in await Loader.shared.load(); show() }",
    "UNUserNotificationCenter.current().requestAuthorization(options: []) { _ in DispatchQueue.main.async { self.show() } }",
  ]

  /// What the user has done by then is seen by what follows.
  @Test(arguments: requests)
  func anAnswerMayComeAfterTheNextStep(_ request: String) throws {
    let flow = flow(request)
    #expect(try flow.verdicts("- assertNotVisible: Some") == "✓✓")
    #expect(try flow.verdicts("- tapOn: Add\n- assertNotVisible: Some") == "✓✓?")
    #expect(try flow.verdicts("- tapOn: Add\n- assertVisible: Some") == "✓✓?")
    #expect(try flow.verdicts("- tapOn: Add\n- assertVisible: Add\n- assertNotVisible: Others") == "✓✓✓✓")
  }

  /// The question names who answers, and how to settle it.
  @Test func theQuestionNamesWhoAnswers() throws {
    let flow = flow(
      "Task { @MainActor in await Loader.shared.load(); if count > 0 { button.removeFromSuperview() } }")
    let report = try flow.report("- tapOn: Add\n- tapOn: Add")
    #expect(report.contains("when Loader.shared.load(…) answers, which may be after a later step"))
  }

  /// Three steps before it comes.
  @Test func anAnswerMayComeAfterSeveralSteps() throws {
    let flow = flow(
      Self.requests[2].replacing("self.show()", with: "self.label.text = self.count > 2 ? \"Many\" : \"Few\""))
    let taps = "- tapOn: Add\n- tapOn: Add\n- tapOn: Add\n"
    #expect(try flow.verdicts("- tapOn: Add\n- assertNotVisible: Many") == "✓✓✓")
    #expect(try flow.verdicts(taps + "- assertNotVisible: Many") == "✓✓✓✓?")
  }

  /// Two steps, of which the first does nothing to it.
  @Test func anAnswerMayComeAfterTheSecondStep() throws {
    let flow = flow(
      Self.requests[2].replacing("self.show()", with: "if self.count == 2 { self.label.isHidden = true }"))
    #expect(
      try flow.verdicts("- tapOn: Add\n- assertVisible: Waiting\n- tapOn: Add\n- assertVisible: Waiting") == "✓✓✓✓?")
  }

  /// A listener is called once more when something has changed.
  @Test func aListenerIsCalledAgainAfterAStep() throws {
    let flow = flow("Database.database().reference().observe(.value) { _ in self.show() }")
    #expect(try flow.verdicts("- tapOn: Add\n- assertNotVisible: Some") == "✓✓?")
  }

  /// What the step does hangs on whether the answer was there.
  @Test func aStepMayComeBeforeTheAnswer() throws {
    let flow = flow(
      Self.requests[0].replacing("self.show()", with: "self.count = 5; self.button.isEnabled = true"),
      tap: "label.text = count == 5 ? \"Five\" : \"Early\"; count = 7")
    #expect(try flow.verdicts("- tapOn: Add\n- assertNotVisible: Early") == "✓✓?")
  }

  /// What the system keeps is asked for in no time.
  @Test func whatTheSystemKeepsComesBeforeAnyStep() throws {
    let flow = flow(
      "UNUserNotificationCenter.current().getNotificationSettings { _ in DispatchQueue.main.async { self.show() } }")
    #expect(try flow.verdicts("- tapOn: Add\n- assertNotVisible: Some") == "✓✓✓")
  }
}
