import FlowInterfaceBuilder
import FlowModel

/// `missing-color`.
struct MissingColor: Rule {
  static let description = RuleDescription(
    id: "missing-color", group: .resources, severity: .warning,
    summary: "A document names a colour that the app does not have.",
    rationale: """
      UIKit takes the colour as it was when the document was last saved, so that it does not change with the others, \
      nor with dark appearance. It comes from renaming or deleting a colour in an asset catalogue.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    guard let assets = app.knownAssets, !assets.colorNames.isEmpty else { return [] }
    let names = NearestName(among: assets.colorNames)
    return app.runnableDocuments.flatMap { document in
      document.resources("namedColor").filter { !$0.text.isEmpty && !assets.hasColor($0.text) }.map { color in
        let nearest = names.of(color.text).map { ": did you mean '\($0)'?" } ?? ": was it renamed or deleted?"
        return finding(
          at: color.use.location,
          "no colour is called '\(color.text)', so that it is the one that was saved in the document\(nearest)")
      }
    }
  }
}
