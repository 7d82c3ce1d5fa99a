import FlowModel

/// `unknown-storyboard`.
struct UnknownStoryboard: Rule {
  static let description = RuleDescription(
    id: "unknown-storyboard", group: .scenes, severity: .error,
    summary: "Code makes a storyboard by a name that no storyboard has.",
    rationale: """
      `UIStoryboard(name:bundle:)` raises `Could not find a storyboard named`. It comes from a typing mistake, \
      or from renaming the file. A storyboard of another bundle is not looked for.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens, !app.model.storyboards.isEmpty else { return [] }
    let lookup = StoryboardLookup(app)
    return findings(ofObjectiveCIn: app, screens.code, lookup)
      + app.names.all(.storyboard).filter(\.isOnly).compactMap { named in
        let missing = lookup.missingStoryboard(named.name) { screens.code.mayLoad($0.file, from: named.scope.owner) }
        guard let missing else { return nil }
        return finding(
          at: named.location, "the code names \(missing)",
          severity: named.isCertain && app.written.mayRun(named.scope.function) ? .error : .warning,
          related: named.related)
      }
  }
}
