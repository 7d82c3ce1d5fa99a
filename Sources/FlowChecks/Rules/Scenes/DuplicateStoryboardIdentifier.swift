import FlowModel

/// `duplicate-storyboard-identifier`.
struct DuplicateStoryboardIdentifier: Rule {
  static let description = RuleDescription(
    id: "duplicate-storyboard-identifier", group: .scenes, severity: .warning,
    summary: "Two scenes of one storyboard have the same storyboard identifier.",
    rationale: """
      Code that makes a screen by its identifier only ever gets one of the two. It comes from copying a scene, or from a merge that kept both sides.
      """,
    bad: [
      RuleExample(
        [
          "Main.storyboard": """
          <document initialViewController="a">
            <scenes>
              <scene sceneID="1"><objects><viewController id="a" storyboardIdentifier="Item"/></objects></scene>
              <scene sceneID="2"><objects>↓<viewController id="b" storyboardIdentifier="Item"/></objects></scene>
            </scenes>
          </document>
          """
        ],
        finds: [
          """
          warning: storyboard identifier 'Item' is taken by another scene of this storyboard (line 3): give this one an \
          identifier of its own
          """
        ])
    ],
    good: [
      RuleExample([
        "Main.storyboard": """
        <document initialViewController="a">
          <scenes>
            <scene sceneID="1"><objects><viewController id="a" storyboardIdentifier="Item"/></objects></scene>
            <scene sceneID="2"><objects><viewController id="b" storyboardIdentifier="Items"/></objects></scene>
          </scenes>
        </document>
        """
      ])
    ])

  func findings(in app: CheckedApp) -> [Finding] {
    app.storyboards.flatMap { storyboard in
      var first: [String: Screen] = [:]
      return app.model.screens(of: storyboard).compactMap { screen -> Finding? in
        guard screen.kind != .reference, let identifier = screen.storyboardIdentifier else { return nil }
        guard let other = first[identifier] else {
          first[identifier] = screen
          return nil
        }
        return finding(
          at: screen.location,
          """
          storyboard identifier '\(identifier)' is taken by another scene of this storyboard (line \
          \(other.location.line)): give this one an identifier of its own
          """, related: [.init(location: other.location, message: "the other scene '\(identifier)'")])
      }
    }
  }
}
