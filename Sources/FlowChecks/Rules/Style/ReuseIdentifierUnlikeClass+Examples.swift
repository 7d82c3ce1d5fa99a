/// The examples of `reuse-identifier-unlike-class`.
extension ReuseIdentifierUnlikeClass {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ItemCell: UITableViewCell {}
        """,
        "Main.storyboard": storyboard(
          """
          <tableViewController id="item"><tableView key="view" dataMode="prototypes" id="t"><prototypes>
            ↓<tableViewCell reuseIdentifier="Item" id="c" \(of("ItemCell"))/>
          </prototypes></tableView></tableViewController>
          """),
      ],
      finds: [
        """
        note: the reuse identifier 'Item' is not the name of the class ItemCell
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ItemCell: UITableViewCell {}
        """,
        "Main.storyboard": storyboard(
          """
          <tableViewController id="item"><tableView key="view" dataMode="prototypes" id="t"><prototypes>
            <tableViewCell reuseIdentifier="ItemCell" id="c" \(of("ItemCell"))/>
          </prototypes></tableView></tableViewController>
          """),
      ])
  ]
}
