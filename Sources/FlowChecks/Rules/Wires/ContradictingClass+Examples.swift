/// The examples of `contradicting-class`.
extension ContradictingClass {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {}
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="item">
            ↓<view key="view" id="v" \(of("ItemViewController"))/>
          </viewController>
          """),
      ],
      finds: [
        """
        error: class ItemViewController is a UIViewController, but this element is a view: set the class on \
        the controller
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ItemView: UIControl {}
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="item">
            <view key="view" id="v" \(of("ItemView"))/>
          </viewController>
          """),
      ], "A control is a view.")
  ]
}
