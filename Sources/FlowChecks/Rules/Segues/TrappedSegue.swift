import FlowModel

/// `trapped-segue`.
struct TrappedSegue: Rule {
  static let description = RuleDescription(
    id: "trapped-segue", group: .segues, severity: .error,
    summary: "`prepare(for:sender:)` stops the app for a segue that the storyboard has.",
    rationale: """
      A `prepare` that makes a case of an enum of the identifier, or that ends its `switch` with `fatalError`, crashes \
      when a segue comes that it does not know. That is meant for the developer, who does not see it before \
      somebody performs that segue. It comes from renaming the identifier or the case, and from a segue that was \
      added, or was given no identifier.
      """,
    bad: [
      RuleExample(
        [
          "App.swift": """
          class ListViewController: UIViewController {
            enum Segue: String {
              case open
              case help
            }

            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              guard let name = segue.identifier, let segue = Segue(rawValue: name) else {
                fatalError("an unknown segue")
              }
              print(segue)
            }
          }
          """,
          "Main.storyboard": """
          <document initialViewController="list">
            <scenes>
              <scene sceneID="1"><objects>
                <viewController id="list" customClass="ListViewController" customModule="App" customModuleProvider="target">
                  <navigationItem key="navigationItem" id="n">
                    <barButtonItem key="leftBarButtonItem" title="Help" id="h">
                      <connections>↓<segue destination="item" kind="show" identifier="halp" id="s-1"/></connections>
                    </barButtonItem>
                    <barButtonItem key="rightBarButtonItem" title="Open" id="b">
                      <connections><segue destination="item" kind="show" identifier="open" id="s-2"/></connections>
                    </barButtonItem>
                  </navigationItem>
                  <connections>↓<segue destination="item" kind="show" id="s-3"/></connections>
                </viewController>
              </objects></scene>
              <scene sceneID="2"><objects><viewController id="item"/></objects></scene>
            </scenes>
          </document>
          """,
        ],
        finds: [
          """
          error: prepare of ListViewController stops the app for segue 'halp' (line 9 of App.swift): handle it there, or \
          rename the segue
          """,
          """
          warning: prepare of ListViewController stops the app for a segue without an identifier (line 9 of App.swift): handle it there, or \
          rename the segue
          """,
        ])
    ],
    good: [
      RuleExample([
        "App.swift": """
        class ListViewController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "help" { return }
            switch segue.identifier {
            case "open": segue.destination.title = "Item"
            default: fatalError("an unknown segue")
            }
          }
        }
        """,
        "Main.storyboard": """
        <document initialViewController="list">
          <scenes>
            <scene sceneID="1"><objects>
              <viewController id="list" customClass="ListViewController" customModule="App" customModuleProvider="target">
                <connections>
                  <segue destination="item" kind="show" identifier="open" id="s-1"/>
                  <segue destination="item" kind="show" identifier="help" id="s-2"/>
                </connections>
              </viewController>
            </objects></scene>
            <scene sceneID="2"><objects><viewController id="item"/></objects></scene>
          </scenes>
        </document>
        """,
      ])
    ])

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens else { return [] }
    let performed = Set(app.performedSegues.map(\.identifier))
    return app.model.screens.flatMap { screen -> [Finding] in
      guard screen.isSimulated, let owner = screens.appClass(of: screen), let prepare = screens.code.prepare(of: owner)
      else { return [] }
      return app.model.transitions(from: screen.id).filter { $0.kind != .relationship }.compactMap { segue in
        guard let trap = prepare.trap(for: segue.identifier) else { return nil }
        let name = segue.identifier.map { "segue '\($0)'" } ?? "a segue without an identifier"
        return finding(
          at: segue.location,
          "prepare of \(owner.name) stops the app for \(name) (\(trap.inWords)): handle it there, or rename the segue",
          severity: segue.happens(performed) ? .error : .warning,
          related: [.init(location: trap, message: "it stops here")])
      }
    }
  }
}

extension PrepareScope {
  /// Where the app stops for a segue of an identifier; nil when it does not, or when more than the identifier decides.
  fileprivate func trap(for identifier: String?) -> SourceLocation? {
    for event in scope.function.events {
      let conditions = scope.conditions(of: event)
      guard runs(event, for: identifier, isKind: { _, _ in nil }) == .yes else { continue }
      switch event.action {
      case .leave: return nil
      case .call(let call) where call.isTrap:
        // What no question for the identifier stands before may follow a switch that leaves.
        guard conditions.contains(where: { $0.tests.contains { isIdentifier($0.value) } }) else { return nil }
        return event.location
      default: continue
      }
    }
    return nil
  }
}
