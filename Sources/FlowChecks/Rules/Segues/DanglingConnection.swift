import FlowInterfaceBuilder
import FlowModel

/// `dangling-connection`.
struct DanglingConnection: Rule {
  static let description = RuleDescription(
    id: "dangling-connection", group: .segues, severity: .error,
    summary: "A segue, outlet or action leads to an object that is not in the document.",
    rationale: """
      UIKit finds nothing at the other end: the segue crashes, the outlet stays nil, the action is never sent, which is \
      a warning. Xcode says so when it compiles the document, or damages it further when it saves. It comes from a merge \
      that kept a connection and dropped the object.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    app.runnableDocuments.flatMap { document in
      document.connections.compactMap { connection -> Finding? in
        guard let name = Self.name(of: connection), let id = connection.destinationID, connection.destination == nil
        else { return nil }
        return finding(
          at: connection.location,
          "\(name) leads to object '\(id)', which this document does not have: was it lost in a merge?",
          severity: connection.kind == .action ? .warning : nil)
      }
    }
  }

  private static func name(of connection: InterfaceConnection) -> String? {
    switch connection.kind {
    case .segue: "segue" + (connection.segue?.identifier.map { " '\($0)'" } ?? "")
    case .outlet: "outlet '\(connection.property ?? "")'"
    case .outletCollection: "outlet collection '\(connection.property ?? "")'"
    case .action: "action '\(connection.selector ?? "")'"
    case .other: nil
    }
  }
}
