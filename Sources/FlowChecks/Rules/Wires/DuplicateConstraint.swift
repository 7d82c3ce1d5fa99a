import FlowInterfaceBuilder
import FlowModel

/// `duplicate-constraint`.
struct DuplicateConstraint: Rule {
  static let description = RuleDescription(
    id: "duplicate-constraint", group: .wires, severity: .note,
    summary: "Two constraints of a view say the same.",
    rationale: """
      One of them does nothing, until somebody changes the other and wonders. It comes from a merge, or from \
      adding a constraint anew.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    app.runnableDocuments.flatMap { document -> [Finding] in
      // Those that differ between size classes, or that code has an outlet to, may be meant so.
      let named = Set(document.root.descendants.compactMap { $0["destination"] ?? $0["reference"] })
      return document.root.descendants.filter { $0.isNamed("constraints") }.flatMap { list -> [Finding] in
        var first: [[String?]: InterfaceElement] = [:]
        return list.children.compactMap { constraint in
          guard let id = constraint["id"], !named.contains(id) else { return nil }
          let said = Self.parts.map { constraint[$0] } + [list.parent?["id"]]
          guard let other = first[said] else {
            first[said] = constraint
            return nil
          }
          return finding(
            at: constraint.location,
            "this constraint says what that of line \(other.location.line) says: delete one",
            related: [.init(location: other.location, message: "the other one")])
        }
      }
    }
  }

  private static let parts = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant", "priority",
    "symbolic", "placeholder",
  ]
}
