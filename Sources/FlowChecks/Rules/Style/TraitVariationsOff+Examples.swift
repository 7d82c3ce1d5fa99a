/// The examples of `trait-variations-off`.
extension TraitVariationsOff {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": "↓"
          + storyboard(
            #"<viewController id="item"><view key="view" id="v"/></viewController>"#)
      ],
      finds: [
        """
        note: this document does not use trait variations: tick 'Use Trait Variations' in the file inspector
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          #"<viewController id="item"><view key="view" id="v"/></viewController>"#,
          settings: #"useTraitCollections="YES""#)
      ])
  ]
}
