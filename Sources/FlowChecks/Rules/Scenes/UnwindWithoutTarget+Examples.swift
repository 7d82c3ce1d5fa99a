/// The examples of `unwind-without-target`.
extension UnwindWithoutTarget {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class HomeViewController: UIViewController {
          @IBAction func backToHome(_ segue: UIStoryboardSegue) {}
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeViewController"))>
            <connections>↓<segue destination="x" kind="unwind" unwindAction="backHome:" id="s-1"/></connections>
          </viewController>
          <exit id="x" sceneMemberID="exit"/>
          """),
      ],
      finds: [
        """
        warning: no class has the unwind action 'backHome:', so the segue does nothing: did you mean \
        'backToHome:'?
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class HomeViewController: UIViewController {
          @IBAction func back(toHome segue: UIStoryboardSegue) {}
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="home" \(of("HomeViewController"))>
            <connections><segue destination="x" kind="unwind" unwindAction="backToHome:" id="s-1"/></connections>
          </viewController>
          <exit id="x" sceneMemberID="exit"/>
          """),
      ])
  ]
}
