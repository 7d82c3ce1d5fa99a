import FlowInterfaceBuilder
import FlowModel

/// `misplaced-view`.
struct MisplacedView: Rule {
  static let description = RuleDescription(
    id: "misplaced-view", group: .style, severity: .note, isOptional: true,
    summary: "A view lies elsewhere than its constraints say.",
    rationale: """
      Interface Builder shows it where it was saved, and the app elsewhere, so that nobody sees in the document \
      what users see.
      """,
    bad: [
      RuleExample(
        [
          "Main.storyboard": """
          <document initialViewController="item">
            <scenes>
              <scene sceneID="1"><objects>
                <viewController id="item"><view key="view" id="v">
                  <subviews>
                    ↓<label misplaced="YES" text="Name" id="l"/>
                  </subviews>
                </view></viewController>
              </objects></scene>
            </scenes>
          </document>
          """
        ],
        finds: [
          """
          note: this view lies elsewhere than its constraints say: update its frame, or its constraints
          """
        ])
    ],
    good: [
      RuleExample(
        [
          "Main.storyboard": """
          <document initialViewController="item">
            <scenes>
              <scene sceneID="1"><objects>
                <viewController id="item"><view key="view" id="v">
                  <subviews>
                    <label text="Name" id="l"/>
                  </subviews>
                </view></viewController>
              </objects></scene>
            </scenes>
          </document>
          """
        ])
    ])

  func findings(in app: CheckedApp) -> [Finding] {
    app.runnableDocuments.flatMap { document in
      document.root.descendants.filter { $0.has("misplaced", equalTo: "YES") }.map { view in
        finding(
          at: view.location, "this view lies elsewhere than its constraints say: update its frame, or its constraints")
      }
    }
  }
}
