import FlowModel

/// `unconnected-segue-action`.
struct UnconnectedSegueAction: Rule {
  static let description = RuleDescription(
    id: "unconnected-segue-action", group: .segues, severity: .warning,
    summary: "No segue names an @IBSegueAction.",
    rationale: """
      The segue makes its screen by `init(coder:)` then, without what the action would give it. It comes from drawing \
      a segue anew, or from a merge that lost its attribute.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    ConnectedSelectors.unusedFunctions(of: app) { $0.attributes.contains("IBSegueAction") }.map { owner, function in
      finding(
        at: function.location,
        "no segue names \(function.fullName) of \(owner.name) ('\(function.selector)'), so that it makes nothing: set it "
          + "as the segue's action, or delete it")
    }
  }
}
