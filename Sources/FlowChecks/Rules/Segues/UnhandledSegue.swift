import FlowModel

/// `unhandled-segue`.
struct UnhandledSegue: Rule {
  static let description = RuleDescription(
    id: "unhandled-segue", group: .segues, severity: .error,
    summary: "No `prepare(for:sender:)` handles a segue, although its destination needs something.",
    rationale: """
      The screen comes up without a property that it uses as if it were always set, and crashes. It comes from adding \
      a segue, or renaming one, without a branch in `prepare`; a `default` swallows it without a word. A property counts \
      as needed when it is nil at first, nobody inside the class sets it, and it is used implicitly or forcibly \
      unwrapped. It is an error when the screen crashes without it as it comes up, whatever else is so, else a warning.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    InjectionFindings(app).findings(of: Self.description)
  }
}
