import FlowInterfaceBuilder
import FlowModel

/// `misplaced-view`.
struct MisplacedView: Rule {
  static let description = RuleDescription(
    id: "misplaced-view", group: .style, severity: .note, isOptional: true,
    summary: "A view lies elsewhere than its constraints say.",
    rationale: """
      Interface Builder shows it where it was saved, and the app elsewhere, so that nobody sees in the document \
      what users see.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    app.runnableDocuments.flatMap { document in
      document.allObjects.filter(\.isMisplaced).map { view in
        finding(
          at: view.location, "this view lies elsewhere than its constraints say: update its frame, or its constraints")
      }
    }
  }
}
