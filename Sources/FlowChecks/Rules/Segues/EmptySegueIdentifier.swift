import FlowInterfaceBuilder
import FlowModel

/// `empty-segue-identifier`.
struct EmptySegueIdentifier: Rule {
  static let description = RuleDescription(
    id: "empty-segue-identifier", group: .segues, severity: .warning,
    summary: "A segue's identifier is empty or blank.",
    rationale: """
      No code can name such a segue, and a `switch` over identifiers in `prepare(for:sender:)` sends it to `default`. \
      Interface Builder leaves it behind when an identifier is deleted letter by letter.
      """,
    bad: [
      RuleExample(
        [
          "Main.storyboard": """
          <document initialViewController="list">
            <scenes>
              <scene sceneID="1"><objects><viewController id="list">
                <connections>
                  ↓<segue destination="item" kind="show" identifier=" " id="s-1"/>
                </connections>
              </viewController></objects></scene>
              <scene sceneID="2"><objects><viewController id="item"/></objects></scene>
            </scenes>
          </document>
          """
        ],
        finds: [
          "warning: the segue's identifier is blank: no code can name it. Write one, or remove the attribute"
        ])
    ],
    good: [
      RuleExample(
        [
          "Main.storyboard": """
          <document initialViewController="list">
            <scenes>
              <scene sceneID="1"><objects><viewController id="list">
                <connections>
                  <segue destination="item" kind="show" id="s-1"/>
                </connections>
              </viewController></objects></scene>
              <scene sceneID="2"><objects><viewController id="item"/></objects></scene>
            </scenes>
          </document>
          """
        ], "A segue that a control triggers needs no identifier.")
    ])

  func findings(in app: CheckedApp) -> [Finding] {
    app.runnableDocuments.flatMap(\.segues).compactMap { segue in
      guard let identifier = segue.identifier, identifier.allSatisfy(\.isWhitespace) else { return nil }
      return finding(
        at: segue.location,
        """
        the segue's identifier is \(identifier.isEmpty ? "empty" : "blank"): no code can name it. Write one, or remove \
        the attribute
        """)
    }
  }
}
