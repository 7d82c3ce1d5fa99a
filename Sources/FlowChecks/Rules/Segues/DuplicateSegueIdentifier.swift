import FlowModel

/// `duplicate-segue-identifier`.
struct DuplicateSegueIdentifier: Rule {
  static let description = RuleDescription(
    id: "duplicate-segue-identifier", group: .segues, severity: .warning,
    summary: "Two segues of one scene have the same identifier, but lead to different screens.",
    rationale: """
      `performSegue(withIdentifier:)` takes the first of them, and `prepare(for:sender:)` cannot tell them apart by \
      identifier: it casts the destination to the wrong class, or leaves one of them without what it needs. It comes \
      from copying a segue and changing only where it leads. Several segues with one identifier to one screen are \
      common and fine.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    app.storyboards.flatMap { app.model.screens(of: $0) }.flatMap { screen in
      var first: [String: Transition] = [:]
      return app.model.transitions(from: screen.id).compactMap { segue -> Finding? in
        guard segue.kind != .relationship, let identifier = segue.identifier else { return nil }
        guard let other = first[identifier] else {
          first[identifier] = segue
          return nil
        }
        guard let here = segue.destination.screenID, let there = other.destination.screenID, here != there,
          let one = app.model.screen(there), let two = app.model.screen(here)
        else { return nil }
        return finding(
          at: segue.location,
          """
          segue identifier '\(identifier)' is taken by another segue of this scene (line \(other.location.line)), which \
          leads to \(one.spelling), this one to \(two.spelling): performSegue always takes the first. Give this segue \
          an identifier of its own
          """, related: [.init(location: other.location, message: "the first segue '\(identifier)'")])
      }
    }
  }
}
