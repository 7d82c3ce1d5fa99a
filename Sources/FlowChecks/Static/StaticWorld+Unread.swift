import FlowInterpreter
import FlowModel

/// What code that is not read may change.
extension StaticWorld {
  /// Whether a value is a controller whose members are UIKit's where the app does not declare them.
  func isUIKits(_ value: Value?) -> Bool {
    switch value?.flattened {
    case .object(let object)?:
      object.type.nominal?.frameworkClass.map { $0 != "NSObject" && FrameworkAncestry.controllers[$0] != nil } ?? false
    case .native(let box)?: (box as? ObjectBox)?.object is StaticObject
    default: false
    }
  }

  /// What UIKit's own members may change for the app. They know nothing of its classes: what they are called on stays as
  /// it is, unless they are told names.
  func reachedByUIKit(_ what: String, _ handed: [Value]) -> [Value] {
    if what.hasPrefix("super.") { return [] }
    let name = what.lastWord
    if Self.telling.contains(where: name.hasPrefix) { return handed }
    let children = StaticObject.of(handed[0])?.children ?? []
    return children.map(\.value) + handed.dropFirst()
  }

  /// Members of lists and of views, which tell nobody anything.
  static let keeping = ["append(…)", "insert(…)", "remove(…)", "contains(…)", "addSubview(…)"]

  /// Members of every object that reach others by their names.
  private static let telling = ["setValue", "perform"]

  /// Has everything be open that code which is not read can change.
  func reach(_ values: [Value]) {
    var values = values
    while !values.isEmpty {
      let reach = interpreter.forgetVariables(reachedBy: values, named: isComingUp ? setByOwners : nil)
      values = []
      let objects =
        reach.objects.map(\.live) + reach.natives.map { ($0 as? ObjectBox)?.object }
      for live in objects {
        switch live {
        case let object as StaticObject where !object.isReached:
          object.isReached = true
          values += (object.children ?? []).map(\.value)
        case let segue as StaticSegue: values += [segue.destination, segue.source].filter { !isReached($0) }
        default: continue
        }
      }
    }
  }

  private func isReached(_ value: Value) -> Bool { StaticObject.of(value)?.isReached ?? true }
}
