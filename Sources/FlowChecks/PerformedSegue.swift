import FlowModel

/// A `performSegue(withIdentifier:sender:)` in the app's code.
struct PerformedSegue: Sendable {
  /// The function that it stands in.
  var scope: CodeScope
  /// The event.
  var event: CodeEvent
  /// The identifier.
  var identifier: String
  /// The class that performs it: the one around it, or the one that a cast says; nil when the code does not tell.
  var performer: CodeType?

  private static let names: Set<String> = ["performSegue", "performSegueWithIdentifier"]

  /// Every one whose identifier the code tells, in the order of types and functions.
  static func all(in calls: CallIndex, _ code: AppCode) -> [PerformedSegue] {
    NamingCall.all(of: names, in: calls, code) { call in
      guard let argument = call.arguments?.first, argument.label == nil || argument.label == "withIdentifier" else {
        return nil
      }
      return argument.value
    }.map { named in
      PerformedSegue(
        scope: named.scope, event: named.event, identifier: named.name,
        performer: performer(of: named.call, in: named.scope, code))
    }
  }

  private static func performer(of call: CodeValue, in scope: CodeScope, _ code: AppCode) -> CodeType? {
    guard let receiver = call.receiver.map(scope.expanded) else { return scope.owner }
    // A weak self that a closure unwrapped.
    if receiver.isPlainSelf { return scope.owner }
    return receiver.castType.flatMap { code.type($0, in: scope.owner, near: scope.function.location.file) }
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
