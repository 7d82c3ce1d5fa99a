/// The examples of `unknown-scene`.
extension UnknownScene {
  static let bad: [RuleExample] = [
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
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeViewController"))/>
          """,
          #"<viewController storyboardIdentifier="Help" id="help"/>"#),
        "Setup.storyboard": storyboard(

          #"<viewController storyboardIdentifier="Login" id="login"/>"#, starts: false),
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
        "Setup.storyboard": storyboard(

          #"<viewController storyboardIdentifier="Login" id="login"/>"#,
          #"<viewController storyboardIdentifier="Help" id="help"/>"#, starts: false),
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
  ]

  static let good: [RuleExample] = [
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
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeViewController"))/>
          """,
          #"<viewController storyboardIdentifier="Help" id="help"/>"#),
      ])
  ]
}
