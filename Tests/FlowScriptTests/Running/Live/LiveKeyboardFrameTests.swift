import Testing

/// What the app moves by what the keyboard's notifications say goes with the keyboard, however high that is.
@MainActor
struct LiveKeyboardFrameTests {
  private func screen(_ shown: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let field = UITextField()
          let button = UIButton(type: .system)
          let label = UILabel(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
          var bottom: NSLayoutConstraint!
          override func viewDidLoad() {
            super.viewDidLoad()
            field.placeholder = "Task"
            button.setTitle("Add", for: .normal)
            button.addTarget(self, action: #selector(add), for: .touchUpInside)
            view.addSubview(label)
            for each in [field, button] {
              each.translatesAutoresizingMaskIntoConstraints = false
              view.addSubview(each)
            }
            bottom = field.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -100)
            NSLayoutConstraint.activate([
              bottom, field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
              field.widthAnchor.constraint(equalToConstant: 200), field.heightAnchor.constraint(equalToConstant: 40),
              button.leadingAnchor.constraint(equalTo: field.trailingAnchor),
              button.centerYAnchor.constraint(equalTo: field.centerYAnchor),
              button.widthAnchor.constraint(equalToConstant: 80), button.heightAnchor.constraint(equalToConstant: 40),
            ])
            NotificationCenter.default.addObserver(
              self, selector: #selector(shown(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
          }
          @objc func add() { label.text = "added \\(field.text!)" }
          @objc func shown(_ notification: Notification) {
            let info = notification.userInfo!
            let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as! NSValue).cgRectValue
            let seconds = info[UIResponder.keyboardAnimationDurationUserInfoKey] as! Double
            \(shown)
          }
        }
        """)
  }

  private let steps = "- tapOn: Task\n- inputText: Milk\n- tapOn: Add\n- assertVisible: added Milk"

  @Test func aFieldIsMovedAboveIt() throws {
    let flow = screen(
      "bottom.constant = -frame.height - 10\nUIView.animate(withDuration: seconds) { self.view.layoutIfNeeded() }")
    #expect(try flow.passes(steps) == nil)
  }

  @Test func aFieldThatIsMovedTooLittleIsUnderIt() throws {
    #expect(try screen("bottom.constant = -frame.height / 2").verdicts(steps) == "✓✓✓✗")
  }

  @Test func whatHangsOnItsHeightIsOpen() throws {
    #expect(
      try screen("label.text = \"\\(frame.height)\"").verdicts("- tapOn: Task\n- assertVisible: \"[0-9.]+\"") == "✓✓✓")
    #expect(
      try screen("label.text = \"\\(frame.height)\"").verdicts("- tapOn: Task\n- assertVisible: \"290.0\"") == "✓✓?")
    #expect(
      try screen("if frame.height > 300 { title = \"High\" }").verdicts("- tapOn: Task\n- assertVisible: High") == "✓✓?"
    )
  }

  @Test func numbersAreObjects() throws {
    let flow = screen(
      """
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as! UInt
      let whole = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)!.floatValue < 1
      title = "\\(curve) \\(whole)"
      """)
    #expect(try flow.passes("- tapOn: Task\n- assertVisible: 7 true") == nil)
  }
}
