import FlowModel

/// `navigation-controller-pushed`.
struct NavigationControllerPushed: Rule {
  static let description = RuleDescription(
    id: "navigation-controller-pushed", group: .scenes, severity: .error,
    summary: "A navigation controller is the root of another, or is pushed onto one.",
    rationale: """
      UIKit raises `Pushing a navigation controller is not supported` for a push segue, and where code makes a \
      navigation controller with such a root; one that a storyboard makes is a warning. A show segue does not crash: UIKit presents the navigation controller over the screen instead of pushing it, which is a note \
      here, because it may be meant.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    app.model.transitions.compactMap { transition in
      guard let source = app.model.screen(transition.source), source.isSimulated,
        let id = transition.destination.screenID, app.model.screen(id)?.kind == .navigation
      else { return nil }
      let name = transition.identifier.map { "segue '\($0)'" } ?? "the segue"
      switch transition.kind {
      case .relationship where source.kind == .navigation && transition.relationship == "rootViewController":
        return finding(
          at: transition.location,
          """
          the root of this navigation controller is a navigation controller, which UIKit does not support ("Pushing a \
          navigation controller is not supported"): make its root the root here
          """, severity: .warning)
      case .push:
        return finding(
          at: transition.location,
          """
          \(name) pushes a navigation controller, which UIKit refuses ("Pushing a navigation controller is not \
          supported"): lead to its root, or present it modally
          """)
      case .show where app.navigation.isInNavigationController(source) == true:
        return finding(
          at: transition.location,
          """
          \(name) shows a navigation controller from a screen of another: UIKit presents it over the screen instead of \
          pushing it; lead to its root to push, or say "Present Modally"
          """, severity: .note)
      default: return nil
      }
    }
  }
}
