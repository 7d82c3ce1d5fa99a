/// The examples of `identifier-unlike-class`.
extension IdentifierUnlikeClass {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {}
        """,
        "Main.storyboard": storyboard(
          """
          ↓<viewController storyboardIdentifier="Item" id="item" \(of("ItemViewController"))/>
          """),
      ],
      finds: [
        """
        note: the storyboard identifier 'Item' is not the name of the class ItemViewController
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {}
        """,
        "Main.storyboard": storyboard(
          """
          <viewController storyboardIdentifier="ItemViewController" id="item" \(of("ItemViewController"))/>
          """),
      ])
  ]
}
