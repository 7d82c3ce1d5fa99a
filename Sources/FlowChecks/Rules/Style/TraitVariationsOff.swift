import FlowInterfaceBuilder
import FlowModel

/// `trait-variations-off`.
struct TraitVariationsOff: Rule {
  static let description = RuleDescription(
    id: "trait-variations-off", group: .style, severity: .note, isOptional: true,
    summary: "A document does not use trait variations.",
    rationale: """
      Nothing in it can differ between size classes.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    app.runnableDocuments.filter { !$0.usesTraitCollections }.map { document in
      finding(
        at: document.location,
        "this document does not use trait variations: tick 'Use Trait Variations' in the file inspector")
    }
  }
}
