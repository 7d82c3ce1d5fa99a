import Testing

/// Keys that go from field to field, and what else many screens of forms do.
@MainActor
struct LiveTypingTests {
  @Test func eachKeyGoesToTheFieldThatHasTheKeyboardThen() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController, UITextFieldDelegate {
          var fields: [UITextField] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            for place in 0..<3 {
              let field = UITextField(frame: CGRect(x: 20 + place * 50, y: 150, width: 40, height: 40))
              field.placeholder = "Digit \\(place)"
              field.tag = place
              field.delegate = self
              view.addSubview(field)
              fields.append(field)
            }
          }
          func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
          ) -> Bool {
            textField.text = string
            if textField.tag < 2 {
              fields[textField.tag + 1].becomeFirstResponder()
            } else {
              textField.resignFirstResponder()
              title = fields.map { $0.text! }.joined()
            }
            return false
          }
        }
        """)
    #expect(try flow.passes("- tapOn: Digit 0\n- inputText: '123'\n- assertVisible: '123'") == nil)
  }

  @Test func whatLiesInAViewOfNoHeightThatClipsIsNotSeen() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let folded = UIView(frame: CGRect(x: 0, y: 150, width: 393, height: 0))
            folded.clipsToBounds = true
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            label.text = "Folded"
            folded.addSubview(label)
            view.addSubview(folded)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Open", primaryAction: UIAction(title: "Open") { _ in folded.frame.size.height = 100 })
          }
        }
        """)
    #expect(try flow.passes("- assertNotVisible: Folded\n- tapOn: Open\n- assertVisible: Folded") == nil)
  }

  @Test func codeHearsOfChangesOfTraits() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
              self.title = "style changed"
            }
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Dark",
              primaryAction: UIAction(title: "Dark") { [unowned self] _ in overrideUserInterfaceStyle = .dark })
          }
        }
        """)
    #expect(try flow.passes("- tapOn: Dark\n- assertVisible: style changed") == nil)
  }

  @Test func aTapOnAFieldIsNotItsPrimaryAction() throws {
    func flow(_ event: String) -> LiveFlow {
      LiveFlow(
        source: """
          class Root: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              title = "none"
              let field = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 40))
              field.placeholder = "Name"
              field.addAction(UIAction { [unowned self] _ in title = "sent" }, for: \(event))
              view.addSubview(field)
            }
          }
          """)
    }
    let steps = "- tapOn: Name\n- inputText: Ann\n- assertVisible: none\n- pressKey: Enter\n- assertVisible: sent"
    #expect(try flow(".primaryActionTriggered").passes(steps) == nil)
    #expect(try flow(".touchDown").passes("- tapOn: Name\n- assertVisible: sent") == nil)
    #expect(try flow(".touchUpInside").verdicts("- tapOn: Name") == "✓?")
  }
}
