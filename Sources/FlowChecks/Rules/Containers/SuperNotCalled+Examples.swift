/// The examples of `super-not-called`.
extension SuperNotCalled {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ListViewController: UITableViewController {
          override func ↓viewWillAppear(_ animated: Bool) {
            title = "List"
          }
        }
        """
      ],
      finds: [
        """
        note: viewWillAppear(_:) of ListViewController does not call super.viewWillAppear
        """
      ]),
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {
          override func ↓viewDidDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
          }
        }
        """
      ],
      finds: [
        """
        note: viewDidDisappear(_:) of ItemViewController does not call super.viewDidDisappear, but \
        super.viewWillDisappear
        """
      ]),
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ListViewController: UITableViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            title = "List"
          }
        }
        """
      ])
  ]
}
