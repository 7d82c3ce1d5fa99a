import FlowInterfaceBuilder
import FlowModel

/// `missing-color`.
struct MissingColor: Rule {
  static let description = RuleDescription(
    id: "missing-color", group: .resources, severity: .warning,
    summary: "A document names a colour that the app does not have.",
    rationale: """
      UIKit takes the colour as it was when the document was last saved, so that it does not change with the others, \
      nor with dark appearance. It comes from renaming or deleting a colour in an asset catalogue.
      """,
    bad: [
      RuleExample(
        [
          "App.swift": """
          class ItemViewController: UIViewController {}
          """,
          "Assets.xcassets/Accent.colorset/Contents.json": "{}",
          "Main.storyboard": """
          <document initialViewController="item">
            <scenes>
              <scene sceneID="1"><objects>
                <viewController id="item"><view key="view" id="v">
                  ↓<color key="backgroundColor" name="Paper"/>
                </view></viewController>
              </objects></scene>
            </scenes>
            <resources><namedColor name="Paper"><color red="1" green="1" blue="1" alpha="1"/></namedColor></resources>
          </document>
          """,
        ],
        finds: [
          """
          warning: no colour is called 'Paper', so that it is the one that was saved in the document: was it renamed or \
          deleted?
          """
        ])
    ],
    good: [
      RuleExample(
        [
          "App.swift": """
          class ItemViewController: UIViewController {}
          """,
          "Assets.xcassets/Paper.colorset/Contents.json": "{}",
          "Main.storyboard": """
          <document initialViewController="item">
            <scenes>
              <scene sceneID="1"><objects>
                <viewController id="item"><view key="view" id="v">
                  <color key="backgroundColor" name="Paper"/>
                </view></viewController>
              </objects></scene>
            </scenes>
            <resources><namedColor name="Paper"><color red="1" green="1" blue="1" alpha="1"/></namedColor></resources>
          </document>
          """,
        ])
    ])

  func findings(in app: CheckedApp) -> [Finding] {
    guard let assets = app.knownAssets, !assets.colorNames.isEmpty else { return [] }
    let names = NearestName(among: assets.colorNames)
    return app.runnableDocuments.flatMap { document in
      document.resources("namedColor").filter { !$0.text.isEmpty && !assets.hasColor($0.text) }.map { color in
        let nearest = names.of(color.text).map { ": did you mean '\($0)'?" } ?? ": was it renamed or deleted?"
        return finding(
          at: color.use.location,
          "no colour is called '\(color.text)', so that it is the one that was saved in the document\(nearest)")
      }
    }
  }
}
