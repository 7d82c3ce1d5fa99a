/// The examples of `unknown-storyboard`.
extension UnknownStoryboard {
  static let bad: [RuleExample] = [
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
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeViewController"))/>
          """,
          #"<viewController storyboardIdentifier="Help" id="help"/>"#),
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
  ]

  static let good: [RuleExample] = [
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
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeViewController"))/>
          """,
          #"<viewController storyboardIdentifier="Help" id="help"/>"#),
      ], "The storyboard is in another bundle.")
  ]
}
