/// The examples of `unreachable-scene`.
extension UnreachableScene {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          #"<viewController id="list"/>"#,
          """
          ↓<viewController id="old" customClass="OldViewController">
            <connections><segue destination="sub" kind="show" id="s-1"/></connections>
          </viewController>
          """,
          #"<viewController id="sub"/>"#)
      ],
      finds: [
        """
        warning: nothing leads to OldViewController, nor to 1 scene behind it: connect a segue to it, give it a \
        storyboard identifier, or delete it
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample([
      "Main.storyboard": storyboard(
        """
        <viewController id="list">
          <connections><segue destination="item" kind="show" id="s-1"/></connections>
        </viewController>
        """,
        #"<viewController id="item"/>"#,
        #"<viewController id="help" storyboardIdentifier="Help"/>"#)
    ])
  ]
}
