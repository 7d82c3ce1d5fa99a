/// What is broken, and where.
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

  /// What the kind changes.
  var summary: String {
    switch self {
    case .segueInStoryboard: "the identifier of a segue in the storyboard"
    case .segueInPerform: "the literal in a performSegue"
    case .segueInPrepare: "the literal that a prepare compares the identifier with"
    case .segueInConstant: "the raw value or constant that names a segue"
    case .classInStoryboard: "a custom class in a storyboard or xib"
    case .classInCode: "a class that a storyboard or xib names, renamed in all of the code"
    case .actionInStoryboard: "the selector of an action in a storyboard or xib"
    case .actionInCode: "a connected action, renamed in the files of its class and of those above and below"
    case .outletInStoryboard: "the property of an outlet in a storyboard or xib"
    case .outletInCode: "a connected outlet, renamed in the files of its class"
    case .sceneInStoryboard: "a storyboard identifier in the storyboard"
    case .sceneInCode: "the literal in an instantiateViewController"
    case .storyboardInCode: "the literal in a UIStoryboard(name:)"
    case .reference: "the storyboard or the identifier of a storyboard reference"
    case .didMove: "a didMove(toParent:) removed"
    case .injection: "an assignment to what the destination needs, removed from a prepare"
    case .injectionLeftOut: "an assignment to what the destination may do without, removed from a prepare"
    }
  }

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
