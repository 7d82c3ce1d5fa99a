import FlowModel

/// `wrong-destination-cast`.
struct WrongDestinationCast: Rule {
  static let description = RuleDescription(
    id: "wrong-destination-cast", group: .segues, severity: .error,
    summary: "`prepare(for:sender:)` casts the destination to a class that it is not.",
    rationale: """
      `as!` crashes as soon as the segue is performed; `as?` gives nil, and what the branch hands over is not handed \
      over, which is a warning. Most often the destination was embedded in a navigation controller later, or the scene's \
      class was changed.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens else { return [] }
    let preparations = app.preparations
    // Casts that fit another segue: what else is asked, such as who the sender is, tells the segues apart.
    let fitting = Set(preparations.flatMap { $0.casts.filter(\.isOfType).map(\.location) })
    return preparations.flatMap { one -> [Finding] in
      guard let destination = one.segue.destination.screenID.flatMap(screens.model.screen) else { return [] }
      func wrong(_ cast: StaticCast) -> WrongCast {
        WrongCast(screens, segue: one.segue, destination: destination, reached: cast.screen, type: cast.type)
      }
      let related = [Finding.RelatedPlace(location: one.segue.location, message: "the segue")]
      let crashes = one.crashes.filter { one.crashesAlways || !fitting.contains($0.location) }.map {
        finding(
          at: $0.location, wrong($0).crash, severity: one.crashesAlways ? .error : .warning, related: related)
      }
      let misses = one.misses.map {
        finding(at: $0.location, wrong($0).alwaysNil, severity: .warning, related: related)
      }
      return crashes + misses
    }
  }
}

extension SeguePreparation {
  fileprivate var casts: Set<StaticCast> { Set((worlds ?? []).flatMap(\.casts)) }

  /// The forced casts that stop the app, in some world.
  fileprivate var crashes: Set<StaticCast> {
    Set((worlds ?? []).compactMap { $0.trap?.cast }).filter { !$0.hasNamesakes }
  }

  /// Whether such a cast stops it in every world.
  fileprivate var crashesAlways: Bool {
    worlds?.allSatisfy { $0.trap?.cast != nil } == true && crashes.count == 1
  }

  /// The `as?` of what the segue's own name leads to that are nil in every world, where none of several fits.
  fileprivate var misses: Set<StaticCast> {
    let casts = casts
    let fitting = Set(casts.filter(\.isOfType).map(\.screen.id))
    return casts.filter {
      $0.isOptional && !$0.isOfType && !$0.hasNamesakes && segue.identifier != nil
        && !castsOfOthers.contains($0.location) && !fitting.contains($0.screen.id)
    }
  }
}
