import FlowModel

/// `trapped-segue`.
struct TrappedSegue: Rule {
  static let description = RuleDescription(
    id: "trapped-segue", group: .segues, severity: .error,
    summary: "`prepare(for:sender:)` stops the app for a segue that the storyboard has.",
    rationale: """
      A `prepare` that makes a case of an enum of the identifier, or that ends its `switch` with `fatalError`, crashes \
      when a segue comes that it does not know. That is meant for the developer, who does not see it before \
      somebody performs that segue. It comes from renaming the identifier or the case, and from a segue that was \
      added, or was given no identifier.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    let performed = app.names.performedSegues
    // Whether UIKit says of an empty identifier that it is none is not documented.
    let empty = Set(app.runnableDocuments.flatMap(\.segues).filter { $0.identifier?.isEmpty == true }.map(\.location))
    return app.preparations.compactMap { preparation in
      guard let trap = preparation.trap else { return nil }
      let segue = preparation.segue
      let name = segue.identifier.map { "segue '\($0)'" } ?? "a segue without an identifier"
      return finding(
        at: segue.location,
        """
        prepare of \(preparation.owner.name) stops the app for \(name) (\(trap.location.inWords)): handle it there, or \
        rename the segue
        """,
        severity: segue.happens(performed) && !empty.contains(segue.location) ? .error : .warning,
        related: [.init(location: trap.location, message: "it stops here")])
    }
  }
}

extension SeguePreparation {
  /// Where the app stops in every world, unless only a cast of the destination stops it, which is wrong itself.
  fileprivate var trap: StaticTrap? {
    guard let worlds, worlds.allSatisfy({ $0.trap != nil }) else { return nil }
    return worlds.lazy.compactMap(\.trap).first { $0.cast == nil }
  }
}
