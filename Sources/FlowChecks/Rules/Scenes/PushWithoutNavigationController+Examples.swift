/// The examples of `push-without-navigation-controller`.
extension PushWithoutNavigationController {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "Info.plist": """
        <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="list" customClass="ListViewController">
            <connections>↓<segue destination="item" kind="push" identifier="open" id="s-1"/></connections>
          </viewController>
          """,
          #"<viewController id="item"/>"#),
      ],
      finds: [
        """
        error: segue 'open' pushes, but ListViewController is in no navigation controller on any way that leads to it: \
        embed it in one, or make the segue a show segue
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample([
      "Info.plist": """
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      """,
      "Main.storyboard": storyboard(
        """
        <navigationController id="nav">
          <connections>
            <segue destination="list" kind="relationship" relationship="rootViewController" id="s-1"/>
          </connections>
        </navigationController>
        """,
        """
        <viewController id="list">
          <connections><segue destination="item" kind="push" id="s-2"/></connections>
        </viewController>
        """,
        #"<viewController id="item"/>"#),
    ])
  ]
}
