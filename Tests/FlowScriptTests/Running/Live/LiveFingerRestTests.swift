import Testing

/// A finger stays where it comes down: what the app puts off goes on meanwhile.
@MainActor
struct LiveFingerRestTests {
  /// A screen with a button, which `down` and `up` answer.
  private func screen(_ members: String, setUp: String = "", in holder: String = "view!") -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          var count = 0
          let button = UIButton(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            button.setTitle("Go", for: .normal)
            button.addTarget(self, action: #selector(down), for: .touchDown)
            let holder: UIView = \(holder)
            if holder !== view { view.addSubview(holder) }
            holder.addSubview(button)
            \(setUp)
          }
          \(members)
        }
        """)
  }

  private static let up = """
    @objc func up() { title = "count \\(count)" }
    """
  private static let sendsUp = "button.addTarget(self, action: #selector(up), for: .touchUpInside)"

  @Test("The queue, and a short timer, run between a finger's coming down and its being lifted")
  func queue() throws {
    for work in [
      "DispatchQueue.main.async { self.count = 1 }",
      "DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { self.count = 1 }",
    ] {
      let flow = screen("@objc func down() { \(work) }\n\(Self.up)", setUp: Self.sendsUp)
      #expect(try flow.passes("- tapOn: Go\n- assertVisible: count 1") == nil)
    }
  }

  @Test("Whether a timer comes while the finger is down is open where it may")
  func timers() throws {
    let after = "DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.count = 1 }"
    let ticking = "Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in self.count += 1 }"
    for work in [after, ticking] {
      let flow = screen("@objc func down() { \(work) }\n\(Self.up)", setUp: Self.sendsUp)
      #expect(try flow.verdicts("- tapOn: Go\n- assertVisible: count 0") == "✓✓?")
    }
  }

  @Test("A scroll view may tell of a short touch at its end alone")
  func scrolling() throws {
    let flow = screen(
      "@objc func down() { DispatchQueue.main.async { self.count = 1 } }\n\(Self.up)", setUp: Self.sendsUp,
      in: "UIScrollView(frame: view.bounds)")
    #expect(try flow.verdicts("- tapOn: Go\n- assertVisible: count 1") == "✓✓?")
  }

  @Test(
    "How a touch ends on what is disabled or taken away meanwhile is open",
    arguments: [
      "button.isEnabled = false", "button.removeFromSuperview()",
      "DispatchQueue.main.async { self.button.isHidden = true }",
    ])
  func ends(_ work: String) throws {
    let flow = screen("@objc func down() { \(work) }\n\(Self.up)", setUp: Self.sendsUp)
    #expect(try flow.verdicts("- tapOn: Go\n- assertVisible: count 0") == "✓?")
  }

  @Test("A finger comes down before a recognizer takes it from the control")
  func order() throws {
    let flow = screen(
      """
      @objc func down() { title = "down" }
      @objc func tapped() { title = "\\(title ?? "") tapped" }
      @objc func cancelled() { title = "\\(title ?? "") cancelled" }
      """,
      setUp: """
        button.addTarget(self, action: #selector(cancelled), for: .touchCancel)
        button.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        """)
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: down tapped cancelled") == nil)
  }

  @Test("A long press begins after its duration, and ends after three seconds")
  func presses() throws {
    let flow = screen(
      """
      @objc func down() { DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { self.count = 1 } }
      @objc func pressed(_ press: UILongPressGestureRecognizer) {
        if press.state == .began {
          title = "began \\(count)"
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.count = 2 }
        }
        if press.state == .ended { title = "\\(title!) ended \\(count)" }
      }
      """,
      setUp: "button.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(pressed)))")
    #expect(try flow.passes("- longPressOn: Go\n- assertVisible: began 1 ended 2") == nil)
  }

  @Test("Of two long presses that exclude one another the shorter one begins")
  func shorter() throws {
    let flow = screen(
      """
      @objc func down() {}
      @objc func outer(_ press: UIGestureRecognizer) { if press.state == .began { title = "outer" } }
      @objc func inner(_ press: UIGestureRecognizer) { if press.state == .began { title = "inner" } }
      """,
      setUp: """
        let long = UILongPressGestureRecognizer(target: self, action: #selector(inner))
        long.minimumPressDuration = 1.5
        button.addGestureRecognizer(long)
        view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(outer)))
        """)
    #expect(try flow.passes("- longPressOn: Go\n- assertVisible: outer") == nil)
  }

  @Test("A recognizer that is disabled while it recognizes is cancelled")
  func cancelled() throws {
    let flow = screen(
      """
      @objc func down() {}
      @objc func pressed(_ press: UIGestureRecognizer) {
        switch press.state {
        case .began: press.isEnabled = false
        case .cancelled: title = "cancelled"
        case .ended: title = "ended"
        default: break
        }
      }
      """,
      setUp: "button.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(pressed)))")
    #expect(try flow.passes("- longPressOn: Go\n- assertVisible: cancelled") == nil)
  }

  @Test("What a cover that goes by itself takes of a touch is open")
  func covers() throws {
    let flow = screen(
      "@objc func down() { title = \"reached\" }",
      setUp: """
        let cover = UIView(frame: view.bounds)
        view.addSubview(cover)
        DispatchQueue.main.asyncAfter(deadline: .now() + 4) { cover.removeFromSuperview() }
        """)
    #expect(try flow.verdicts("- tapOn: Go\n- assertVisible: reached") == "✓✓?")
    let lasting = screen(
      "@objc func down() { title = \"reached\" }", setUp: "view.addSubview(UIView(frame: view.bounds))")
    #expect(try lasting.verdicts("- tapOn: Go\n- assertNotVisible: reached") == "✓✓✓")
  }
}
