import FlowInterfaceBuilder
import FlowModel

/// `prototype-without-identifier`.
struct PrototypeWithoutIdentifier: Rule {
  static let description = RuleDescription(
    id: "prototype-without-identifier", group: .wires, severity: .warning,
    summary: "A prototype cell has no reuse identifier.",
    rationale: """
      Code asks for cells by their reuse identifiers, so that none is ever made of this prototype. It comes from adding \
      a table or a collection and registering its cells in code, or from an identifier that was never written. Xcode \
      warns of tables' alone.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    app.runnableDocuments.flatMap { document in
      document.allObjects.filter { cell in
        cell.isPrototypeCell && cell.reuseIdentifier?.isEmpty != false
      }.map { cell in
        finding(
          at: cell.location,
          "this prototype has no reuse identifier, so that no code can ask for it: give it one, or delete it")
      }
    }
  }
}
