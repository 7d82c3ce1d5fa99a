/// The examples of `unknown-reuse-identifier`.
extension UnknownReuseIdentifier {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ListViewController: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            return tableView.↓dequeueReusableCell(withIdentifier: "ItmCell", for: indexPath)
          }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <tableViewController id="list" \(of("ListViewController"))>
            <tableView key="view" dataMode="prototypes" id="t">
              <prototypes><tableViewCell reuseIdentifier="ItemCell" id="c"/></prototypes>
            </tableView>
          </tableViewController>
          """),
      ],
      finds: [
        """
        error: no cell has the reuse identifier 'ItmCell', and nobody registers one: did you mean \
        'ItemCell'?
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ListViewController: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Plain")
          }

          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            return tableView.dequeueReusableCell(withIdentifier: "Plain", for: indexPath)
          }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <tableViewController id="list" \(of("ListViewController"))>
            <tableView key="view" dataMode="prototypes" id="t">
              <prototypes><tableViewCell reuseIdentifier="ItemCell" id="c"/></prototypes>
            </tableView>
          </tableViewController>
          """),
      ])
  ]
}
