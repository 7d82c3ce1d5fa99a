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
            @IBAction func help(_ sender: Any) {
              let next = ↓UIStoryboard(name: "Mian", bundle: nil).instantiateInitialViewController()!
              present(next, animated: true)
            }
          }

          extension UIStoryboard {
            static var settings: UIStoryboard { ↓UIStoryboard(name: "Settings", bundle: .main) }
            static var Old: UIStoryboard { ↓UIStoryboard(name: "Old", bundle: .main) }
          }

          struct Old {}
          let old = Old()

          class MenuViewController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              show(UIStoryboard.settings.instantiateInitialViewController()!, sender: self)
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
          """,
          """
          error: the code names storyboard 'Settings', which does not exist (there is 'Main')
          """,
          """
          warning: the code names storyboard 'Old', which does not exist (there is 'Main')
          """,
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
    let lookup = StoryboardLookup(app)
    return app.names.all(.storyboard).filter(\.isOnly).compactMap { named in
      let missing = lookup.missingStoryboard(named.name) { screens.code.mayLoad($0.file, from: named.scope.owner) }
      guard let missing else { return nil }
      return finding(
        at: named.location, "the code names \(missing)",
        severity: named.isCertain && app.written.mayRun(named.scope.function) ? .error : .warning,
        related: named.related)
    }
  }
}
