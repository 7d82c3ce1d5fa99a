/// The examples of `missing-image`.
extension MissingImage {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {}
        """,
        "Assets.xcassets/star.imageset/Contents.json": "{}",
        "Main.storyboard": storyboard(
          """
          <viewController id="item"><view key="view" id="v"><subviews>
            ↓<imageView image="stra" id="i"/>
          </subviews></view></viewController>
          """,
          resources: #"<image name="stra" width="8" height="8"/>"#),
      ],
      finds: [
        """
        warning: no image is called 'stra', so that nothing is shown: did you mean 'star'?
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {}
        """,
        "Assets.xcassets/Icons/star.imageset/Contents.json": "{}",
        "Main.storyboard": storyboard(
          """
          <viewController id="item"><view key="view" id="v"><subviews>
            <imageView image="Icons/star" id="i"/>
            <imageView image="star.fill" catalog="system" id="j"/>
          </subviews></view></viewController>
          """,
          resources: """
            <image name="Icons/star" width="8" height="8"/>
            <image name="star.fill" catalog="system" width="8" height="8"/>
            """),
      ], "Of a folder with a namespace, and the system's."),
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {}
        """,
        "star@2x.png": "",
        "Main.storyboard": storyboard(
          """
          <viewController id="item"><view key="view" id="v"><subviews>
            <imageView image="star@2x" id="i"/>
          </subviews></view></viewController>
          """,
          resources: #"<image name="star@2x" width="8" height="8"/>"#),
      ], "The file of one scale."),
  ]
}
