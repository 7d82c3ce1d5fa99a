/// The examples of `main-storyboard`.
extension MainStoryboard {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "Info.plist": """
        <plist version="1.0"><dict>
          <key>UIMainStoryboardFile</key>
          ↓<string>Man</string>
        </dict></plist>
        """,
        "Main.storyboard": storyboard(
          #"<viewController id="list"/>"#),
      ],
      finds: [
        "error: the app starts with storyboard 'Man', which does not exist: did you mean 'Main'?"
      ]),
    RuleExample(
      [
        "Info.plist": """
        <plist version="1.0"><dict>
          <key>UIMainStoryboardFile</key>
          <string>Main</string>
        </dict></plist>
        """,
        "Main.storyboard": "↓"
          + storyboard(

            #"<viewController id="list" storyboardIdentifier="List"/>"#, starts: false),
      ],
      finds: [
        """
        error: the app starts with this storyboard, but it has no initial view controller, so the window stays black: \
        tick "Is Initial View Controller" for a scene
        """
      ]),
  ]

  static let good: [RuleExample] = [
    RuleExample([
      "Info.plist": """
      <plist version="1.0"><dict>
        <key>UIMainStoryboardFile</key>
        <string>Main</string>
      </dict></plist>
      """,
      "Main.storyboard": storyboard(
        #"<viewController id="list"/>"#),
    ])
  ]
}
