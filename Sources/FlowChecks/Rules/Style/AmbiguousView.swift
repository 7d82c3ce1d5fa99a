import FlowInterfaceBuilder
import FlowModel

/// `ambiguous-view`.
struct AmbiguousView: Rule {
  static let description = RuleDescription(
    id: "ambiguous-view", group: .style, severity: .note, isOptional: true,
    summary: "A view's constraints leave its place or size open.",
    rationale: """
      UIKit chooses one of the places that the constraints admit, and not always the same.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    app.runnableDocuments.flatMap { document in
      document.allObjects.filter(\.isAmbiguous).map { view in
        finding(at: view.location, "this view's constraints leave its place or size open: add those that are missing")
      }
    }
  }
}
