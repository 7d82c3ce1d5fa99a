import FlowModel

/// `missing-dependency`.
struct MissingDependency: Rule {
  static let description = RuleDescription(
    id: "missing-dependency", group: .dependencies, severity: .error,
    summary: "`prepare(for:sender:)` handles a segue, but leaves nil what the destination needs.",
    rationale: """
      The screen comes up without a property that it uses as if it were always set, and crashes. What counts as needed \
      is what unhandled-segue says, and what the configuration lists under `required`. The way from the start of the \
      app is listed step by step.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    InjectionFindings(app).findings(of: Self.description)
  }
}
