import FlowInterfaceBuilder
import FlowModel

/// `stack-view-background`.
struct StackViewBackground: Rule {
  static let description = RuleDescription(
    id: "stack-view-background", group: .style, severity: .note, isOptional: true,
    summary: "A stack view has a background colour.",
    rationale: """
      Before iOS 14 it is not drawn: those versions show what lies behind.
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
                    ↓<stackView id="s"><color key="backgroundColor" white="1" alpha="1"/></stackView>
                  </subviews>
                </view></viewController>
              </objects></scene>
            </scenes>
          </document>
          """
        ],
        finds: [
          """
          note: a background colour of a stack view is not drawn before iOS 14: put a view behind it
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
                    <stackView id="s"/>
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
      document.root.descendants.filter { stack in
        stack.isNamed("stackView") && stack.child(key: "backgroundColor") != nil
      }.map { stack in
        finding(
          at: stack.location,
          "a background colour of a stack view is not drawn before iOS 14: put a view behind it")
      }
    }
  }
}
