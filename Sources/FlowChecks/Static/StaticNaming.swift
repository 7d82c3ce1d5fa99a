import FlowInterpreter
import FlowModel

/// A call of UIKit's that names a segue, a screen, a storyboard or a nib, in one world.
struct StaticNaming {
  enum Kind: Sendable, Hashable { case segue, screen, initialScreen, storyboard, nib }

  let kind: Kind
  /// The name; nil where it is not known.
  let name: String?
  /// Whether the object is asked whose code is.
  let isOnSelf: Bool
  /// The storyboard that it is called on.
  let storyboard: StaticStoryboard.Source
  /// Whether that storyboard may be another one in other worlds.
  let isStoryboardMade: Bool
  /// The nib that it makes.
  let nib: StaticNib?
  /// The calls that run, the outermost first.
  let calls: [RunningCall]
  /// What was asked before it, in words.
  let questions: [String]

  /// What UIKit's functions that name something are called.
  static let functions: Set<String> = Set(called.keys).union([
    "instantiateInitialViewController", "UIStoryboard", "UINib", "loadNibNamed",
  ])

  /// Those that make a screen of a storyboard.
  static let making: Set<String> = ["instantiateViewController", "instantiateViewControllerWithIdentifier"]

  /// The functions that name something by their first argument, with its label.
  private static let called: [String: [String?: Kind]] = [
    "performSegue": ["withIdentifier": .segue], "performSegueWithIdentifier": [nil: .segue],
    "instantiateViewController": ["withIdentifier": .screen, "identifier": .screen],
    "instantiateViewControllerWithIdentifier": [nil: .screen],
  ]

  /// What a call on something that is not known may name, by its words: `vc.performSegue(…)`.
  ///
  /// - Parameter label: that of its first argument.
  static func kind(calledBy what: String, label: String?) -> Kind? {
    guard what.hasSuffix("(…)") else { return nil }
    return called[String(what.lastWord.dropLast(3))]?[label]
  }
}

extension String {
  /// Of a member or call in words, which may be long, what stands behind its last point: `reload(…)` of `list.reload(…)`.
  var lastWord: Substring {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { self[utf8.index(after: $0)...] } ?? self[...]
  }
}

/// A storyboard as code has it.
final class StaticStoryboard {
  enum Source: Sendable, Hashable {
    /// By its name, in the app's own bundle.
    case named(String)
    /// The one that a screen came from.
    case of(Screen.ID)
    /// One of a bundle that is not the app's own, or not known.
    case elsewhere
    case unknown
  }

  let source: Source
  /// Whether its name is made, rather than written where it is made: what decides on it may decide otherwise.
  let hasMadeName: Bool

  init(_ source: Source, hasMadeName: Bool = false) {
    self.source = source
    self.hasMadeName = hasMadeName
  }

  /// What stands for it in code.
  var value: Value { .native(ObjectBox(self, name: "UIStoryboard")) }

  /// The storyboard behind a value; nil for others.
  static func of(_ value: Value) -> StaticStoryboard? {
    guard case .native(let box)? = value.flattened else { return nil }
    return (box as? ObjectBox)?.object as? StaticStoryboard
  }
}

/// A nib as code has it.
final class StaticNib {
  /// The reuse identifier that it is registered with, for cells or for supplementary views.
  fileprivate(set) var cell: String?

  /// What stands for it in code.
  var value: Value { .native(ObjectBox(self, name: "UINib")) }

  /// Notes that code which is not read is handed some values: a view that nibs are registered with.
  static func note(_ handed: [Value]) {
    guard handed.count > 2, case .native(let box)? = handed[1].flattened,
      let nib = (box as? ObjectBox)?.object as? StaticNib, case .text(let identifier)? = handed.last?.flattened
    else { return }
    nib.cell = identifier.text
  }
}
