/// The examples of `empty-segue-identifier`.
extension EmptySegueIdentifier {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          """
          <viewController id="list">
            <connections>
              ↓<segue destination="item" kind="show" identifier=" " id="s-1"/>
            </connections>
          </viewController>
          """,
          #"<viewController id="item"/>"#)
      ],
      finds: [
        "warning: the segue's identifier is blank: no code can name it. Write one, or remove the attribute"
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          """
          <viewController id="list">
            <connections>
              <segue destination="item" kind="show" id="s-1"/>
            </connections>
          </viewController>
          """,
          #"<viewController id="item"/>"#)
      ], "A segue that a control triggers needs no identifier.")
  ]
}
