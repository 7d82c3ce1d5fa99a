import FlowInterfaceBuilder
import FlowModel

/// `auto-layout-off`.
struct AutoLayoutOff: Rule {
  static let description = RuleDescription(
    id: "auto-layout-off", group: .style, severity: .note, isOptional: true,
    summary: "A document does not use Auto Layout.",
    rationale: """
      Its views have the places and sizes of one device, and what autoresizing makes of them on others.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    app.runnableDocuments.filter { !$0.usesAutolayout }.map { document in
      finding(
        at: document.location,
        "this document does not use Auto Layout: tick 'Use Auto Layout' in the file inspector")
    }
  }
}
