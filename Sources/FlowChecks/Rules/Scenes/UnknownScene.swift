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
            @IBAction func help() {
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
        ]),
      RuleExample(
        [
          "App.swift": """
          enum Scene: String {
            case help = "Hlep"
            case login = "Login"
          }

          extension UIStoryboard {
            static var setup: UIStoryboard { UIStoryboard(name: "Setup", bundle: nil) }

            func screen(_ scene: Scene) -> UIViewController {
              instantiateViewController(withIdentifier: scene.rawValue)
            }

            func findScreen<Screen: UIViewController>() -> Screen {
              instantiateViewController(withIdentifier: String(describing: Screen.self)) as! Screen
            }

            func make<Screen: UIViewController>(_ type: Screen.Type) -> Screen {
              let identifier = String(describing: type)
              guard let screen = instantiateViewController(withIdentifier: identifier) as? Screen else { fatalError() }
              return screen
            }
          }

          extension UIViewController {
            static func load(from storyboard: UIStoryboard) -> UIViewController {
              storyboard.instantiateViewController(withIdentifier: String(describing: self))
            }
          }

          class HelpViewController: UIViewController {}

          class AppDelegate: UIResponder, UIApplicationDelegate {
            let home = HomeViewController()
          }

          class HomeViewController: UIViewController {
            @IBAction func open() {
              show(UIStoryboard.setup.↓screen(.help), sender: self)
              show(UIStoryboard.setup.screen(.login), sender: self)
              show(HomeViewController.↓load(from: .setup), sender: self)
              show(UIStoryboard.setup.↓make(HelpViewController.self), sender: self)
              let help: HelpViewController = UIStoryboard.setup.↓findScreen()
              show(help, sender: self)
            }
          }
          """,
          "Setup.storyboard": """
          <document>
            <scenes>
              <scene sceneID="1"><objects><viewController storyboardIdentifier="Login" id="login"/></objects></scene>
              <scene sceneID="2"><objects><viewController storyboardIdentifier="Help" id="help"/></objects></scene>
            </scenes>
          </document>
          """,
        ],
        finds: [
          """
          error: the code names screen 'Hlep', which storyboard Setup does not have: did you mean 'Help'?
          """,
          """
          error: the code names screen 'HomeViewController', which storyboard Setup does not have (there is 'Help', \
          'Login')
          """,
          """
          error: the code names screen 'HelpViewController', which storyboard Setup does not have: did you mean 'Help'?
          """,
          """
          error: the code names screen 'HelpViewController', which storyboard Setup does not have: did you mean 'Help'?
          """,
        ]),
    ],
    good: [
      RuleExample(
        [
          "App.swift": """
          enum Scenes {
            static let help = "Help"
          }

          extension UIStoryboard {
            func make<Screen: UIViewController>() -> Screen {
              instantiateViewController(withIdentifier: String(describing: Screen.self)) as! Screen
            }
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

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens else { return [] }
    let lookup = StoryboardLookup(app)
    return app.names.all(.screen).filter(\.isOnly).compactMap { named in
      let severity: Finding.Severity = named.isCertain ? .error : .warning
      let loadable = app.model.storyboards.filter { screens.code.mayLoad($0.file, from: named.scope.owner) }
      let storyboards: [Storyboard]
      switch named.storyboard {
      case .named(let name):
        // A property may have the storyboard of another bundle.
        let own = loadable.filter { $0.name == name }
        storyboards = own.isEmpty ? app.model.storyboards.filter { $0.name == name } : own
      case .of(let screen): storyboards = screens.storyboards(ofClassOf: screen)
      case .elsewhere: return nil
      case .unknown:
        return nowhere(named.name, among: loadable, lookup, in: app.model).map {
          finding(
            at: named.location, $0.message, severity: named.isCertain ? $0.severity : .warning, related: named.related)
        }
      }
      return lookup.missing(named.name, in: storyboards).map {
        finding(at: named.location, "the code names \($0)", severity: severity, related: named.related)
      }
    }
  }

  /// For a storyboard that the code does not tell: an identifier that no storyboard which it may load has. It is an
  /// error only where a near one shows that the app's own were meant.
  private func nowhere(
    _ identifier: String, among storyboards: [Storyboard], _ lookup: StoryboardLookup, in model: AppModel
  ) -> (message: String, severity: Finding.Severity)? {
    let known = Set(storyboards.flatMap(lookup.identifiers))
    guard model.isWholeApp, !known.isEmpty, !known.contains(identifier) else { return nil }
    let message = "the code names screen '\(identifier)', which no storyboard has"
    guard let nearest = NearestName.of(identifier, in: known) else { return (message, .warning) }
    return ("\(message): did you mean '\(nearest)'?", .error)
  }
}
