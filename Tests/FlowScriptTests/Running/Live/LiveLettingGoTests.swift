import Testing

/// What holds a screen no longer: timers and requests that ended, and observations that nobody keeps.
@MainActor
struct LiveLettingGoTests {
  /// Whether a screen that goes back is deallocated.
  private func goes(_ members: String, _ load: String, _ leave: String) throws -> String? {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Root"
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", style: .plain, target: self, action: #selector(go))
          }
          @objc func go() { navigationController?.pushViewController(Second(), animated: true) }
        }
        class Second: UIViewController {
          let label = UILabel()
          \(members)
          override func viewDidLoad() {
            super.viewDidLoad()
            \(load)
          }
          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            \(leave)
          }
          @objc func tick() { label.text = "tick" }
        }
        """)
    return try flow.passes("- tapOn: Go\n- back\n- assertScreen: Root\n- assertDeallocated: Second")
  }

  @Test(arguments: [
    "t = Timer.scheduledTimer(timeInterval: 60, target: self, selector: #selector(tick), userInfo: nil, repeats: true)",
    "t = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in self.tick() }",
    "t = Timer.scheduledTimer(timeInterval: 60, target: label, selector: #selector(tick), userInfo: self, repeats: true)",
  ])
  func timersThatAreInvalidated(_ load: String) throws {
    #expect(try goes("var t: Timer?", load, "t?.invalidate()") == nil)
  }

  @Test func timersThatHaveFired() throws {
    let load =
      "t = Timer.scheduledTimer(timeInterval: 0.01, target: self, selector: #selector(tick), userInfo: nil, repeats: false)"
    #expect(try goes("var t: Timer?", load, "") == nil)
  }

  @Test func displayLinksThatAreInvalidated() throws {
    #expect(
      try goes(
        "var link: CADisplayLink?",
        "link = CADisplayLink(target: self, selector: #selector(tick)); link?.add(to: .main, forMode: .common)",
        "link?.invalidate()") == nil)
  }

  @Test func requestsThatAreCalledOff() throws {
    #expect(
      try goes(
        "", "perform(#selector(tick), with: nil, afterDelay: 600)",
        "NSObject.cancelPreviousPerformRequests(withTarget: self)") == nil)
  }

  @Test func sourcesThatAreCancelled() throws {
    #expect(
      try goes(
        "let source = DispatchSource.makeTimerSource(queue: .main)",
        "source.schedule(deadline: .now() + 60); source.setEventHandler { self.tick() }; source.resume()",
        "source.cancel()") == nil)
  }

  @Test func observationsThatNobodyKeeps() throws {
    #expect(
      try goes(
        "var observation: NSKeyValueObservation?",
        "observation = label.observe(\\.text) { _, _ in self.tick() }", "observation = nil") == nil)
  }
}
