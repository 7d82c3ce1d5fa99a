/// The examples of `unknown-nib`.
extension UnknownNib {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class HomeViewController: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(↓UINib(nibName: "ItmCell", bundle: nil), forCellReuseIdentifier: "item")
          }

          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
          }
        }
        """,
        "ItemCell.xib": xib(#"<tableViewCell reuseIdentifier="item" id="cell"/>"#),
        "Main.storyboard": storyboard(
          """
          <tableViewController id="home" \(of("HomeViewController"))/>
          """),
      ],
      finds: [
        """
        error: no xib is called 'ItmCell': did you mean 'ItemCell'?
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class HomeViewController: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UINib(nibName: String(describing: ItemCell.self), bundle: nil), forCellReuseIdentifier: "item")
          }
        }
        """,
        "ItemCell.xib": xib(#"<tableViewCell reuseIdentifier="item" id="cell"/>"#),
      ])
  ]
}
