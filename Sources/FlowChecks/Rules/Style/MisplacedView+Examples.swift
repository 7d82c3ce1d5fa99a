/// The examples of `misplaced-view`.
extension MisplacedView {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          screen(views: #"↓<label misplaced="YES" text="Name" id="l"/>"#))
      ],
      finds: [
        """
        note: this view lies elsewhere than its constraints say: update its frame, or its constraints
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
