/// The examples of `child-not-moved`.
extension ChildNotMoved {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class PanelViewController: UIViewController {
          func open(_ panel: UIViewController) {
            ↓addChild(panel)
            view.addSubview(panel.view)
          }

          func close(_ panel: UIViewController) {
            panel.view.removeFromSuperview()
            panel.↓removeFromParent()
            panel.willMove(toParent: nil)
          }

          func swap(_ panel: UIViewController, animated: Bool) {
            ↓addChild(panel)
            view.addSubview(panel.view)
            if animated {
              UIView.animate(withDuration: 0.3, animations: fade) { _ in panel.didMove(toParent: self) }
            } else {
              show(panel, sender: self)
            }
          }

          override func viewDidLoad() {
            super.viewDidLoad()
            let header = HeaderViewController()
            let footer = FooterViewController()
            addChild(header)
            ↓addChild(footer)
            header.didMove(toParent: self)
          }
        }
        """
      ],
      finds: [
        """
        warning: open(_:) adds a child, but never calls didMove(toParent: self) on it: call it once the \
        child's view is in place
        """,
        """
        warning: close(_:) removes a child before it calls willMove(toParent: nil) on it: call it first
        """,
        """
        warning: swap(_:animated:) adds a child, but does not call didMove(toParent: self) on it where `animated` \
        does not hold: call it on every way
        """,
        """
        warning: viewDidLoad() adds a child, but never calls didMove(toParent: self) on it: call it once the \
        child's view is in place
        """,
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class PanelViewController: UIViewController {
          func open(_ panel: UIViewController) {
            addChild(panel)
            finish(panel)
          }

          func close(_ panel: UIViewController) {
            panel.willMove(toParent: nil)
            panel.view.removeFromSuperview()
            panel.removeFromParent()
          }

          func swap(_ panel: UIViewController, animated: Bool) {
            addChild(panel)
            if animated {
              UIView.animate(withDuration: 0.3, animations: fade) { _ in panel.didMove(toParent: self) }
            } else {
              panel.didMove(toParent: self)
            }
          }

          private func finish(_ panel: UIViewController) {
            view.addSubview(panel.view)
            panel.didMove(toParent: self)
          }
        }
        """
      ])
  ]
}
