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
}
