/// The examples of `dead-end`.
extension DeadEnd {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          """
          <viewController id="list">
            <connections>
              ↓<segue destination="about" kind="presentation" modalPresentationStyle="fullScreen" id="s-1"/>
            </connections>
          </viewController>
          """,
          #"<viewController title="About" id="about"/>"#)
      ],
      finds: [
        """
        warning: 'About' is presented over the whole screen, and nothing leads away from it: add an unwind segue, or \
        present it as a card
        """
      ]),
    RuleExample(
      [
        "App.swift": """
        class ListViewController: UIViewController {}

        class AboutViewController: UIViewController {
          @IBOutlet var versionLabel: UILabel!

          override func viewDidLoad() {
            super.viewDidLoad()
            versionLabel.text = "2.0"
          }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="list" \(of("ListViewController"))>
            <connections>
              ↓<segue destination="about" kind="presentation" modalPresentationStyle="fullScreen" id="s-1"/>
            </connections>
          </viewController>
          """,
          """
          <viewController id="about" \(of("AboutViewController"))>
            <view key="view" id="v"><subviews><label id="l"/></subviews></view>
            <connections><outlet property="versionLabel" destination="l" id="o"/></connections>
          </viewController>
          """),
      ],
      finds: [
        """
        note: AboutViewController is presented over the whole screen, and nothing leads away from it: add an unwind \
        segue, or present it as a card
        """
      ]),
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          """
          <viewController id="list">
            <connections>
              <segue destination="about" kind="presentation" id="s-1"/>
              <segue destination="help" kind="presentation" modalPresentationStyle="fullScreen" id="s-2"/>
            </connections>
          </viewController>
          """,
          #"<viewController title="About" id="about"/>"#,
          #"<viewController id="help" customClass="HelpViewController" customModule="App"/>"#)
      ], "The first is a card; the second has a class, whose code is not here."),
    RuleExample(
      [
        "App.swift": """
        class ListViewController: UIViewController {}

        class HelpViewController: UIViewController {
          @objc func tapped() { dismiss(animated: true) }
        }

        class PickViewController: UIViewController {
          var picked: ((Int) -> Void)?
          @objc func tapped() { picked?(1) }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="list" \(of("ListViewController"))>
            <connections>
              <segue destination="help" kind="presentation" modalPresentationStyle="fullScreen" id="s-1"/>
              <segue destination="pick" kind="presentation" modalPresentationStyle="fullScreen" id="s-2"/>
            </connections>
          </viewController>
          """,
          """
          <viewController id="help" \(of("HelpViewController"))/>
          """,
          """
          <viewController id="pick" \(of("PickViewController"))/>
          """),
      ], "The first dismisses itself; who gave the second its closure may do so."),
  ]
}
