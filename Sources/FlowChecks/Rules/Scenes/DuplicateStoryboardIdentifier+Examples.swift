/// The examples of `duplicate-storyboard-identifier`.
extension DuplicateStoryboardIdentifier {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          #"<viewController id="a" storyboardIdentifier="Item"/>"#,
          #"↓<viewController id="b" storyboardIdentifier="Item"/>"#)
      ],
      finds: [
        """
        warning: storyboard identifier 'Item' is taken by another scene of this storyboard (line 3): give this one an \
        identifier of its own
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample([
      "Main.storyboard": storyboard(
        #"<viewController id="a" storyboardIdentifier="Item"/>"#,
        #"<viewController id="b" storyboardIdentifier="Items"/>"#)
    ])
  ]
}
