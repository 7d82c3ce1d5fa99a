/// What a framework does not say.
extension Framework {
  /// - UIKit: a controller's `init()` calls `init(nibName:bundle:)` (its page in UIKit's documentation).
  package func designatedOfController(_ arguments: [Argument], of name: String) -> [[Argument]] {
    let classes = catalog.lineage(of: name)
    guard arguments.isEmpty, classes.contains("UIViewController"), !classes.contains("UIAlertController") else {
      return []
    }
    return [[Argument("nibName", .none), Argument("bundle", .none)]]
  }

  package func complete(_ object: AnyObject, _ arguments: [Argument], at location: TreeLocation) throws {}

  package func observedProperty(_ key: String, of object: AnyObject) -> String? { nil }

  package func refusal(ofKey key: String, of value: Value) -> (name: String, reason: String)? { nil }

  package func mayLack(_ key: String, of value: Value) -> Bool { false }

  package func setValue(
    _ value: Value, forKey key: String, of target: Value, _ call: Library.Call
  ) throws -> Bool { false }

  package func value(forKey key: String, of target: Value) -> Value? { nil }

  package func effect(of member: String, on value: Value, at location: TreeLocation) -> MemberEffect { .anything }

  package func neverChanges(_ object: AnyObject) -> Bool { false }

  package func unreadClass(of value: Value) -> String? { nil }

  package func property(_ name: String, of unknown: Unknown, at location: TreeLocation) throws -> Value? { nil }

  package func standIn(for unknown: Unknown, with member: String, isOfModel: Bool?) -> Value? { nil }

  package var standInClass: String? { nil }

  package func tellsAtOnce(of notification: String) -> Bool? { nil }

  /// Controllers are all that some frameworks know.
  package func designated(_ arguments: [Argument], of name: String) -> [[Argument]] {
    designatedOfController(arguments, of: name)
  }
}
