import Testing

/// Rows that a swipe brings buttons out of.
@MainActor
struct LiveSwipedRowTests {
  private func flow(_ members: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UITableViewController {
          var rows = ["Ann", "Bob", "Cid"]
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
          }
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            title = "selected \\(rows[indexPath.row])"
          }
          \(members)
        }
        """)
  }

  @Test func rowActionsActAndTheDelegateIsTold() throws {
    let flow = flow(
      """
      override func tableView(_ tableView: UITableView, editActionsForRowAt path: IndexPath) -> [UITableViewRowAction]? {
        let remove = UITableViewRowAction(style: .destructive, title: "Remove") { [unowned self] _, path in
          rows.remove(at: path.row)
          tableView.deleteRows(at: [path], with: .fade)
        }
        let edit = UITableViewRowAction(style: .normal, title: "Change") { [unowned self] action, path in
          title = "\\(action.title!) \\(path.row)"
        }
        edit.backgroundColor = .blue
        return [remove, edit]
      }
      override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        navigationItem.prompt = "begins \\(indexPath.row)"
      }
      override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        navigationItem.prompt = "ends"
      }
      """)
    #expect(
      try flow.passes(
        """
        - tapOn: Bob
        - assertVisible: selected Bob
        - swipe: {from: Ann, direction: LEFT}
        - assertVisible: begins 0
        - tapOn: Change
        - assertVisible: Change 0
        - assertVisible: ends
        - swipe: {from: Bob, direction: LEFT}
        - tapOn: Remove
        - assertNotVisible: Bob
        """) == nil)
  }

  @Test func aTouchBesideTheButtonsPutsThemAway() throws {
    let flow = flow(
      """
      override func tableView(
        _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
      ) {}
      """)
    #expect(
      try flow.passes(
        """
        - swipe: {from: Bob, direction: LEFT}
        - assertVisible: Delete
        - tapOn: Cid
        - assertNotVisible: Delete
        - assertNotVisible: selected Cid
        - tapOn: Cid
        - assertVisible: selected Cid
        """) == nil)
  }

  @Test(arguments: ["tableView.deleteRows(at: [path], with: .fade)", "tableView.reloadData()"])
  func theDelegateIsToldAsTheRowGoes(how: String) throws {
    let flow = flow(
      """
      override func tableView(
        _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
      ) {
        rows.remove(at: path.row)
        \(how)
      }
      override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        navigationItem.prompt = "ends"
      }
      """)
    #expect(
      try flow.passes(
        """
        - swipe: {from: Bob, direction: LEFT}
        - assertNotVisible: ends
        - tapOn: Delete
        - assertNotVisible: Bob
        - assertVisible: ends
        """) == nil)
  }

  @Test func whetherASwipeMakesTheControllerEditIsOpen() throws {
    let flow = flow(
      """
      override func tableView(
        _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
      ) {}
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        title = "edits"
      }
      """)
    let report = try flow.report("- swipe: {from: Bob, direction: LEFT}")
    #expect(report.contains("whether the swipe of a row makes its table view controller edit"))
  }

  @Test func reloadingASectionThatIsNotThereRaises() throws {
    let flow = flow(
      """
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Go", primaryAction: UIAction(title: "Go") { [unowned self] _ in tableView.reloadSections([1], with: .none) })
      }
      """)
    let report = try flow.report("- tapOn: Go")
    #expect(report.contains("attempt to delete section 1, but there are only 1 sections before the update"))
  }

  @Test func aButtonInTheCellItselfMayLieUnderItsContentView() throws {
    let flow = LiveFlow(
      source: """
        class Cell: UITableViewCell {
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 10, y: 0, width: 80, height: 44)
            button.setTitle("Like", for: .normal)
            addSubview(button)
            button.addAction(UIAction { _ in button.setTitle("Liked", for: .normal) }, for: .touchUpInside)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        class Root: UITableViewController {
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            Cell(style: .default, reuseIdentifier: nil)
          }
        }
        """)
    let report = try flow.report("- tapOn: Like")
    #expect(report.contains("which is added to the cell itself"))
  }

  @Test func whetherRowsOfATableThatIsEditedAreSwipedIsNotKnown() throws {
    let flow = LiveFlow(
      source: """
        class Root: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            isEditing = true
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Ann"
            return cell
          }
          override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
          ) {}
        }
        """)
    #expect(try flow.verdicts("- swipe: {from: {text: Ann}, direction: LEFT}") == "✓?")
  }
}
