import Testing

/// Fields for what to search that stand in no search bar, and the word that a search controller's bar shows by itself.
@MainActor
struct LiveSearchFieldTests {
  @Test func aSearchFieldOfItsOwnIsATextField() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController, UITextFieldDelegate {
          let label = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
          lazy var field: UISearchTextField = {
            let field = UISearchTextField()
            field.translatesAutoresizingMaskIntoConstraints = false
            field.attributedPlaceholder = NSAttributedString(string: "Find", attributes: [.foregroundColor: UIColor.gray])
            field.backgroundColor = .gray.withAlphaComponent(0.1)
            field.clearButtonMode = .never
            field.delegate = self
            field.addTarget(self, action: #selector(changed), for: .editingChanged)
            return field
          }()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            view.addSubview(field)
            NSLayoutConstraint.activate([
              field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
              field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
              field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
              field.heightAnchor.constraint(equalToConstant: 36),
            ])
          }
          @objc func changed(_ sender: UITextField) { label.text = "looks for " + (sender.text ?? "") }
          func textFieldShouldReturn(_ field: UITextField) -> Bool {
            field.resignFirstResponder()
            label.text = "done"
            return true
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - tapOn: Find
        - inputText: abc
        - assertVisible: looks for abc
        - assertVisible: abc
        - pressKey: Enter
        - assertVisible: done
        """) == nil)
  }

  @Test func theBarOfASearchControllerReadsSearch() throws {
    func flow(_ set: String = "", header: String = "") -> LiveFlow {
      LiveFlow(
        source: """
          class Root: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let search = UISearchController()
              \(set)
              navigationItem.searchController = search
            }
          }
          """, header: header)
    }
    #expect(try flow().passes("- tapOn: Search\n- inputText: abc\n- assertVisible: Cancel") == nil)
    #expect(
      try flow("search.searchBar.placeholder = \"Find\"").passes("- assertVisible: Find\n- assertNotVisible: Search")
        == nil)
    #expect(try flow("search.searchBar.placeholder = nil").verdicts("- assertVisible: Search") == "✓?")
    #expect(try flow(header: "  locale: de\n").verdicts("- assertVisible: Search") == "✓?")
  }

  @Test("What a search bar has above the keyboard comes with it and can be touched")
  func accessoryViews() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let bar = UISearchBar(frame: CGRect(x: 0, y: 120, width: 300, height: 50))
            bar.placeholder = "Find"
            view.addSubview(bar)
            let tools = UIToolbar()
            tools.sizeToFit()
            tools.setItems(
              [UIBarButtonItem(title: "Away", style: .plain, target: bar, action: #selector(UIResponder.resignFirstResponder))],
              animated: true)
            bar.inputAccessoryView = tools
          }
        }
        """)
    let steps = "- assertNotVisible: Away\n- tapOn: Find\n- tapOn: Away\n- assertNotVisible: Away"
    #expect(try flow.passes(steps) == nil)
  }
}
