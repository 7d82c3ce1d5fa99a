import FlowModel

/// `set-after-use`.
struct SetAfterUse: Rule {
  static let description = RuleDescription(
    id: "set-after-use", group: .dependencies, severity: .error,
    summary: "A screen's view is loaded before the screen is given what its `viewDidLoad` uses.",
    rationale: """
      The first touch of a controller's `view`, `loadViewIfNeeded()`, and a presentation that is not animated run \
      `viewDidLoad` at once. What is set in the lines after that comes too late: the property is still nil when it is \
      used, and the app crashes.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    app.madeScreens.flatMap { gap -> [Finding] in
      guard case .late(let setting) = gap.kind else { return [] }
      return gap.missing.compactMap { one in
        guard let use = one.use else { return nil }
        let name = one.property.name
        return finding(
          at: gap.location,
          """
          this loads the view of \(gap.owner.name) before '\(name)' is set (\(setting.inWords)): '\(name)' is nil when \
          \(use.function) uses it (\(use.location.inWords)). Set it first
          """,
          related: app.way(to: gap) + [
            .init(location: setting, message: "'\(name)' is set"),
            .init(location: use.location, message: "\(use.function) uses '\(name)'"),
          ])
      }
    }
  }
}
