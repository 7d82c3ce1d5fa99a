import FlowModel

/// `unknown-storyboard`.
struct UnknownStoryboard: Rule {
  static let description = RuleDescription(
    id: "unknown-storyboard", group: .scenes, severity: .error,
    summary: "Code makes a storyboard by a name that no storyboard has.",
    rationale: """
      `UIStoryboard(name:bundle:)` raises `Could not find a storyboard named`. It comes from a typing mistake, \
      or from renaming the file. A storyboard of another bundle is not looked for.
      """,
    bad: [
      RuleExample(
        [
          "App.swift": """
          class HomeViewController: UIViewController {
            func help() {
              let next = ↓UIStoryboard(name: "Mian", bundle: nil).instantiateInitialViewController()!
              present(next, animated: true)
            }
          }
          """,
          "Main.storyboard": """
          <document initialViewController="home">
            <scenes>
              <scene sceneID="1"><objects>
                <viewController id="home" customClass="HomeViewController" customModule="App" customModuleProvider="target"/>
              </objects></scene>
              <scene sceneID="2"><objects><viewController storyboardIdentifier="Help" id="help"/></objects></scene>
            </scenes>
          </document>
          """,
        ],
        finds: [
          """
          error: the code names storyboard 'Mian', which does not exist: did you mean 'Main'?
          """
        ])
    ],
    good: [
      RuleExample(
        [
          "App.swift": """
          class HomeViewController: UIViewController {
            func help() {
              let kit = Bundle(identifier: "org.example.kit")
              let next = UIStoryboard(name: "Kit", bundle: kit).instantiateInitialViewController()!
              present(next, animated: true)
            }
          }
          """,
          "Main.storyboard": """
          <document initialViewController="home">
            <scenes>
              <scene sceneID="1"><objects>
                <viewController id="home" customClass="HomeViewController" customModule="App" customModuleProvider="target"/>
              </objects></scene>
              <scene sceneID="2"><objects><viewController storyboardIdentifier="Help" id="help"/></objects></scene>
            </scenes>
          </document>
          """,
        ], "The storyboard is in another bundle.")
    ])

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens, !app.model.storyboards.isEmpty else { return [] }
    let lookup = StoryboardLookup(app.model)
    return screens.scopes.flatMap { scope in
      scope.function.events.compactMap { event -> Finding? in
        guard case .call(let call) = event.action, call.calledName == "UIStoryboard",
          let name = StoryboardCall.name(in: call, scope), let fault = lookup.missingStoryboard(name)
        else { return nil }
        return finding(at: event.location, "the code names \(fault)")
      }
    }
  }
}
