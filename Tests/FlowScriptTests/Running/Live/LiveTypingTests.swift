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

  private func keypad(_ members: String = "", isEdited: Bool = true) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController, UITextFieldDelegate {
          let field = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            field.delegate = self
            field.addAction(
              UIAction { [unowned self] _ in title = "\\(field.text!) \\(field.hasText)" }, for: .editingChanged)
            view.addSubview(field)
            navigationItem.rightBarButtonItems = ["One", "Back"].map { title in
              UIBarButtonItem(
                title: title,
                primaryAction: UIAction(title: title) { [unowned self] _ in
                  if title == "One" { field.insertText("1") } else { field.deleteBackward() }
                })
            }
          }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            \(isEdited ? "field.becomeFirstResponder()" : "")
          }
          \(members)
        }
        """)
  }

  @Test func whatCodeInsertsIsTheFieldsTextAndToldOf() throws {
    let steps = "- tapOn: One\n- tapOn: One\n- assertVisible: 11 true\n- tapOn: Back\n- assertVisible: 1 true\n"
    #expect(try keypad().passes(steps + "- tapOn: Back\n- assertVisible: ' false'\n- assertNotVisible: 1 true") == nil)
  }

  @Test func whetherTheDelegateIsAskedAboutWhatCodeInsertsIsOpen() throws {
    let asked = """
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { string != "1" }
      """
    let report = try keypad(asked).report("- tapOn: One\n- assertVisible: 1 true")
    #expect(report.contains("? assertVisible \"1 true\""))
    #expect(report.contains("whether a field's delegate is asked about what code inserts into it, or deletes"))
    // The keyboard asks in any case.
    #expect(try keypad(asked).passes("- inputText: '121'\n- assertVisible: 2 true") == nil)
  }

  @Test func whatCodeInsertsIntoAFieldThatIsNotEditedIsNotKnown() throws {
    let report = try keypad(isEdited: false).report("- tapOn: One\n- assertVisible: 1 true")
    #expect(report.contains("what code inserts into UITextField, or deletes, while that is not edited"))
  }

  @Test func aClassMayHaveItsOwnWayToInsert() throws {
    let flow = LiveFlow(
      source: """
        class Shouting: UITextField {
          override func insertText(_ text: String) { super.insertText(text.uppercased() + "!") }
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let field = Shouting(frame: CGRect(x: 20, y: 150, width: 200, height: 40))
            field.placeholder = "Say"
            view.addSubview(field)
          }
        }
        """)
    #expect(try flow.passes("- tapOn: Say\n- inputText: ab\n- assertVisible: A!B!") == nil)
  }

  @Test func whatCodeSelectsIsReplacedByTheNextCharacter() throws {
    func flow(_ field: String, selecting: String) -> LiveFlow {
      LiveFlow(
        source: """
          class Root: UIViewController, UITextFieldDelegate, UITextViewDelegate {
            let field = \(field)(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            override func viewDidLoad() {
              super.viewDidLoad()
              field.text = "abc"
              field.delegate = self
              view.addSubview(field)
              navigationItem.rightBarButtonItem = UIBarButtonItem(title: "All", primaryAction: UIAction(title: "All") { _ in
                self.field.selectAll(nil)
              })
            }
            \(selecting)
          }
          """)
    }
    for field in ["UITextField", "UITextView"] {
      let steps = "- tapOn: abc\n- tapOn: All\n- inputText: z\n- assertVisible: z\n- assertNotVisible: abcz"
      #expect(try flow(field, selecting: "").passes(steps) == nil)
    }
    // As editing begins by a finger, its caret may take the selection's place.
    let early = flow(
      "UITextField", selecting: "func textFieldDidBeginEditing(_ field: UITextField) { field.selectAll(nil) }")
    #expect(try early.verdicts("- tapOn: abc\n- inputText: z") == "✓✓?")
  }

  @Test func codeAppendsToTheTextOfAView() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          var own: String! = "own"
          override func viewDidLoad() {
            super.viewDidLoad()
            let view = UITextView(frame: CGRect(x: 20, y: 150, width: 200, height: 40))
            view.isEditable = false
            self.view.addSubview(view)
            view.text.append("one")
            view.text.append(contentsOf: " two")
            view.text += " three"
            own.append("er")
            title = own
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: one two three\n- assertVisible: owner") == nil)
  }

  private func named(_ text: String, delegate: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController, UITextFieldDelegate {
          let field = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            field.text = \(text)
            field.delegate = self
            field.clearButtonMode = .always
            view.addSubview(field)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Read", primaryAction: UIAction(title: "Read") { [unowned self] _ in title = "<\\(field.text!)>" })
          }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            field.becomeFirstResponder()
          }
          \(delegate)
        }
        """)
  }

  @Test(
    "What is typed behind a text that is not known",
    arguments: [
      ("- assertVisible: Ann|Bob\n- tapOn: Read\n- assertVisible: <(Ann|Bob)>", "✓✓✓✓"),
      ("- inputText: '!'\n- tapOn: Read\n- assertVisible: <(Ann|Bob)!>\n- assertNotVisible: <...>", "✓✓✓✓✓"),
      ("- inputText: '!'\n- tapOn: Read\n- assertVisible: <Ann!>", "✓✓✓?"),
      ("- eraseText: 1\n- assertVisible: An|Bo\n- assertNotVisible: Ann|Bob", "✓✓✓✓"),
      ("- eraseText: 3\n- inputText: x\n- assertVisible: x\n- tapOn: Read\n- assertVisible: <x>", "✓✓✓✓✓✓"),
      ("- tapOn: Clear text\n- inputText: y\n- tapOn: Read\n- assertVisible: <y>\n- assertVisible: y", "✓✓✓✓✓✓"),
    ])
  func typedBehindWhatIsNotKnown(steps: String, verdicts: String) throws {
    #expect(try named("[\"Ann\", \"Bob\"].randomElement()!").verdicts(steps) == verdicts)
  }

  @Test func aFormKeepsWhatIsTyped() throws {
    let serial = named("UUID().uuidString.components(separatedBy: \"-\").first!")
    #expect(
      try serial.verdicts(
        "- assertVisible: '[0-9A-F]{8}'\n- inputText: '!'\n- tapOn: Read\n- assertVisible: <[0-9A-F]{8}!>")
        == "✓✓✓✓✓")
    #expect(try serial.verdicts("- eraseText: 2\n- assertVisible: '[0-9A-F]{6}'\n- assertNotVisible: ABCDEF") == "✓✓✓?")
  }

  @Test func whereADelegatesChangeLiesInATextThatIsNotKnownIsOpen() throws {
    let asked = """
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { range.location < 3 }
      """
    let report = try named("[\"Ann\", \"Roberta\"].randomElement()!", delegate: asked).report(
      "- inputText: '!'\n- assertVisible: (Ann|Roberta)!")
    #expect(report.contains("where in the text of UITextField \"Ann\", which is not known, a change lies"))
  }
}
