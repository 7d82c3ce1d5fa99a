import FlowModel

/// `unknown-scene`.
struct UnknownScene: Rule {
  static let description = RuleDescription(
    id: "unknown-scene", group: .scenes, severity: .error,
    summary: "Code makes a screen by an identifier that the storyboard does not have.",
    rationale: """
      `instantiateViewController(withIdentifier:)` raises `Storyboard doesn't contain a view controller with \
      identifier`. It comes from a typing mistake, or from renaming the identifier or moving the scene to \
      another storyboard.
      """,
    bad: [
      RuleExample(
        [
          "App.swift": """
          class HomeViewController: UIViewController {
            func help() {
              let main = UIStoryboard(name: "Main", bundle: nil)
              present(main.↓instantiateViewController(withIdentifier: "Hlep"), animated: true)
              present(storyboard!.↓instantiateViewController(withIdentifier: "Login"), animated: true)
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
          "Setup.storyboard": """
          <document>
            <scenes>
              <scene sceneID="1"><objects><viewController storyboardIdentifier="Login" id="login"/></objects></scene>
            </scenes>
          </document>
          """,
        ],
        finds: [
          """
          error: the code names screen 'Hlep', which storyboard Main does not have: did you mean 'Help'?
          """,
          """
          error: the code names screen 'Login', which storyboard Main does not have: it is in storyboard Setup
          """,
        ])
    ],
    good: [
      RuleExample(
        [
          "App.swift": """
          enum Scenes {
            static let help = "Help"
          }

          class HomeViewController: UIViewController {
            func help() {
              let next = storyboard!.instantiateViewController(withIdentifier: Scenes.help)
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
        ])
    ])

  private static let names: Set<String> = ["instantiateViewController", "instantiateViewControllerWithIdentifier"]

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens else { return [] }
    let lookup = StoryboardLookup(app.model)
    return screens.scopes.flatMap { scope in
      scope.function.events.compactMap { event -> Finding? in
        guard case .call(let call) = event.action, let name = call.calledName, Self.names.contains(name),
          let argument = call.arguments?.first, let identifier = scope.text(of: argument.value)
        else { return nil }
        let storyboards: [Storyboard]
        switch StoryboardCall(scope: scope, screens: screens).source(of: call.receiver) {
        case .named(let name, _): storyboards = app.model.storyboards.filter { $0.name == name }
        case .own(let own): storyboards = own
        case .unknown:
          return nowhere(identifier, in: app.model).map {
            finding(at: event.location, $0.message, severity: $0.severity)
          }
        }
        return lookup.missing(identifier, in: storyboards).map { finding(at: event.location, "the code names \($0)") }
      }
    }
  }

  /// For a storyboard that the code does not tell: an identifier that no storyboard of the app has. It is an error
  /// only where a near one shows that the app's own were meant.
  private func nowhere(
    _ identifier: String, in model: AppModel
  ) -> (message: String, severity: Finding.Severity)? {
    let known = Set(model.screens.filter { $0.kind != .reference }.compactMap(\.storyboardIdentifier))
    guard model.isWholeApp, !known.isEmpty, !known.contains(identifier) else { return nil }
    let message = "the code names screen '\(identifier)', which no storyboard has"
    guard let nearest = NearestName.of(identifier, in: known) else { return (message, .warning) }
    return ("\(message): did you mean '\(nearest)'?", .error)
  }
}
