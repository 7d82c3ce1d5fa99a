/// The examples of `duplicate-segue-identifier`.
extension DuplicateSegueIdentifier {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          """
          <viewController id="list">
            <connections>
              <segue destination="item" kind="show" identifier="open" id="s-1"/>
              ↓<segue destination="help" kind="show" identifier="open" id="s-2"/>
            </connections>
          </viewController>
          """,
          #"<viewController id="item" customClass="ItemViewController"/>"#,
          #"<viewController id="help" customClass="HelpViewController"/>"#)
      ],
      finds: [
        """
        warning: segue identifier 'open' is taken by another segue of this scene (line 6), which leads to \
        ItemViewController, this one to HelpViewController: performSegue always takes the first. Give this segue an \
        identifier of its own
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          """
          <viewController id="list">
            <view key="view" id="v"><subviews>
              <button id="b-1"><connections>
                <segue destination="item" kind="show" identifier="open" id="s-1"/>
              </connections></button>
              <button id="b-2"><connections>
                <segue destination="item" kind="show" identifier="open" id="s-2"/>
              </connections></button>
            </subviews></view>
          </viewController>
          """,
          #"<viewController id="item"/>"#)
      ], "Two buttons do the same.")
  ]
}
