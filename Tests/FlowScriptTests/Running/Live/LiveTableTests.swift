import Testing

/// Tables whose rows come, go, are selected and swiped.
@MainActor
struct LiveTableTests {
  private func table(_ members: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UITableViewController {
          var rows = ["One", "Two"]
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Change", style: .plain, target: self, action: #selector(change))
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
          }
        \(members)
        }
        """)
  }

  @Test func onlyNewRowsAreAskedFor() throws {
    let flow = table(
      """
      @objc func change() {
        rows = ["Zero", "1", "Two"]
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      }
      """)
    #expect(
      try flow.passes("- tapOn: Change\n- assertVisible: Zero\n- assertVisible: One\n- assertNotVisible: \"1\"") == nil)
  }

  @Test func numbersThatDoNotFitEndTheApp() throws {
    let flow = table(
      """
      @objc func change() {
        rows.removeLast()
        tableView.performBatchUpdates({
          tableView.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .fade)
        }, completion: nil)
      }
      """)
    let report = try flow.report("- tapOn: Change")
    #expect(
      report.contains(
        """
        'NSInternalInconsistencyException', reason: 'Invalid update: invalid number of rows in section 0. The number of rows \
        contained in an existing section after the update (1) must be equal to the number of rows contained in that \
        section before the update (2), plus or minus the number of rows inserted or deleted from that section \
        (0 inserted, 2 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, \
        0 moved out).'
        """), "\(report)")
  }

  @Test func selectionGoesByTheDelegate() throws {
    let flow = table(
      """
      @objc func change() { title = "\\(tableView.indexPathForSelectedRow?.row ?? -1)" }
      override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath.row == 0 ? nil : indexPath
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { title = "Selected" }
      """)
    #expect(
      try flow.passes(
        "- tapOn: One\n- tapOn: Change\n- assertVisible: \"-1\"\n- tapOn: Two\n- assertVisible: Selected\n"
          + "- tapOn: Change\n- assertVisible: \"1\"") == nil)
  }

  @Test func aSwipeBringsOutButtons() throws {
    let flow = table(
      """
      @objc func change() {}
      override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let pin = UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, done in
          self?.title = "Pinned \\(indexPath.row)"
          done(true)
        }
        return UISwipeActionsConfiguration(actions: [pin])
      }
      """)
    #expect(
      try flow.passes(
        "- assertNotVisible: Pin\n- swipe: {from: {text: Two}, direction: LEFT}\n- tapOn: Pin\n"
          + "- assertVisible: Pinned 1\n- assertNotVisible: Pin") == nil)
  }

  @Test func aRowIsDeletedByASwipe() throws {
    let flow = table(
      """
      @objc func change() {}
      override func tableView(
        _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
      ) {
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
      }
      """)
    #expect(
      try flow.passes(
        "- swipe: {from: {text: One}, direction: LEFT}\n- tapOn: Delete\n- assertNotVisible: One\n- assertVisible: Two")
        == nil)
  }

  @Test func theImageOfACellLeavesItsTextAsItIs() throws {
    let flow = LiveFlow(
      source: """
        class Root: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Bob"
            cell.imageView?.image = UIImage(systemName: "person")
            cell.imageView?.tintColor = .red
            return cell
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: Bob\n- assertNotVisible: Anna") == nil)
  }

  @Test func aTableThatIsSetAsksItsController() throws {
    let flow = LiveFlow(
      source: """
        class Root: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView = UITableView(frame: view.frame, style: .plain)
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row"
            return cell
          }
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { title = "Chosen" }
        }
        """)
    #expect(try flow.passes("- assertVisible: Row\n- tapOn: Row\n- assertVisible: Chosen") == nil)
  }
}
