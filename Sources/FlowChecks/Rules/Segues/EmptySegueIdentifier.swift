import FlowInterfaceBuilder
import FlowModel

/// `empty-segue-identifier`.
struct EmptySegueIdentifier: Rule {
  static let description = RuleDescription(
    id: "empty-segue-identifier", group: .segues, severity: .warning,
    summary: "A segue's identifier is empty or blank.",
    rationale: """
      No code can name such a segue, and a `switch` over identifiers in `prepare(for:sender:)` sends it to `default`. \
      Interface Builder leaves it behind when an identifier is deleted letter by letter.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    app.runnableDocuments.flatMap(\.segues).compactMap { segue in
      guard let identifier = segue.identifier, identifier.allSatisfy(\.isWhitespace) else { return nil }
      return finding(
        at: segue.location,
        """
        the segue's identifier is \(identifier.isEmpty ? "empty" : "blank"): no code can name it. Write one, or remove \
        the attribute
        """)
    }
  }
}
