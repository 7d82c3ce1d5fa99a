import Testing

/// Lists of what a server answers: what they show is open, and the rest of their screens is not.
@MainActor
struct LiveAnswerTests {
  private func list(_ superclass: String, _ change: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        struct Item: Decodable {
          let name: String
          let tags: [String]
        }
        struct Row { let text: String }
        class Root: \(superclass) {
          var rows: [Row] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "News"
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              barButtonSystemItem: .add, target: self, action: #selector(add))
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            tableView.dataSource = self
            URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { data, _, _ in
              guard let data, let items = try? JSONDecoder().decode([Item].self, from: data) else { return }
              DispatchQueue.main.async {
                self.rows = items.filter { $0.tags.count > 1 }.sorted { $0.name < $1.name }.map { Row(text: $0.name) }
                self.tableView.reloadData()
                \(change)
              }
            }.resume()
          }
          @objc func add() {
            let next = UIViewController()
            next.title = "Form"
            navigationController?.pushViewController(next, animated: true)
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = rows[indexPath.row].text
            return cell
          }
        }
        """)
  }

  @Test func theRowsOfAnAnswerAreOpenAndTheBarAboveIsNot() throws {
    let flow = list("UITableViewController")
    #expect(try flow.passes("- assertVisible: News\n- tapOn: Add\n- assertVisible: Form") == nil)
    #expect(try flow.verdicts("- assertVisible: Fire") == "✓?")
    #expect(try flow.verdicts("- assertNotVisible: Fire") == "✓?")
    #expect(
      try flow.report("- assertVisible: Fire").contains(
        """
        only the app's code knows whether URLSession.shared.dataTask(…) calls its closure
        """))
  }

  @Test func anUpdateOfRowsThatNobodyKnowsIsOpen() throws {
    let change = "self.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)"
    #expect(try list("UITableViewController", change).verdicts("- assertVisible: News") == "?")
  }

  @Test func whatIsReadOfSuchAListIsNotKnown() throws {
    let change = "self.title = self.tableView.numberOfRows(inSection: 0) == 0 ? \"None\" : \"Some\""
    #expect(try list("UITableViewController", change).verdicts("- assertVisible: None") == "✓?")
    #expect(try list("UITableViewController", change).verdicts("- assertVisible: Some") == "✓?")
  }
}
