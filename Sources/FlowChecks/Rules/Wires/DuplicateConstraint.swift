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
      let connected = document.connections.compactMap(\.destinationID)
      let varied = document.allObjects.flatMap(\.variations).flatMap {
        $0.included(in: "constraints") + $0.excluded(from: "constraints")
      }
      let named = Set(connected).union(varied)
      return document.allObjects.flatMap { view -> [Finding] in
        var first: [Said: InterfaceConstraint] = [:]
        return view.constraints.compactMap { constraint in
          guard let id = constraint.id, !named.contains(id) else { return nil }
          let said = Said(constraint)
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

  /// What a constraint says of a view's layout.
  private struct Said: Hashable {
    let items: [String?]
    let relation: String
    let numbers: [Double]
    let flags: [Bool]

    init(_ one: InterfaceConstraint) {
      items = [one.firstItemID, one.firstAttribute, one.secondItemID, one.secondAttribute]
      relation = one.relation
      numbers = [one.multiplier, one.constant, one.priority]
      flags = [one.isSymbolic, one.isPlaceholder]
    }
  }
}
