import FlowModel

/// `prepare-case-without-segue`.
struct PrepareCaseWithoutSegue: Rule {
  static let description = RuleDescription(
    id: "prepare-case-without-segue", group: .segues, severity: .warning,
    summary: "`prepare(for:sender:)` asks for a segue that the screen does not have.",
    rationale: """
      The branch never runs: what it hands over is not handed over. It comes from a typing mistake, or from renaming or \
      deleting the segue in the storyboard. Only classes with a screen in a storyboard are asked; in Objective-C, what no \
      segue at all has is found.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens else { return [] }
    let elsewhere = Self.identifiersElsewhere(app)
    return findings(ofObjectiveCIn: app, screens.code)
      + screens.code.classes.flatMap { one -> [Finding] in
        guard !screens.screens(of: one).isEmpty else { return [] }
        let own = Set(screens.segues(of: one).compactMap(\.segue.identifier))
        return one.functions.filter { function in
          !screens.code.isForOtherPlatforms(screens.code.modules(of: function.location.file))
        }
        .compactMap { PrepareScope(CodeScope(code: screens.code, owner: one, function: $0)) }
        .flatMap { prepare in findings(in: prepare, of: one, own, elsewhere) }
      }
  }

  /// The segues of screens for other platforms, whose classes may be the same; and all of them where a screen hands its
  /// segues on to another one's `prepare`.
  private static func identifiersElsewhere(_ app: CheckedApp) -> Set<String> {
    let isHandedOn = ["prepare", "prepareForSegue"].contains(where: app.written.isAskedOfOthers)
    let others = app.model.transitions.filter {
      isHandedOn || app.model.screen($0.source)?.isSimulated == false
    }
    return Set(others.compactMap(\.identifier))
  }

  private func findings(
    in prepare: PrepareScope, of one: CodeType, _ own: Set<String>, _ elsewhere: Set<String>
  ) -> [Finding] {
    prepare.scope.function.conditions.flatMap { condition in
      // The left side of `||` decides on no branch.
      guard condition.kind != .expression || !condition.isNegated else { return [Finding]() }
      let asked = condition.tests.flatMap { test -> [String] in
        guard case .isOne = test.relation else { return [] }
        return (prepare.identifiers(of: test) ?? []).compactMap(\.text)
      }
      // A branch for several names runs for those that there are.
      guard !asked.contains(where: { own.contains($0) || elsewhere.contains($0) }) else { return [] }
      return asked.map { identifier in
        let nearest = NearestName.of(identifier, in: own).map { ": did you mean '\($0)'?" } ?? ""
        return finding(
          at: condition.location,
          "no segue of \(one.name) has the identifier '\(identifier)', so this branch never runs\(nearest)")
      }
    }
  }
}
