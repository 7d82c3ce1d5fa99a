/// The examples of `stack-view-background`.
extension StackViewBackground {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          screen(views: #"↓<stackView id="s"><color key="backgroundColor" white="1" alpha="1"/></stackView>"#))
      ],
      finds: [
        """
        note: a background colour of a stack view is not drawn before iOS 14: put a view behind it
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          screen(views: #"<stackView id="s"/>"#))
      ])
  ]
}
