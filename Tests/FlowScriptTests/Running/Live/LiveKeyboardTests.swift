import Testing

/// The keys of the keyboard, as a flow names them.
@MainActor
struct LiveKeyboardTests {
  @Test func theReturnKeyIsThereAndWhichOtherKeysAreIsOpen() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController, UITextFieldDelegate {
          let log = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            field.placeholder = "Name"
            field.returnKeyType = .done
            field.delegate = self
            view.addSubview(log)
            view.addSubview(field)
          }
          func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            log.text = "Returned"
            return textField.resignFirstResponder()
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - assertNotVisible: Done
        - assertNotVisible: q
        - tapOn: Name
        - assertVisible: Done
        - tapOn: Done
        - assertVisible: Returned
        - assertNotVisible: Done
        """) == nil)
    #expect(try flow.verdicts("- tapOn: Name\n- assertNotVisible: q").last == "?")
    #expect(try flow.verdicts("- tapOn: Name\n- assertNotVisible: Done").last == "✗")
  }

  /// A delegate keeps a field from ending by itself, not from being made to.
  @Test(arguments: [("true", "Name ended"), ("false", "Name")])
  func editingIsEndedByForce(_ force: String, _ expected: String) throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController, UITextFieldDelegate {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Name"
            let field = UITextField(frame: CGRect(x: 20, y: 150, width: 300, height: 40))
            field.placeholder = "Type"
            field.delegate = self
            view.addSubview(field)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "End", primaryAction: UIAction(title: "End") { [unowned self] _ in view.endEditing(\(force)) })
          }
          func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
          func textFieldDidEndEditing(_ textField: UITextField) { title = "Name ended" }
        }
        """)
    #expect(try flow.passes("- tapOn: Type\n- tapOn: End\n- assertVisible: \(expected)") == nil)
  }

  /// A toolbar over the keyboard is as high as toolbars are.
  @Test func pointsFarAboveTheKeyboardAreNotUnderIt() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let field = UITextField(frame: CGRect(x: 20, y: 150, width: 300, height: 40))
            field.placeholder = "Type"
            let bar = UIToolbar()
            bar.items = [UIBarButtonItem(barButtonSystemItem: .done, target: self, action: nil)]
            bar.sizeToFit()
            field.inputAccessoryView = bar
            view.addSubview(field)
            let button = UIButton(frame: CGRect(x: 0, y: 230, width: 393, height: 60))
            button.addAction(UIAction { [unowned self] _ in title = "hit" }, for: .touchUpInside)
            view.addSubview(button)
          }
        }
        """)
    #expect(try flow.passes("- tapOn: Type\n- tapOn: {point: '50%,30%'}\n- assertVisible: hit") == nil)
    #expect(try flow.verdicts("- tapOn: Type\n- tapOn: {point: '50%,60%'}") == "✓✓?")
  }

  /// What a former root presents lies behind the new one.
  @Test func fieldsOfANewRootHaveTheKeyboard() throws {
    let flow = LiveFlow(
      source: """
        class Card: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
            button.setTitle("Swap", for: .normal)
            button.addAction(UIAction { [unowned self] _ in view.window?.rootViewController = Form() }, for: .touchUpInside)
            view.addSubview(button)
          }
        }
        class Form: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
            field.placeholder = "Name"
            view.addSubview(field)
          }
        }
        class Root: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let card = Card()
            card.modalPresentationStyle = .overFullScreen
            present(card, animated: true)
          }
        }
        """)
    #expect(try flow.passes("- tapOn: Swap\n- tapOn: Name\n- inputText: Bob\n- assertVisible: Bob") == nil)
  }

  /// A screen that was popped has ended its editing, though it be pushed again.
  @Test func aFieldOfAPoppedScreenIsNotEditedAgain() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let note = Note()
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "List"
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "New", style: .plain, target: self, action: #selector(new))
          }
          @objc func new() { navigationController?.pushViewController(note, animated: true) }
        }
        class Note: UIViewController, UITextViewDelegate {
          let box = UITextView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
          override func viewDidLoad() {
            super.viewDidLoad()
            box.delegate = self
            view.addSubview(box)
          }
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            box.text = "Placeholder"
          }
          func textViewDidBeginEditing(_ textView: UITextView) { box.text = nil }
        }
        """)
    #expect(
      try flow.passes(
        """
        - tapOn: New
        - tapOn: Placeholder
        - assertNotVisible: Placeholder
        - back
        - tapOn: New
        - assertVisible: Placeholder
        """) == nil)
  }

  @Test func contentThatCodeScrollsByWhatIsNotKnownIsSomewhere() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Form"
            scroll.contentSize = CGSize(width: 300, height: 1600)
            view.addSubview(scroll)
            let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
            label.text = "Upper"
            scroll.addSubview(label)
            let upper = UIBarButtonItem(title: "Up", style: .plain, target: self, action: #selector(up))
            let some = UIBarButtonItem(title: "Some", style: .plain, target: self, action: #selector(some))
            navigationItem.rightBarButtonItems = [upper, some]
          }
          @objc func some() { scroll.contentOffset = CGPoint(x: 0, y: Measuring.height()) }
          @objc func up() { scroll.contentOffset = .zero }
        }
        """)
    #expect(
      try flow.verdicts(
        "- tapOn: Some\n- assertVisible: Upper\n- assertVisible: Form\n- tapOn: Up\n- assertVisible: Upper") == "✓✓?✓✓✓"
    )
  }
}
