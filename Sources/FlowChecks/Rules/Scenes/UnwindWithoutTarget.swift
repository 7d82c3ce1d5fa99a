import FlowModel

/// `unwind-without-target`.
struct UnwindWithoutTarget: Rule {
  static let description = RuleDescription(
    id: "unwind-without-target", group: .scenes, severity: .warning,
    summary: "No class has the action that an unwind segue looks for.",
    rationale: """
      UIKit asks the screens on the way back for the unwind action; when nobody has it, nothing happens, and \
      the user stays where they are. It comes from renaming or deleting the action. A target is a method \
      that Interface Builder or Objective-C sees, or one with a storyboard segue as its parameter.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens else { return [] }
    let functions = screens.code.classes.flatMap(\.functions) + screens.code.extensionsOfOthers.flatMap(\.functions)
    // UIKit asks who responds to the selector, whatever its parameter is.
    let actions = functions.filter { $0.isObjectiveC || $0.parameters.first?.type.contains("Segue") == true }
    let facts = screens.code.facts
    let parts = facts.objectiveCClasses + facts.objectiveCCategories
    let known = Set(actions.flatMap { [$0.selector, $0.swift2Selector] } + parts.flatMap(\.selectors))
    let mayBeElsewhere = parts.contains { !$0.isWhole } || !facts.absentFiles.isEmpty
    return app.model.transitions.compactMap { transition in
      guard transition.kind == .unwind, let action = transition.unwindAction, !action.isEmpty, !known.contains(action),
        app.model.screen(transition.source)?.isSimulated == true
      else { return nil }
      let nearest = NearestName.of(action, in: known).map { ": did you mean '\($0)'?" }
      return finding(
        at: transition.location,
        "no class has the unwind action '\(action)', so the segue does nothing\(nearest ?? ": was it renamed or deleted?")",
        severity: mayBeElsewhere ? .note : .warning)
    }
  }
}
