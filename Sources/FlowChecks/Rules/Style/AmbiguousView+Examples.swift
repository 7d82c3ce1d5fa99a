/// The examples of `ambiguous-view`.
extension AmbiguousView {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          screen(views: #"↓<label ambiguous="YES" text="Name" id="l"/>"#))
      ],
      finds: [
        """
        note: this view's constraints leave its place or size open: add those that are missing
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          screen(views: #"<label text="Name" id="l"/>"#))
      ])
  ]
}
