/// The examples of `auto-layout-off`.
extension AutoLayoutOff {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": "↓"
          + storyboard(
            #"<viewController id="item"><view key="view" id="v"/></viewController>"#)
      ],
      finds: [
        """
        note: this document does not use Auto Layout: tick 'Use Auto Layout' in the file inspector
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          #"<viewController id="item"><view key="view" id="v"/></viewController>"#,
          settings: #"useAutolayout="YES""#)
      ])
  ]
}
