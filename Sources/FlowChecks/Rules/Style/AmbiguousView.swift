import FlowInterfaceBuilder
import FlowModel

/// `ambiguous-view`.
struct AmbiguousView: Rule {
  static let description = RuleDescription(
    id: "ambiguous-view", group: .style, severity: .note, isOptional: true,
    summary: "A view's constraints leave its place or size open.",
    rationale: """
      UIKit chooses one of the places that the constraints admit, and not always the same.
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
                    ↓<label ambiguous="YES" text="Name" id="l"/>
                  </subviews>
                </view></viewController>
              </objects></scene>
            </scenes>
          </document>
          """
        ],
        finds: [
          """
          note: this view's constraints leave its place or size open: add those that are missing
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
      document.root.descendants.filter { $0.has("ambiguous", equalTo: "YES") }.map { view in
        finding(at: view.location, "this view's constraints leave its place or size open: add those that are missing")
      }
    }
  }
}
