import FlowModel

/// `push-without-navigation-controller`.
struct PushWithoutNavigationController: Rule {
  static let description = RuleDescription(
    id: "push-without-navigation-controller", group: .scenes, severity: .error,
    summary: "A push segue starts from a screen that is in no navigation controller.",
    rationale: """
      The push segues of old storyboards raise `Push segues can only be used when the source controller is managed by \
      an instance of UINavigationController`. Only screens are judged whose every way in is in the storyboards; one \
      that code makes by its identifier may be put into a navigation controller there. A show segue is fine: UIKit \
      presents instead.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    app.model.transitions.compactMap { transition in
      guard transition.kind == .push, let source = app.model.screen(transition.source), source.isSimulated,
        source.kind != .navigation, app.navigation.isInNavigationController(source) == false
      else { return nil }
      let name = transition.identifier.map { "segue '\($0)'" } ?? "the segue"
      return finding(
        at: transition.location,
        """
        \(name) pushes, but \(source.spelling) is in no navigation controller on any way that leads to it: embed it in \
        one, or make the segue a show segue
        """)
    }
  }
}
