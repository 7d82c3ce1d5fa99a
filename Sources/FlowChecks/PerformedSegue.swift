import FlowModel

/// A `performSegue(withIdentifier:sender:)` in the app's code.
struct PerformedSegue {
  /// The function that it stands in.
  var scope: CodeScope
  /// The event.
  var event: CodeEvent
  /// The identifier.
  var identifier: String
  /// The class that performs it: the one around it, or the one that a cast says; nil when the code does not tell.
  var performer: CodeType?

  private static let names: Set<String> = ["performSegue", "performSegueWithIdentifier"]

  /// Every one whose identifier the code tells, in the order of the files.
  static func all(in screens: AppScreens) -> [PerformedSegue] {
    screens.scopes.flatMap { scope in
      scope.function.events.compactMap { event -> PerformedSegue? in
        guard case .call(let call) = event.action, let name = call.calledName, names.contains(name),
          let argument = call.arguments?.first, argument.label == nil || argument.label == "withIdentifier",
          let identifier = scope.text(of: argument.value)
        else { return nil }
        return PerformedSegue(
          scope: scope, event: event, identifier: identifier, performer: performer(of: call, in: scope, screens.code))
      }
    }
  }

  private static func performer(of call: CodeValue, in scope: CodeScope, _ code: AppCode) -> CodeType? {
    guard let receiver = call.receiver.map(scope.expanded) else { return scope.owner }
    switch receiver.root {
    // A weak self that a closure unwrapped.
    case .itself where receiver.path.allSatisfy({ $0 == .optional || $0 == .forced }): return scope.owner
    default: return receiver.castType.flatMap { code.type($0, in: scope.owner, near: scope.function.location.file) }
    }
  }

  /// Whether its conditions ask which device it runs on.
  var asksForDevice: Bool {
    let words = [
      "idiom", "UIDevice", "iPad", "iPhone", "isPad", "isPhone", "traitCollection", "isCollapsed", "SizeClass",
    ]
    return scope.conditions(of: event).contains { condition in
      words.contains { condition.text.localizedStandardContains($0) }
    }
  }
}
