import Testing

/// What a keyboard sets off in an app's fields.
@MainActor
struct LiveTextTests {
  private let form = LiveFlow(
    source: """
      class Root: UIViewController, UITextFieldDelegate, UISearchBarDelegate {
        let name = UITextField(), code = UITextField(), log = UILabel(), search = UISearchBar()
        var events: [String] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          name.placeholder = "Name"
          code.placeholder = "Code"
          search.placeholder = "Search"
          search.showsCancelButton = true
          search.delegate = self
          name.delegate = self
          code.delegate = self
          code.addTarget(self, action: #selector(done), for: .editingDidEndOnExit)
          for (row, each) in [name, code, search, log].enumerated() {
            each.frame = CGRect(x: 20, y: 100 + row * 60, width: 300, height: 40)
            view.addSubview(each)
          }
        }
        func note(_ event: String) {
          events.append(event)
          log.text = events.joined(separator: " ")
        }
        func textFieldShouldBeginEditing(_ field: UITextField) -> Bool { note("should" + field.placeholder!); return true }
        func textFieldDidBeginEditing(_ field: UITextField) { note("begin" + field.placeholder!) }
        func textFieldDidEndEditing(_ field: UITextField) { note("end" + field.placeholder!) }
        func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
          -> Bool
        {
          note("\\(range.location)/\\(range.length)'\\(string)'")
          return string != "x"
        }
        func textFieldShouldReturn(_ field: UITextField) -> Bool {
          if field === name { code.becomeFirstResponder() }
          return field === code
        }
        @objc func done() { note("done") }
        func searchBar(_ bar: UISearchBar, textDidChange text: String) { note("<\\(text)>") }
        func searchBarSearchButtonClicked(_ bar: UISearchBar) { note("search") }
        func searchBarCancelButtonClicked(_ bar: UISearchBar) {
          bar.resignFirstResponder()
          note("cancelled")
        }
      }
      """)

  @Test func aFieldAsksForEachCharacterAndTellsOfItsEditing() throws {
    #expect(
      try form.passes(
        """
        - tapOn: Name
        - inputText: "axb"
        - eraseText: 1
        - assertVisible: "shouldName beginName 0/0'a' 1/0'x' 1/0'b' 1/1''"
        """) == nil)
  }

  @Test func theReturnKeyAsksAndMovesOn() throws {
    #expect(
      try form.passes(
        """
        - tapOn: Name
        - pressKey: Enter
        - assertVisible: "shouldName beginName shouldCode endName beginCode"
        - pressKey: Enter
        - assertVisible: ".* done endCode"
        """) == nil)
  }

  @Test func aSearchBarTellsOfItsTextAndKeys() throws {
    #expect(
      try form.passes(
        """
        - tapOn: Search
        - pressKey: Enter
        - inputText: "ab"
        - pressKey: Enter
        - assertVisible: "<a> <ab> search"
        - tapOn: Cancel
        - assertVisible: ".* search cancelled"
        """) == nil)
  }

  @Test func otherKeysAreRefused() throws {
    let report = try form.report("- tapOn: Name\n- pressKey: Tab")
    #expect(
      report.contains(
        "undecided: pressKey: Tab is none of the keyboard's that is simulated; use back, hideKeyboard or eraseText"),
      "\(report)")
  }

  @Test func aTextAndItsLooksCallNoOverrideOfEachOther() throws {
    let flow = LiveFlow(
      source: """
        final class Field: UITextField {
          override var placeholder: String? {
            didSet { attributedPlaceholder = NSAttributedString(string: (placeholder ?? "") + "!") }
          }
        }
        final class Title: UILabel {
          override var text: String? { didSet { attributedText = NSAttributedString(string: "<\\(text ?? "")>") } }
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let field = Field(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            field.placeholder = "Name"
            let title = Title(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
            title.text = "Plain"
            for each in [field, title] { view.addSubview(each) }
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: Name!\n- assertVisible: <Plain>") == nil)
  }

  @Test func aTextWhoseLooksAreNotKnownIsNotKnown() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            label.text = "old"
            label.attributedText = NSAttributedString(string: "\\(Int.random(in: 0...9))")
            view.addSubview(label)
            title = label.text == "old" ? "as before" : "another"
          }
        }
        """)
    #expect(try flow.report("- assertVisible: as before").contains("? assertVisible \"as before\""))
  }
}
