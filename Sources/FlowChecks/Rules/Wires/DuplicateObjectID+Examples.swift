/// The examples of `duplicate-object-id`.
extension DuplicateObjectID {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          """
          <viewController id="a"><view key="view" id="v"><subviews>
            <label text="Name" id="l"/>
            ↓<label text="Name" id="l"/>
          </subviews></view></viewController>
          """)
      ],
      finds: [
        """
        warning: the id 'l' is that of another object, too (line 5): were both sides of a merge kept?
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample([
      "Main.storyboard": storyboard(
        #"<viewController id="a"><view key="view" id="v"/></viewController>"#)
    ])
  ]
}
