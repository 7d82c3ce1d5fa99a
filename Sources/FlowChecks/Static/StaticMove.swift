import FlowInterpreter
import FlowModel

/// Controllers that code brings up, in one world.
struct StaticMove {
  /// How.
  var showing: StaticShowing
  /// What, in order; nil for what is not known.
  let destinations: [StaticDestination?]
  /// What UIKit's function is called on.
  let presenter: Presenter
  /// The calls that run, the outermost first: before those of a closure, those that made it.
  let calls: [RunningCall]
  /// The class of the screen that holds the closure whose code it is.
  var holder: StaticClass?
  /// Whether it is the code of a closure that UIKit or a library may call later.
  var isLater = false
  /// The container that code has made and is filling.
  var filled: ObjectIdentifier?

  /// What UIKit's function is called on.
  enum Presenter {
    /// The object whose code is asked, or one that belongs to it.
    case own
    /// Another object of a class of the app's.
    case other(StaticClass)
    /// A container of a storyboard, of no class of the app's.
    case container(Screen.ID)
    /// Something that is not known: the variable that it comes from.
    case unknown(root: String)
  }
}

/// A controller that code has.
enum StaticDestination: Sendable, Hashable {
  /// One that an initialiser made: the name of the app's class, and what it was handed.
  indirect case made(String, [StaticDestination])
  /// A screen of the model's.
  case screen(Screen.ID)
  /// A scene of a storyboard; nil for the initial one.
  case scene(StaticStoryboard.Source, identifier: String?)
  /// One of UIKit's own: an alert, or a container with controllers in it.
  indirect case frameworks([StaticDestination])
}

extension StaticWorld {
  /// Notes that UIKit is told to show something.
  ///
  /// What is put into a container that code has made is shown where that is.
  func noteMove(of value: Value, as showing: StaticShowing, on receiver: Value, at location: TreeLocation) {
    var shown = destinations(of: value)
    if shown.count == 1, shown[0] == nil, let type = declaredClass(at: location) { shown[0] = .made(type.name, []) }
    var move = StaticMove(
      showing: showing.on(frameworkClass(of: receiver)), destinations: shown, presenter: presenter(receiver),
      calls: calls(at: location), holder: making.holder, isLater: isLater)
    if let container = StaticObject.of(receiver), container !== own, container.isMadeContainer,
      showing.fills(isEmpty: container.handed.isEmpty && !container.isAged)
    {
      container.handed = shown.compactMap(\.self)
      move.filled = ObjectIdentifier(container)
      if let before = container.shownAs, before.relationship != "viewControllers" { move.showing = before }
    }
    for object in objects(in: value) where object.isMadeContainer {
      object.shownAs = move.showing
      moves.removeAll { $0.filled == ObjectIdentifier(object) }
    }
    moves.append(move)
  }

  /// The class of the controller that the call there is handed, where its declared type tells.
  private func declaredClass(at location: TreeLocation) -> RuntimeType? {
    guard handedObjects.isFollowing, let type = interpreter.onlyClass(ofArgument: 0, at: location), isScreen(type)
    else { return nil }
    return type
  }

  /// How a library's method shows the controller that it is handed; nil for others.
  func libraryShowing(_ what: String, _ handed: [Value], at location: TreeLocation) -> StaticShowing? {
    guard handedObjects.isFollowing, StaticObject.of(handed[1])?.isController == true else { return nil }
    return StaticShowing(ofLibrary: what, at: location)
  }

  private func objects(in value: Value) -> [StaticObject] {
    if case .list(let box)? = value.flattened { return box.items.flatMap(objects) }
    return StaticObject.of(value).map { [$0] } ?? []
  }

  /// The framework's class of what UIKit's function is called on, as far as it is known.
  private func frameworkClass(of receiver: Value) -> String? {
    if case .object(let object)? = receiver.flattened { return object.type.nominal?.frameworkClass }
    if let object = StaticObject.of(receiver) { return object.frameworkClass }
    guard case .unknown(let unknown)? = receiver.flattened, let type = handedObjects.type(of: unknown) else {
      return nil
    }
    return type.nominal?.frameworkClass ?? type.name
  }

  private func presenter(_ receiver: Value) -> StaticMove.Presenter {
    guard let object = StaticObject.of(receiver) else {
      guard case .unknown(let unknown)? = receiver.flattened else { return .own }
      if let type = handedObjects.only(of: unknown), isScreen(type) { return .other(StaticClass(type, interpreter)) }
      return .unknown(root: unknown.root)
    }
    if object !== own, object.part == nil, let screen = object.screen, [.navigation, .tabBar].contains(screen.kind) {
      return .container(screen.id)
    }
    guard object !== own, let type = object.part?.type, isScreen(type) else { return .own }
    return .other(StaticClass(type, interpreter))
  }

  /// Whether a type is a class of controllers of the app's, none of which is a stack: that stands for what is on it.
  private func isScreen(_ type: RuntimeType) -> Bool {
    guard interpreter.isOfApp(type), let root = type.nominal?.frameworkClass else { return false }
    return FrameworkAncestry.lineage(of: root).contains("UIViewController")
      && FrameworkAncestry.isKind(root, of: "UINavigationController") != true
  }

  /// The controllers that a value stands for; of a list, each of its own. Nil for one that is not known.
  func destinations(of value: Value) -> [StaticDestination?] {
    switch value.flattened {
    case .list(let box)?: box.items.flatMap { destinations(of: $0) }
    case let value?: [destination(of: value)]
    case nil: []
    }
  }

  private func destination(of value: Value) -> StaticDestination? {
    if let object = StaticObject.of(value) {
      if let screen = object.screen { return .screen(screen.id) }
      guard case .object(let instance)? = value.flattened else { return .frameworks(object.handed) }
      return .made(instance.type.name, object.handed)
    }
    guard case .unknown(let unknown) = value else { return nil }
    let place = unknown.location.source
    return namings.last { $0.calls.last?.location.source == place && $0.isOfScreen }.map {
      .scene($0.storyboard, identifier: $0.name)
    }
  }
}

extension Unknown {
  /// The variable that it comes from: `presenter` of `presenter.navigationController`.
  fileprivate var root: String { String(what.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
}

extension StaticNaming {
  /// Whether it names a screen, with all that is needed to find it.
  fileprivate var isOfScreen: Bool { kind == .initialScreen || kind == .screen && name != nil }
}
