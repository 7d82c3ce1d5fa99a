import FlowModel

/// `unreachable-scene`.
struct UnreachableScene: Rule {
  static let description = RuleDescription(
    id: "unreachable-scene", group: .scenes, severity: .warning,
    summary: "Nothing leads to a scene: no segue, no identifier, no arrow.",
    rationale: """
      A scene that is not initial, has no storyboard identifier, and that no other reachable scene leads to cannot be \
      made at run time: it is dead weight, or a segue to it was deleted by mistake. Of scenes that only lead to one \
      another, the one that nothing leads to is named, else the first.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    let candidates = app.storyboards.filter { !$0.isLaunchScreen }.flatMap { app.model.screens(of: $0) }
      .filter { $0.kind != .reference }
    let roots = candidates.filter { $0.isInitial || $0.storyboardIdentifier != nil }
    var reached: Set<Screen.ID> = []
    for root in roots { reach(from: root.id, in: app.model, &reached) }
    let lost = candidates.filter { !reached.contains($0.id) }
    // First those that nothing leads to, then the first of each circle.
    let heads = lost.filter { screen in app.navigation.transitions(to: screen.id).allSatisfy { $0.source == screen.id }
    }
    var findings: [Finding] = []
    for head in heads + lost where !reached.contains(head.id) {
      let before = reached.count
      reach(from: head.id, in: app.model, &reached)
      let behind = reached.count - before - 1
      let others = behind == 0 ? "" : ", nor to \(behind) scene\(behind == 1 ? "" : "s") behind it"
      findings.append(
        finding(
          at: head.location,
          """
          nothing leads to \(head.spelling)\(others): connect a segue to it, give it a storyboard identifier, or \
          delete it
          """))
    }
    return findings
  }

  private func reach(from id: Screen.ID, in model: AppModel, _ reached: inout Set<Screen.ID>) {
    var waiting = [id]
    while let next = waiting.popLast() {
      guard reached.insert(next).inserted else { continue }
      waiting += model.transitions(from: next).compactMap(\.destination.screenID)
    }
  }
}
