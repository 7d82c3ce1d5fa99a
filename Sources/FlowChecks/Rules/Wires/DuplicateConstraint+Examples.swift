/// The examples of `duplicate-constraint`.
extension DuplicateConstraint {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          """
          <viewController id="item"><view key="view" id="v">
            <constraints>
              <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="c-1"/>
              ↓<constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="c-2"/>
            </constraints>
          </view></viewController>
          """)
      ],
      finds: [
        """
        note: this constraint says what that of line 6 says: delete one
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
              <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" priority="750" id="c-1"/>
              <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="c-2"/>
            </constraints>
          </view></viewController>
          """)
      ], "One of them can give way.")
  ]
}
