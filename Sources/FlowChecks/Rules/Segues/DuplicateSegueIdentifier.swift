import FlowModel

/// `duplicate-segue-identifier`.
struct DuplicateSegueIdentifier: Rule {
  static let description = RuleDescription(
    id: "duplicate-segue-identifier", group: .segues, severity: .warning,
    summary: "Two segues of one scene have the same identifier, but lead to different screens.",
    rationale: """
      `performSegue(withIdentifier:)` takes the first of them, and `prepare(for:sender:)` cannot tell them apart by \
      identifier: it casts the destination to the wrong class, or leaves one of them without what it needs. It comes \
      from copying a segue and changing only where it leads. Several segues with one identifier to one screen are \
      common and fine.
      """,
    bad: [
      RuleExample(
        [
          "Main.storyboard": """
          <document initialViewController="list">
            <scenes>
              <scene sceneID="1"><objects><viewController id="list">
                <connections>
                  <segue destination="item" kind="show" identifier="open" id="s-1"/>
                  ↓<segue destination="help" kind="show" identifier="open" id="s-2"/>
                </connections>
              </viewController></objects></scene>
              <scene sceneID="2"><objects><viewController id="item" customClass="ItemViewController"/></objects></scene>
              <scene sceneID="3"><objects><viewController id="help" customClass="HelpViewController"/></objects></scene>
            </scenes>
          </document>
          """
        ],
        finds: [
          """
          warning: segue identifier 'open' is taken by another segue of this scene (line 5), which leads to \
          ItemViewController, this one to HelpViewController: performSegue always takes the first. Give this segue an \
          identifier of its own
          """
        ])
    ],
    good: [
      RuleExample(
        [
          "Main.storyboard": """
          <document initialViewController="list">
            <scenes>
              <scene sceneID="1"><objects><viewController id="list">
                <view key="view" id="v"><subviews>
                  <button id="b-1"><connections>
                    <segue destination="item" kind="show" identifier="open" id="s-1"/>
                  </connections></button>
                  <button id="b-2"><connections>
                    <segue destination="item" kind="show" identifier="open" id="s-2"/>
                  </connections></button>
                </subviews></view>
              </viewController></objects></scene>
              <scene sceneID="2"><objects><viewController id="item"/></objects></scene>
            </scenes>
          </document>
          """
        ], "Two buttons do the same.")
    ])

  func findings(in app: CheckedApp) -> [Finding] {
    app.storyboards.flatMap { app.model.screens(of: $0) }.flatMap { screen in
      var first: [String: Transition] = [:]
      return app.model.transitions(from: screen.id).compactMap { segue -> Finding? in
        guard segue.kind != .relationship, let identifier = segue.identifier else { return nil }
        guard let other = first[identifier] else {
          first[identifier] = segue
          return nil
        }
        guard let here = segue.destination.screenID, let there = other.destination.screenID, here != there,
          let one = app.model.screen(there), let two = app.model.screen(here)
        else { return nil }
        return finding(
          at: segue.location,
          """
          segue identifier '\(identifier)' is taken by another segue of this scene (line \(other.location.line)), which \
          leads to \(one.spelling), this one to \(two.spelling): performSegue always takes the first. Give this segue \
          an identifier of its own
          """, related: [.init(location: other.location, message: "the first segue '\(identifier)'")])
      }
    }
  }
}
