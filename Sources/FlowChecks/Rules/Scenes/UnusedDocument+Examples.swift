/// The examples of `unused-document`.
extension UnusedDocument {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class HomeViewController: UIViewController {}
        """,
        "Main.storyboard": storyboard(
          #"<viewController id="home"/>"#),
        "Old.xib": "↓" + xib(#"<view id="v"/>"#),
      ],
      finds: [
        """
        note: nothing names Old.xib: delete it, if no code puts its name together
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class HomeViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            _ = Bundle.main.loadNibNamed("Badge", owner: self)
            show(ItemViewController(), sender: nil)
          }
        }

        class ItemViewController: UIViewController {}
        """,
        "Badge.xib": xib(#"<view id="v"/>"#),
        "ItemView.xib": xib(#"<view id="v"/>"#),
        "Main.storyboard": storyboard(
          #"<viewController id="home"/>"#),
      ], "A controller looks for a xib of its name, with `Controller` or without.")
  ]
}
