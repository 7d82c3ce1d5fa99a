/// The examples of `document-named-unlike-class`.
extension DocumentNamedUnlikeClass {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {}
        """,
        "Shop.storyboard": storyboard(
          """
          ↓<viewController id="item" \(of("ItemViewController"))/>
          """),
      ],
      finds: [
        """
        note: this storyboard is called Shop, and its screen ItemViewController: give both one name
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {}
        """,
        "Item.storyboard": storyboard(
          """
          <viewController id="item" \(of("ItemViewController"))/>
          """),
      ], "Without `ViewController` the names are one.")
  ]
}
