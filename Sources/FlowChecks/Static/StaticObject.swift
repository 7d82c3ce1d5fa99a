import FlowInterpreter
import FlowModel

/// A framework's object in a static world: a controller as its scene describes it, or any other of which nothing is known.
final class StaticObject {
  /// The scene that made it; nil for other objects.
  let screen: Screen?
  /// What the framework calls it: `UINavigationController`.
  let frameworkClass: String
  /// What the app declares of it; nil where its class is the framework's own.
  var part: Part?
  /// The controllers that a container holds, in their order; nil where not all are known.
  var children: [StaticObject]?
  /// The controllers that its initialiser was handed.
  var handed: [StaticDestination] = []
  /// The container that it is in.
  weak var container: StaticObject?
  /// Whether code that is not read has it, which may do anything to it.
  var isReached = false
  /// Whether code does something with it as with any controller of UIKit's.
  var isTouched = false
  /// The calls that made it, the outermost first, where code did.
  var making: [RunningCall]?
  /// How code has shown it, where it is a container that code has made.
  var shownAs: StaticShowing?
  /// How code has brought it up last.
  var broughtUpAs: Transition.Kind?
  /// The title that code gives it, and that of its tab.
  var title: String?
  var tabTitle: String?
  /// What a tab with it is called: as its own item says, or it itself, or what it was made around.
  var shownTitle: String? { tabTitle ?? title ?? children?.first?.shownTitle }
  /// Where code has made it, of a bare tab bar controller.
  var barPlace: SourceLocation?
  /// What a container is filled with, in order.
  var held: [(object: StaticObject?, destination: StaticDestination?)] = []
  /// Whether it is being asked what it holds.
  var isAsked = false
  /// The bare tab bar controller that it is a tab of.
  weak var bar: StaticObject?
  /// Whether it is a container that code has made around what it is handed.
  var isContainer = false
  /// Whether it has been there for a while, so that it is not known what it holds.
  var isAged = false
  /// The calls that showed it first.
  var showing: [RunningCall]?
  /// Where its view was loaded, and what held nothing then.
  var loads: [StaticLoad] = []

  init(_ screen: Screen? = nil, frameworkClass: String = "NSObject") {
    self.screen = screen
    self.frameworkClass = frameworkClass
  }

  /// Whether it is a view controller.
  var isController: Bool {
    frameworkClass == "UIViewController" || FrameworkAncestry.controllers[frameworkClass] != nil
  }

  /// What stands for it in code.
  var value: Value {
    part.map { .object(Instance(of: $0, self)) } ?? .native(ObjectBox(self, name: frameworkClass))
  }

  /// Whether it is a container that code has made: one of the framework's own, or a stack of the app's.
  var isMadeContainer: Bool {
    if isContainer { return true }
    guard making != nil, let root = part?.type.nominal?.frameworkClass else { return false }
    return FrameworkAncestry.isKind(root, of: "UINavigationController") == true
  }

  /// Whether code has put it onto a stack.
  var isPushed: Bool { broughtUpAs == .push || broughtUpAs == .show }

  /// The controller of a scene: this one, or one in it.
  func object(of screen: Screen) -> StaticObject? {
    if self.screen?.id == screen.id { return self }
    return children?.lazy.compactMap { $0.object(of: screen) }.first
  }

  /// The controllers of a container with those in them, and itself.
  var all: [StaticObject] { [self] + (children ?? []).flatMap(\.all) }

  /// The object behind a value; nil for others.
  static func of(_ value: Value) -> StaticObject? {
    switch value.flattened {
    case .object(let object)?: object.live as? StaticObject
    case .native(let box)?: (box as? ObjectBox)?.object as? StaticObject
    default: nil
    }
  }
}

/// A segue as `prepare(for:sender:)` is handed it.
final class StaticSegue {
  let identifier: String?
  let source: Value
  let destination: Value

  init(identifier: String?, source: Value, destination: Value) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
}
