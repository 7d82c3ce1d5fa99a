import FlowModel

/// `broken-storyboard-reference`.
struct BrokenStoryboardReference: Rule {
  static let description = RuleDescription(
    id: "broken-storyboard-reference", group: .scenes, severity: .error,
    summary: "A storyboard reference names a storyboard or a screen that does not exist.",
    rationale: """
      UIKit follows a reference when its segue is performed, and raises an exception when there is no such storyboard, \
      no such identifier in it, or no initial controller. Xcode does not check it. It comes from renaming a storyboard \
      or an identifier, or from moving a scene to another storyboard. A reference that nothing leads to is a warning; \
      one into another bundle is not checked unless that bundle's files are there.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    let lookup = StoryboardLookup(app)
    let used = Set(app.model.transitions.compactMap(\.reference))
    return app.storyboards.flatMap { storyboard in
      app.model.screens(of: storyboard).compactMap { screen -> Finding? in
        guard let reference = screen.reference, reference.target.reason != nil,
          let fault = lookup.fault(of: reference, in: storyboard)
        else { return nil }
        return used.contains(screen.id) || screen.isInitial
          ? finding(at: screen.location, fault)
          : finding(at: screen.location, fault + " (nothing leads to the reference)", severity: .warning)
      }
    }
  }
}
