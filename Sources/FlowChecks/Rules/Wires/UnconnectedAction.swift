import FlowModel

/// `unconnected-action`.
struct UnconnectedAction: Rule {
  static let description = RuleDescription(
    id: "unconnected-action", group: .wires, severity: .note, isOptional: true,
    summary: "An @IBAction of a class that documents have is connected nowhere, and no code calls it.",
    rationale: """
      Nothing runs it. It comes from deleting a button and leaving its method, or from a connection that a merge lost. \
      What code names in any way counts as called, and so does what other modules may call.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    ConnectedSelectors.unusedFunctions(of: app) { function in
      function.isAction && function.modifiers.allSatisfy { !["open", "public"].contains($0) }
    }.map { owner, function in
      finding(
        at: function.location, "nothing is connected to \(function.fullName) of \(owner.name), and no code calls it",
        of: .init(owner.name, function.fullName))
    }
  }
}
