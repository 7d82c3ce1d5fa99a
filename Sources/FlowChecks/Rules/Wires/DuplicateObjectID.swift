import FlowInterfaceBuilder
import FlowModel

/// `duplicate-object-id`.
struct DuplicateObjectID: Rule {
  static let description = RuleDescription(
    id: "duplicate-object-id", group: .wires, severity: .warning,
    summary: "Two objects of a document have the same id.",
    rationale: """
      Connections and constraints name objects by their ids: of two with one id, one is connected, and Xcode may \
      refuse the document. It comes from a merge that kept both sides.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    app.runnableDocuments.flatMap { document -> [Finding] in
      var first: [String: InterfaceObject] = [:]
      var ids = DocumentIdentifiers(document)
      var findings: [Finding] = []
      for object in document.allObjects {
        guard let id = object.id else { continue }
        guard let other = first[id] else {
          first[id] = object
          continue
        }
        // What lies in an object that stands twice is no other cause.
        guard !object.surrounding.contains(where: { isRepeated($0, first) }) else { continue }
        findings.append(
          finding(
            at: object.location,
            "the id '\(id)' is that of another object, too (line \(other.location.line)): were both sides of a merge kept?",
            related: [.init(location: other.location, message: "the other object")],
            // Which of two is meant, where something names the id, only a person knows.
            fix: ids.free(insteadOf: id).map { .attributes([.init("id", from: id, to: $0)]) }))
      }
      return findings
    }
  }

  private func isRepeated(_ object: InterfaceObject, _ first: [String: InterfaceObject]) -> Bool {
    object.id.flatMap { first[$0] }.map { $0 != object } ?? false
  }
}
