import Testing

/// Taps on points of the screen: what lies there, where that is certain.
@MainActor
struct LivePointTests {
  private static let flow = LiveFlow(
    source: """
      class Root: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        let button = UIButton(frame: CGRect(x: 20, y: 260, width: 200, height: 40))
        let other = UIButton()
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Start"
          button.setTitle("Go", for: .normal)
          button.addTarget(self, action: #selector(go), for: .touchUpInside)
          let cover = UILabel(frame: button.frame)
          other.setTitle("Other", for: .normal)
          other.translatesAutoresizingMaskIntoConstraints = false
          [field, button, cover, other].forEach(view.addSubview)
          NSLayoutConstraint.activate([
            other.topAnchor.constraint(equalTo: view.topAnchor, constant: 320),
            other.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
          ])
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(add))
        }
        @objc func go() { title = "Gone" }
        @objc func add() { title = "Added" }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { view.endEditing(true) }
      }
      """)

  @Test func whatLiesThereForCertainIsTouched() throws {
    #expect(try Self.flow.passes("- tapOn: {point: \"100,280\"}\n- assertVisible: Gone") == nil)
    #expect(try Self.flow.passes("- tapOn: {point: \"370,80\"}\n- assertVisible: Added") == nil)
    #expect(try Self.flow.passes("- tapOn: {point: \"100,220\"}\n- inputText: Anna\n- assertVisible: Anna") == nil)
  }

  @Test func besideEverythingTheScreenItselfIsTouched() throws {
    #expect(
      try Self.flow.verdicts(
        "- tapOn: {point: \"100,220\"}\n- inputText: Anna\n- tapOn: {point: \"350,150\"}\n- inputText: x") == "✓✓✓✓✗")
  }

  @Test func whatMayLieThereIsOpen() throws {
    #expect(
      try Self.flow.report("- tapOn: {point: \"60,330\"}").contains(
        "undecided: what lies at the point is not certain: where UIButton \"Other\" lies"))
    #expect(try Self.flow.verdicts("- tapOn: {point: \"200,80\"}") == "✓?")
    #expect(try Self.flow.verdicts("- tapOn: {point: \"100,220\"}\n- tapOn: {point: \"200,800\"}") == "✓✓?")
  }

  @Test func tabsShareTheirBarEvenly() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let tabs = UITabBarController()
            tabs.viewControllers = ["First", "Second", "Third"].map { title in
              let page = UIViewController()
              page.title = title
              return UINavigationController(rootViewController: page)
            }
            view.window?.rootViewController = tabs
          }
        }
        """)
    #expect(
      try flow.passes("- tapOn: {point: \"50%,94%\"}\n- assertVisible: {text: Second, selected: true}") == nil)
    #expect(try flow.verdicts("- tapOn: {point: \"34%,94%\"}") == "✓?")
  }

  @Test func stacksAndTextsAreTouchedWhereTheySurelyLie() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let bar = UIToolbar()
            let button = UIButton(type: .system)
            button.setTitle("Go", for: .normal)
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
            let label = UILabel()
            label.text = "Some words"
            let stack = UIStackView(arrangedSubviews: [label, button])
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            bar.setItems([UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)], animated: false)
            bar.frame = CGRect(x: 0, y: 120, width: 300, height: 44)
            [stack, bar].forEach(view.addSubview)
            NSLayoutConstraint.activate([
              stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
              stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
              stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
              label.heightAnchor.constraint(equalToConstant: 40),
            ])
          }
          @objc func go() { title = "Gone" }
        }
        """)
    #expect(try flow.passes("- assertVisible: Tool\n- tapOn: {point: \"190,250\"}\n- assertVisible: Gone") == nil)
    #expect(try flow.verdicts("- tapOn: {point: \"190,272\"}") == "✓?")
  }

  /// What is pinned to the frame of a scroll view, inside of it, does not lie where the content does.
  @Test(arguments: ["frameLayoutGuide", "safeAreaLayoutGuide"])
  func guidesThatStandStillWhileContentMoves(_ guide: String) throws {
    let flow = LiveFlow(
      source: """
        class Root: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton()
            button.setTitle("Add", for: .normal)
            button.addAction(UIAction { [unowned self] _ in title = "added" }, for: .touchUpInside)
            button.translatesAutoresizingMaskIntoConstraints = false
            tableView.addSubview(button)
            NSLayoutConstraint.activate([
              button.heightAnchor.constraint(equalToConstant: 50), button.widthAnchor.constraint(equalToConstant: 100),
              button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
              button.bottomAnchor.constraint(equalTo: tableView.\(guide).bottomAnchor, constant: -20),
            ])
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        }
        """)
    #expect(try flow.verdicts("- tapOn: {point: '50%,94%'}\n- assertVisible: added").contains("✗") == false)
    #expect(try flow.passes("- tapOn: Add\n- assertVisible: added") == nil)
  }

  /// The rows of a grid are as thick as their buttons; a field with a border is no lower than 34 points.
  @Test func gridsAndFieldsAreTouchedWhereTheySurelyLie() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let grid = UIStackView()
            (grid.axis, grid.alignment, grid.distribution, grid.spacing) = (.vertical, .center, .fillEqually, 8)
            for texts in [["7", "8", "9"], ["4", "5", "6"], ["1", "2", "3"]] {
              let row = UIStackView()
              (row.alignment, row.distribution, row.spacing) = (.center, .fillEqually, 8)
              for text in texts {
                let button = UIButton()
                button.widthAnchor.constraint(equalToConstant: 76).isActive = true
                button.heightAnchor.constraint(equalToConstant: 76).isActive = true
                button.addAction(UIAction { [unowned self] _ in title = "got \\(text)" }, for: .touchUpInside)
                row.addArrangedSubview(button)
              }
              grid.addArrangedSubview(row)
            }
            let field = UITextField()
            (field.borderStyle, field.font, field.placeholder) = (.roundedRect, .systemFont(ofSize: 20), "Name")
            for part in [grid, field] {
              part.translatesAutoresizingMaskIntoConstraints = false
              view.addSubview(part)
              part.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
            }
            NSLayoutConstraint.activate([
              grid.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -31),
              field.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
              field.widthAnchor.constraint(equalToConstant: 300),
            ])
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - tapOn: {point: "196,813"}
        - assertVisible: got 2
        - tapOn: {point: "110,630"}
        - assertVisible: got 7
        - tapOn: {point: "196,230"}
        - inputText: Ann
        - assertVisible: Ann
        """) == nil)
    #expect(try flow.verdicts("- tapOn: {point: \"196,236\"}") == "✓?")
  }
}
