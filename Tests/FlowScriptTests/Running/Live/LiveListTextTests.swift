import Testing

/// A text of a list's row that is not known leaves the rest of the row known.
@MainActor
struct LiveListTextTests {
  @Test func theOtherTextIsKnown() throws {
    let flow = LiveFlow(
      source: """
        class Root: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = "row \\(indexPath.row)"
            content.secondaryText = "\\(Date())"
            content.secondaryTextProperties.font = .systemFont(ofSize: 12)
            if indexPath.row == 1 { content.secondaryText = "known" }
            cell.contentConfiguration = content
            return cell
          }
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            title = "chose \\(indexPath.row)"
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - assertVisible: row 0
        - assertVisible: known
        - tapOn: row 0
        - assertVisible: chose 0
        """) == nil)
    #expect(try flow.verdicts("- assertNotVisible: yesterday\n- assertVisible: yesterday") == "✓✓✗")
    #expect(try flow.report("- assertVisible: '2026-03-14.*'").contains("which is set as text"))
    #expect(try flow.report("- assertNotVisible: '2026-03-14.*'").contains("undecided"))
  }
}
