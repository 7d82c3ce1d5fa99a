import FlowInterfaceBuilder
import FlowModel

/// `reuse-identifier-unlike-class`.
struct ReuseIdentifierUnlikeClass: Rule {
  static let description = RuleDescription(
    id: "reuse-identifier-unlike-class", group: .style, severity: .note, isOptional: true,
    summary: "A reuse identifier is not the name of its class.",
    rationale: """
      Code that asks for cells by the names of their classes does not find it.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    app.runnableDocuments.flatMap { document in
      document.allObjects.compactMap { cell in
        guard let identifier = cell.reuseIdentifier, let name = cell.customClass, identifier != name else { return nil }
        return finding(
          at: cell.location, "the reuse identifier '\(identifier)' is not the name of the class \(name)")
      }
    }
  }
}
