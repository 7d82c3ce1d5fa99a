/// The examples of `missing-color`.
extension MissingColor {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {}
        """,
        "Assets.xcassets/Accent.colorset/Contents.json": "{}",
        "Main.storyboard": storyboard(
          """
          <viewController id="item"><view key="view" id="v">
            ↓<color key="backgroundColor" name="Paper"/>
          </view></viewController>
          """,
          resources: #"<namedColor name="Paper"><color red="1" green="1" blue="1" alpha="1"/></namedColor>"#),
      ],
      finds: [
        """
        warning: no colour is called 'Paper', so that it is the one that was saved in the document: was it renamed or \
        deleted?
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ItemViewController: UIViewController {}
        """,
        "Assets.xcassets/Paper.colorset/Contents.json": "{}",
        "Main.storyboard": storyboard(
          """
          <viewController id="item"><view key="view" id="v">
            <color key="backgroundColor" name="Paper"/>
          </view></viewController>
          """,
          resources: #"<namedColor name="Paper"><color red="1" green="1" blue="1" alpha="1"/></namedColor>"#),
      ])
  ]
}
