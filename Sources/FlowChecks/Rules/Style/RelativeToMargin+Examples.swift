/// The examples of `relative-to-margin`.
extension RelativeToMargin {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          """
          <viewController id="item"><view key="view" id="v">
            <constraints>
              ↓<constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="c"/>
            </constraints>
          </view></viewController>
          """)
      ],
      finds: [
        """
        note: this constraint is relative to a margin ('leadingMargin'): tie it to the edge or to the safe area
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          """
          <viewController id="item"><view key="view" id="v">
            <constraints>
              <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c"/>
            </constraints>
          </view></viewController>
          """)
      ])
  ]
}
