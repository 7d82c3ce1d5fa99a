import FlowInterfaceBuilder
import FlowModel

/// `relative-to-margin`.
struct RelativeToMargin: Rule {
  static let description = RuleDescription(
    id: "relative-to-margin", group: .style, severity: .note, isOptional: true,
    summary: "A constraint is relative to a margin.",
    rationale: """
      Margins differ with devices, and with the bars around a screen: a team may want distances from edges or from \
      the safe area alone.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    app.runnableDocuments.flatMap { document in
      document.allConstraints.compactMap { constraint in
        guard let margin = constraint.marginAttribute else { return nil }
        return finding(
          at: constraint.location,
          "this constraint is relative to a margin ('\(margin)'): tie it to the edge or to the safe area")
      }
    }
  }
}
