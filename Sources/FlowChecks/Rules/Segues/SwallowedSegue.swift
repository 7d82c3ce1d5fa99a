import FlowModel

/// `swallowed-segue`.
struct SwallowedSegue: Rule {
  static let description = RuleDescription(
    id: "swallowed-segue", group: .segues, severity: .warning,
    summary: "The `default` of a switch in `prepare(for:sender:)` takes a segue that deserves a case of its own.",
    rationale: """
      A segue that is added in the storyboard reaches `prepare(for:sender:)` without a word from the compiler. A \
      `default` that does nothing leaves the screen empty, where another segue to the same class is given its data.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens else { return [] }
    let bySource = Dictionary(grouping: app.preparations, by: \.source.id)
    return app.preparations.compactMap { swallowed -> Finding? in
      guard let name = swallowed.segue.identifier, let place = swallowed.emptyDefault,
        let reached = swallowed.segue.destination.screenID.flatMap(app.model.screen),
        let owner = screens.appClass(of: reached)
      else { return nil }
      for other in bySource[swallowed.source.id] ?? [] {
        guard let otherName = other.segue.identifier, otherName != name,
          let given = other.given.first(where: { one in
            app.model.screen(one.screen).flatMap(screens.appClass)?.id == owner.id
          })
        else { continue }
        return finding(
          at: swallowed.segue.location,
          """
          segue '\(name)' falls into the default of prepare (\(place.inWords)), which does nothing, while segue \
          '\(otherName)' to \(reached.spelling) is given '\(given.name)': add a case for '\(name)'
          """,
          related: app.route(through: swallowed.segue) + [
            .init(location: other.segue.location, message: "segue '\(otherName)'")
          ])
      }
      return nil
    }
  }
}

extension SeguePreparation {
  /// Where a `default` stands that takes the segue in every world and does nothing, while nothing is done with what the
  /// segue leads to.
  fileprivate var emptyDefault: SourceLocation? {
    guard let worlds, let first = worlds.first,
      worlds.allSatisfy({ $0.trap == nil && !$0.isTouched && $0.given.isEmpty })
    else { return nil }
    return worlds.reduce(first.emptyDefaults) { $0.intersection($1.emptyDefaults) }.min()
  }

  /// What the screens that it leads to are given, in some world.
  fileprivate var given: [GivenProperty] { Set((worlds ?? []).flatMap(\.given)).sorted() }
}
