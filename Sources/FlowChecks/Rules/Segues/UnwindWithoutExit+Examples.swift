/// The examples of `unwind-without-exit`.
extension UnwindWithoutExit {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          """
          <viewController id="list">
            <connections>
              ↓<segue destination="x" kind="unwind" identifier="done" id="s-1"/>
              ↓<segue destination="list" kind="unwind" unwindAction="close:" id="s-2"/>
            </connections>
          </viewController>
          <exit id="x" sceneMemberID="exit"/>
          """)
      ],
      finds: [
        "error: unwind segue 'done' names no unwind action, so nobody takes it: connect it to the exit again",
        "error: the unwind segue to close: leads to 'list', which is no exit: connect it to the exit again",
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample([
      "Main.storyboard": storyboard(
        """
        <viewController id="list">
          <connections>
            <segue destination="x" kind="unwind" unwindAction="close:" id="s-1"/>
            <segue destination="detail" kind="show" id="s-2"/>
          </connections>
        </viewController>
        <exit id="x" sceneMemberID="exit"/>
        """,
        """
        <viewController id="detail">
          <connections>
            <segue destination="x" kind="unwind" unwindAction="close:" id="s-3"/>
          </connections>
        </viewController>
        """)
    ])
  ]
}
