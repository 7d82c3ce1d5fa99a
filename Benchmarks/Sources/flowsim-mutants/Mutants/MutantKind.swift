/// What is broken, and where: `Documentation/Mutants.md` says what each kind changes.
enum MutantKind: String, CaseIterable, Comparable {
  case segueInStoryboard = "segue-storyboard"
  case segueInPerform = "segue-perform"
  case segueInPrepare = "segue-prepare"
  case segueInConstant = "segue-constant"
  case classInStoryboard = "class-storyboard"
  case classInCode = "class-code"
  case actionInStoryboard = "action-storyboard"
  case actionInCode = "action-code"
  case outletInStoryboard = "outlet-storyboard"
  case outletInCode = "outlet-code"
  case sceneInStoryboard = "scene-storyboard"
  case sceneInCode = "scene-code"
  case storyboardInCode = "storyboard-code"
  case reference = "reference"
  case didMove = "did-move"
  case injection = "injection"
  case injectionLeftOut = "injection-left-out"

  /// The part of the goal that the kind counts for; nil for what no goal is set for.
  var goal: Goal? {
    switch self {
    case .injection: .injection
    case .injectionLeftOut: nil
    default: .identifiersAndWires
    }
  }

  static func < (lhs: MutantKind, rhs: MutantKind) -> Bool {
    (allCases.firstIndex(of: lhs) ?? 0) < (allCases.firstIndex(of: rhs) ?? 0)
  }
}

/// What is to be found.
enum Goal: String, CaseIterable {
  case identifiersAndWires = "identifiers and wires"
  case injection = "injection"

  /// The share that is to be found, at the least.
  var share: Double { self == .injection ? 0.8 : 0.95 }
}
