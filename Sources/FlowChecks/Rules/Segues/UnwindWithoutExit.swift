import FlowInterfaceBuilder
import FlowModel

/// `unwind-without-exit`.
struct UnwindWithoutExit: Rule {
  static let description = RuleDescription(
    id: "unwind-without-exit", group: .segues, severity: .error,
    summary: "An unwind segue does not lead to an exit, or names no action.",
    rationale: """
      An unwind segue goes through an exit to whoever implements its action. Without either it does nothing when it is \
      performed. Interface Builder always writes both; a merge or a script loses them. That the exit is its own scene's \
      does not matter: whoever takes the action is looked for from the source.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    app.runnableDocuments.flatMap(\.segues).compactMap { segue in
      guard segue.kind == "unwind" else { return nil }
      let name = segue.identifier.map { "unwind segue '\($0)'" } ?? "the unwind segue"
      guard let action = segue.unwindAction, !action.isEmpty else {
        return finding(
          at: segue.location, "\(name) names no unwind action, so nobody takes it: connect it to the exit again")
      }
      // An exit that is missing altogether is dangling-connection's.
      guard let exit = segue.destination, !exit.isExit else { return nil }
      return finding(
        at: segue.location,
        "\(name) to \(action) leads to '\(exit.id ?? "")', which is no exit: connect it to the exit again")
    }
  }
}
