import Testing

/// Which of several elements an index means: they are counted from above, and from the left, as Maestro counts them.
@MainActor
struct LiveReadingOrderTests {
  private func screen(_ body: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let status = UILabel(frame: CGRect(x: 20, y: 600, width: 300, height: 30))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(status)
        \(body)
          }
          func button(_ name: String) -> UIButton {
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Edit") { [unowned self] _ in
              status.text = "It was \\(name)"
            })
            view.addSubview(button)
            return button
          }
        }
        """)
  }

  @Test func theHigherOneIsTheFirst() throws {
    let flow = screen(
      """
      button("low").frame = CGRect(x: 20, y: 300, width: 100, height: 40)
      button("right").frame = CGRect(x: 200, y: 200, width: 100, height: 40)
      button("left").frame = CGRect(x: 20, y: 200, width: 100, height: 40)
      """)
    for (index, name) in [(0, "left"), (1, "right"), (2, "low"), (-1, "low")] {
      #expect(try flow.passes("- tapOn: {text: Edit, index: \(index)}\n- assertVisible: It was \(name)") == nil)
    }
  }

  @Test func constraintsTellWhichIsHigher() throws {
    let flow = screen(
      """
      let (low, high) = (button("low"), button("high"))
      for each in [low, high] { each.translatesAutoresizingMaskIntoConstraints = false }
      NSLayoutConstraint.activate([
        high.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        high.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        low.topAnchor.constraint(equalTo: high.bottomAnchor, constant: 8),
        low.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      """)
    #expect(try flow.passes("- tapOn: {text: Edit, index: 0}\n- assertVisible: It was high") == nil)
    #expect(try flow.passes("- tapOn: {text: Edit, index: 1}\n- assertVisible: It was low") == nil)
  }

  @Test func ofPlacesThatAreNotKnownNoneIsTheFirst() throws {
    let flow = screen(
      """
      let line = UILabel(frame: .zero)
      line.text = "Some words"
      line.numberOfLines = 0
      line.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(line)
      let one = button("one")
      one.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        line.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        one.topAnchor.constraint(equalTo: line.bottomAnchor),
        one.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      ])
      button("other").frame = CGRect(x: 200, y: 120, width: 100, height: 40)
      """)
    let report = try flow.report("- tapOn: {text: Edit, index: 0}")
    #expect(report.contains(#"whether the text "Edit" is meant: where it lies is not known"#), "\(report)")
  }

  @Test func itemsOfBarsStandBesideTheContent() throws {
    let flow = screen(
      """
      button("content").frame = CGRect(x: 20, y: 300, width: 100, height: 40)
      let item = { [unowned self] (name: String) in
        UIBarButtonItem(title: "Edit", primaryAction: UIAction(title: "Edit") { [unowned self] _ in
          status.text = "It was \\(name)"
        })
      }
      navigationItem.rightBarButtonItems = [item("outer"), item("inner")]
      navigationItem.leftBarButtonItem = item("left")
      """)
    for (index, name) in ["left", "inner", "outer", "content"].enumerated() {
      #expect(try flow.passes("- tapOn: {text: Edit, index: \(index)}\n- assertVisible: It was \(name)") == nil)
    }
  }

  /// The table's two distances from above contradict each other on this phone, so that its place is not known.
  @Test func whatIsPinnedBelowAListLiesBelowItsTitles() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController, UITableViewDataSource {
          override func viewDidLoad() {
            super.viewDidLoad()
            let (table, button) = (UITableView(), UIButton(type: .system))
            button.setTitle("All", for: .normal)
            table.dataSource = self
            for view in [table, button] {
              view.translatesAutoresizingMaskIntoConstraints = false
              self.view.addSubview(view)
            }
            NSLayoutConstraint.activate([
              table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 69),
              table.topAnchor.constraint(equalTo: view.topAnchor, constant: 113),
              table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
              table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
              button.topAnchor.constraint(equalTo: table.bottomAnchor),
              button.heightAnchor.constraint(equalToConstant: 83),
              button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
              button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            ])
          }
          func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Details" }
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: {text: All, below: Details}") == nil)
    #expect(try flow.passes("- assertVisible: {text: Details, above: All}") == nil)
    #expect(try flow.passes("- assertNotVisible: {text: All, above: Details}") == nil)
  }
}
