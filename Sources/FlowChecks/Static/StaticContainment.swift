import FlowInterpreter
import FlowModel

/// A call of UIKit's that adds, removes or tells a child controller, in one world.
struct StaticContainment {
  enum Kind: Sendable { case adds, arrives, removes, leaves }

  let kind: Kind
  /// What stands for the child: the same for the same one.
  let child: ObjectIdentifier?
  /// Whether the object itself is called whose code is asked.
  let isOnSelf: Bool
  /// Whether it is called on a view controller, as far as its name tells.
  let isOnController: Bool
  /// The calls that run, the outermost first.
  let calls: [RunningCall]

  /// What UIKit's functions are called.
  static let names: [String: Kind] = [
    "addChild": .adds, "addChildViewController": .adds, "didMove": .arrives, "didMoveToParentViewController": .arrives,
    "removeFromParent": .removes, "removeFromParentViewController": .removes, "willMove": .leaves,
    "willMoveToParentViewController": .leaves,
  ]
  /// Those that add and remove children.
  static let changing = names(of: .adds).union(names(of: .removes))

  /// Those of one kind.
  static func names(of kind: Kind) -> Set<String> { Set(names.filter { $0.value == kind }.keys) }

  /// Takes a call; nil for others.
  ///
  /// - Parameters:
  ///   - what: the call in words: `panel.didMove(…)`.
  ///   - handed: what it is called on, and its arguments.
  ///   - own: the object whose code is asked.
  init?(_ what: String, _ handed: [Value], own: StaticObject?, calls: @autoclosure () -> [RunningCall]) {
    guard what.hasSuffix("(…)"), !what.hasPrefix("super.") else { return nil }
    guard let kind = Self.names[String(what.lastWord.dropLast(3))] else { return nil }
    let words = what.dropLast(3).split(separator: ".")
    let receiver = words.count > 1 ? handed.first : nil
    let object = receiver.flatMap(StaticObject.of)
    let spelling = words.dropLast().last ?? "self"
    isOnSelf = receiver == nil || spelling == "self" || object != nil && object === own
    isOnController = object?.isController == true || spelling == "parent" || spelling.hasSuffix("iewController")
    self.kind = kind
    let child = kind == .adds ? (receiver == nil ? handed.first : handed.dropFirst().first) : receiver
    self.child = child.flatMap(Self.identity)
    self.calls = calls()
  }

  /// What stands for a controller, known or not.
  static func identity(of value: Value) -> ObjectIdentifier? {
    if let object = StaticObject.of(value) { return ObjectIdentifier(object) }
    if case .unknown(let unknown)? = value.flattened { return ObjectIdentifier(unknown) }
    return nil
  }
}
