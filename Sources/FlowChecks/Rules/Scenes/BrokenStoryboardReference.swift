import FlowModel

/// `broken-storyboard-reference`.
struct BrokenStoryboardReference: Rule {
  static let description = RuleDescription(
    id: "broken-storyboard-reference", group: .scenes, severity: .error,
    summary: "A storyboard reference names a storyboard or a screen that does not exist.",
    rationale: """
      UIKit follows a reference when its segue is performed, and raises an exception when there is no such storyboard, \
      no such identifier in it, or no initial controller. Xcode does not check it. It comes from renaming a storyboard \
      or an identifier, or from moving a scene to another storyboard. A reference that nothing leads to is a warning; \
      one into another bundle is not checked unless that bundle's files are there.
      """,
    bad: [
      RuleExample(
        [
          "Main.storyboard": """
          <document initialViewController="list">
            <scenes>
              <scene sceneID="1"><objects><viewController id="list">
                <connections>
                  <segue destination="r-1" kind="show" id="s-1"/>
                  <segue destination="r-2" kind="show" id="s-2"/>
                  <segue destination="r-3" kind="show" id="s-3"/>
                </connections>
              </viewController></objects></scene>
              <scene sceneID="2"><objects>
                ↓<viewControllerPlaceholder storyboardName="Setings" id="r-1" sceneMemberID="viewController"/>
              </objects></scene>
              <scene sceneID="3"><objects>
                ↓<viewControllerPlaceholder storyboardName="Settings" referencedIdentifier="Advancd" id="r-2" sceneMemberID="viewController"/>
              </objects></scene>
              <scene sceneID="4"><objects>
                ↓<viewControllerPlaceholder referencedIdentifier="Advanced" id="r-3" sceneMemberID="viewController"/>
              </objects></scene>
              <scene sceneID="5"><objects>
                ↓<viewControllerPlaceholder storyboardName="Settings" id="r-4" sceneMemberID="viewController"/>
              </objects></scene>
            </scenes>
          </document>
          """,
          "Settings.storyboard": """
          <document>
            <scenes>
              <scene sceneID="1"><objects>
                <viewController storyboardIdentifier="Advanced" id="adv"/>
              </objects></scene>
            </scenes>
          </document>
          """,
        ],
        finds: [
          "error: the reference names storyboard 'Setings', which does not exist: did you mean 'Settings'?",
          """
          error: the reference names screen 'Advancd', which storyboard Settings does not have: did you mean 'Advanced'?
          """,
          """
          error: the reference names screen 'Advanced', which storyboard Main does not have: it is in storyboard Settings
          """,
          """
          warning: the reference names storyboard Settings without a screen, and that has no initial view controller: \
          name a screen of it, or tick "Is Initial View Controller" there (nothing leads to the reference)
          """,
        ])
    ],
    good: [
      RuleExample(
        [
          "Main.storyboard": """
          <document initialViewController="list">
            <scenes>
              <scene sceneID="1"><objects><viewController id="list">
                <connections><segue destination="r-1" kind="show" id="s-1"/></connections>
              </viewController></objects></scene>
              <scene sceneID="2"><objects>
                <viewControllerPlaceholder storyboardName="Chart" bundleIdentifier="org.example.Charts" id="r-1" sceneMemberID="viewController"/>
              </objects></scene>
            </scenes>
          </document>
          """
        ], "The storyboard is in a framework, whose files are not here.")
    ])

  func findings(in app: CheckedApp) -> [Finding] {
    let lookup = StoryboardLookup(app)
    let used = Set(app.model.transitions.compactMap(\.reference))
    return app.storyboards.flatMap { storyboard in
      app.model.screens(of: storyboard).compactMap { screen -> Finding? in
        guard let reference = screen.reference, reference.target.reason != nil,
          let fault = lookup.fault(of: reference, in: storyboard)
        else { return nil }
        return used.contains(screen.id) || screen.isInitial
          ? finding(at: screen.location, fault)
          : finding(at: screen.location, fault + " (nothing leads to the reference)", severity: .warning)
      }
    }
  }
}
