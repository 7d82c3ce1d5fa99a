import Testing

/// Controls of the app's that follow fingers themselves, and views that take keys.
@MainActor
struct LiveTrackingTests {
  @Test func aControlFollowsAFinger() throws {
    let flow = LiveFlow(
      source: """
        class Rating: UIControl {
          var steps: [String] = []
          override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            steps.append("begins at \\(Int(touch.location(in: self).x))")
            return touch.location(in: self).x < 200
          }
          override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
            steps.append("ends \\(isTracking)")
            sendActions(for: .valueChanged)
          }
        }
        class Root: UIViewController {
          let rating = Rating(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            rating.accessibilityIdentifier = "rating"
            rating.addTarget(self, action: #selector(rated(_:for:)), for: .valueChanged)
            view.addSubview(rating)
            view.addSubview(label)
            let show = UIButton(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
            show.setTitle("Show", for: .normal)
            show.addTarget(self, action: #selector(tell), for: .touchUpInside)
            view.addSubview(show)
          }
          let label = UILabel(frame: CGRect(x: 20, y: 100, width: 370, height: 40))
          @objc func rated(_ sender: Rating, for event: UIEvent?) {
            label.text = (sender.steps + [event == nil ? "by code" : "by hand"]).joined(separator: ", ")
          }
          @objc func tell(_ sender: UIButton, event: UIEvent) {
            label.text = rating.steps.joined(separator: ", ") + " \\(event.allTouches?.count ?? 0) finger"
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - tapOn: {point: "120,220"}
        - assertVisible: begins at 100, ends true, by code
        - tapOn: {point: "270,220"}
        - tapOn: Show
        - assertVisible: begins at 100, ends true, begins at 250 1 finger
        """) == nil)
    #expect(
      try flow.report("- swipe: {from: {id: rating}, direction: RIGHT}").contains(
        "undecided: only the app's code knows what Rating does with a finger that moves"))
  }

  @Test func aControlSendsItsActionsItself() throws {
    let flow = LiveFlow(
      source: """
        class Counted: UIButton {
          static var sent: [String] = []
          override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
            Counted.sent.append(NSStringFromSelector(action))
            if Counted.sent.count < 3 { super.sendAction(action, to: target, for: event) }
          }
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "0"
            let button = Counted(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            button.setTitle("Count", for: .normal)
            button.addTarget(self, action: #selector(count(_:)), for: .touchUpInside)
            view.addSubview(button)
          }
          @objc func count(_ sender: Any) { title = Counted.sent.joined(separator: " ") }
        }
        """)
    #expect(
      try flow.passes(
        """
        - tapOn: Count
        - assertVisible: "count:"
        - tapOn: Count
        - tapOn: Count
        - assertVisible: "count: count:"
        """) == nil)
  }

  @Test func whichEventASwitchHandsOnIsOpen() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let toggle = UISwitch(frame: CGRect(x: 20, y: 200, width: 51, height: 31))
            toggle.accessibilityIdentifier = "toggle"
            toggle.addTarget(self, action: #selector(toggled(_:event:)), for: .valueChanged)
            view.addSubview(toggle)
          }
          @objc func toggled(_ sender: UISwitch, event: UIEvent?) { title = event == nil ? "none" : "some" }
        }
        """)
    #expect(
      try flow.report("- tapOn: {id: toggle}").contains(
        "undecided: only the app's code knows no argument for 'event' of Root.toggled(_:event:)"))
  }

  @Test func aTouchedControlGoesWithItsScreen() throws {
    let flow = LiveFlow(
      source: """
        class Token { deinit { Root.ended += 1 } }
        class Detail: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let token = Token()
            let button = UIButton(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            button.setTitle("Keep", for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.title = "kept \\(type(of: token))" }, for: .touchUpInside)
            view.addSubview(button)
          }
        }
        class Root: UIViewController {
          static var ended = 0
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Start"
            let button = UIButton(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            button.setTitle("Open", for: .normal)
            button.addAction(
              UIAction { [unowned self] _ in
                title = "ended \\(Root.ended)"
                navigationController?.pushViewController(Detail(), animated: true)
              }, for: .touchUpInside)
            view.addSubview(button)
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - tapOn: Open
        - tapOn: Keep
        - assertVisible: kept Token
        - back
        - assertVisible: ended 0
        - tapOn: Open
        - back
        - assertVisible: ended 1
        """) == nil)
  }

  @Test func aViewTakesKeys() throws {
    let flow = LiveFlow(
      source: """
        class Code: UIView, UIKeyInput {
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
          var digits = ""
          override var canBecomeFirstResponder: Bool { true }
          var hasText: Bool { !digits.isEmpty }
          func insertText(_ text: String) {
            if text == "\\n" { label.text = "done " + digits; resignFirstResponder() } else { digits += text; label.text = digits }
          }
          func deleteBackward() { digits.removeLast(); label.text = digits }
        }
        class Root: UIViewController {
          let code = Code(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            code.addSubview(code.label)
            view.addSubview(code)
          }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            code.becomeFirstResponder()
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - inputText: "471"
        - assertVisible: "471"
        - eraseText: 1
        - assertVisible: "47"
        - pressKey: Enter
        - assertVisible: done 47
        """) == nil)
  }

  @Test func anExtensionOfUIKitsAnswersActions() throws {
    let flow = LiveFlow(
      source: """
        extension UIButton {
          func counts() {
            addTarget(self, action: #selector(wasPushed), for: .touchDown)
            addTarget(self, action: #selector(wasPushed(by:)), for: .touchUpInside)
          }
          @objc func wasPushed() { setTitle("pushed", for: .normal) }
          @objc func wasPushed(by sender: UIButton) { setTitle((currentTitle ?? "") + " \\(sender === self)", for: .normal) }
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            button.setTitle("Push", for: .normal)
            button.counts()
            view.addSubview(button)
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - tapOn: Push
        - assertVisible: pushed true
        """) == nil)
  }
}
