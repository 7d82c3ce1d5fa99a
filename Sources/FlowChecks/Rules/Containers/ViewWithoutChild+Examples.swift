/// The examples of `view-without-child`.
extension ViewWithoutChild {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class PanelViewController: UIViewController {
          func open() {
            let panel = DetailViewController()
            view.↓addSubview(panel.view)
          }
        }

        class DetailViewController: UIViewController {}
        """
      ],
      finds: [
        """
        warning: the view of DetailViewController is added, but DetailViewController is not added as a \
        child: call addChild before, and didMove(toParent: self) after it
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class PanelViewController: UIViewController {
          func open() {
            let panel = DetailViewController()
            addChild(panel)
            view.addSubview(panel.view)
            panel.didMove(toParent: self)
          }
        }

        class DetailViewController: UIViewController {}
        """
      ])
  ]
}
