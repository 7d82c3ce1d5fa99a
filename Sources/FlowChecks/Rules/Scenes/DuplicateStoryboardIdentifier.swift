import FlowModel

/// `duplicate-storyboard-identifier`.
struct DuplicateStoryboardIdentifier: Rule {
  static let description = RuleDescription(
    id: "duplicate-storyboard-identifier", group: .scenes, severity: .warning,
    summary: "Two scenes of one storyboard have the same storyboard identifier.",
    rationale: """
      Code that makes a screen by its identifier only ever gets one of the two. It comes from copying a scene, or from a merge that kept both sides.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    app.storyboards.flatMap { storyboard in
      var first: [String: Screen] = [:]
      return app.model.screens(of: storyboard).compactMap { screen -> Finding? in
        guard screen.kind != .reference, let identifier = screen.storyboardIdentifier, !identifier.isEmpty
        else { return nil }
        guard let other = first[identifier] else {
          first[identifier] = screen
          return nil
        }
        return finding(
          at: screen.location,
          """
          storyboard identifier '\(identifier)' is taken by another scene of this storyboard (line \
          \(other.location.line)): give this one an identifier of its own
          """, related: [.init(location: other.location, message: "the other scene '\(identifier)'")])
      }
    }
  }
}
