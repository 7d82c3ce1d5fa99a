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
      ]),
    RuleExample(
      [
        "App.swift": """
        class HomeViewController: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            present(ItemViewController(), animated: true)
            present(↓HelpViewController(nibName: "Hlep", bundle: .main), animated: true)
          }
        }

        class ItemViewController: UIViewController {
          init() { super.↓init(nibName: "ItemView", bundle: nil) }
          required init?(coder: NSCoder) { nil }
        }

        class HelpViewController: UIViewController {}
        """,
        "Help.xib": xib(
          """
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(of("HelpViewController"))/><view id="v"/>
          """),
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeViewController"))/>
          """),
      ],
      finds: [
        """
        error: no xib is called 'Hlep': did you mean 'Help'?
        """,
        """
        error: no xib is called 'ItemView': was it renamed or deleted?
        """,
      ]),
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
      ]),
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {
          init() { super.init(nibName: "Item", bundle: nil) }
          required init?(coder: NSCoder) { nil }
          override func loadView() { view = UIView() }
        }

        class HelpViewController: UIViewController {
          override init(nibName: String?, bundle: Bundle?) { super.init(nibName: "Help", bundle: bundle) }
          required init?(coder: NSCoder) { nil }
          static func make() -> UIViewController { HelpViewController(nibName: "Other", bundle: nil) }
        }
        """,
        "Help.xib": xib(
          """
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(of("HelpViewController"))/><view id="v"/>
          """),
      ], "A controller that makes its view itself, and one that takes another nib than it is told."),
  ]
}
