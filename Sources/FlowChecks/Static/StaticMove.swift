import FlowInterpreter
import FlowModel

/// Controllers that code brings up, in one world.
struct StaticMove {
  /// How.
  var showing: StaticShowing
  /// What, in order; nil for what is not known.
  var destinations: [StaticDestination?]
  /// What UIKit's function is called on.
  let presenter: Presenter
  /// The calls that run, the outermost first: before those of a closure, those that made it.
  let calls: [RunningCall]
  /// The class of the screen that holds the closure whose code it is.
  var holder: StaticClass?
  /// Whether that screen was pushed, and is on top of what it was pushed on as the closure is called.
  var isHolderOnTop = false
  /// The classes in whose initialisers that closure was made.
  var makers: [StaticClass] = []
  /// Whether it is the code of a closure that UIKit or a library may call later.
  var isLater = false
  /// Where code has made the bare tab bar controller that it is filling.
  var bar: SourceLocation?
  /// The container that code has made and is filling.
  var filled: ObjectIdentifier?
  /// What the tabs are called that it fills a bar with, as far as code says.
  var titles: [String?] = []
  /// What has filled the containers that it brings up.
  var fillings: [(calls: [RunningCall], destinations: [StaticDestination?])] = []
  /// The containers that code has made among what it brings up, by their places.
  fileprivate var containers: [Int: ObjectIdentifier] = [:]

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
  /// A tab bar controller of no class of the app's: where it is made, and its tabs.
  indirect case tabBar(SourceLocation, [StaticTab])
}

/// A tab: its controller, nil where that is not known, and its title.
struct StaticTab: Sendable, Hashable {
  let destination: StaticDestination?
  let title: String?
}

extension StaticWorld {
  /// Notes that UIKit is told to show something.
  ///
  /// What is put into a container that code has made is shown where that is.
  func noteMove(of value: Value, as showing: StaticShowing, on receiver: Value, at location: TreeLocation) {
    // What is no window has a root, too: an advertisement's view is told the screen that it is on.
    if showing.relationship == "rootViewController", let own, StaticObject.of(value) === own { return }
    var shown = destinations(of: value)
    if shown.count == 1, shown[0] == nil, let type = declaredClass(at: location) { shown[0] = .made(type.name, []) }
    var move = StaticMove(
      showing: showing.on(frameworkClass(of: receiver)), destinations: shown, presenter: presenter(receiver),
      calls: calls(at: location), holder: making.holder, isHolderOnTop: making.isHolderPushed && !hasLeft,
      makers: making.makers, isLater: isLater)
    if let container = StaticObject.of(receiver), container !== own, container.isMadeContainer,
      showing.fills(isEmpty: container.handed.isEmpty && (!container.isAged || container.shownAs != nil))
    {
      container.handed = shown.compactMap(\.self)
      let objects = shownObjects(in: value)
      container.held = shown.enumerated().map { (objects.indices.contains($0) ? objects[$0] : nil, $1) }
      if container.barPlace != nil {
        for object in objects { object?.bar = container }
        move.bar = container.barPlace
        take(objects, into: &move)
      }
      move.filled = ObjectIdentifier(container)
      if let before = container.shownAs {
        // One of several is at its place there.
        if before.relationship == "viewControllers" || move.bar != nil, fill(container, by: move) { return }
        if before.relationship != "viewControllers", move.bar == nil { move.showing = before }
      }
    }
    let objects = shownObjects(in: value)
    for object in objects { object?.broughtUpAs = move.showing.kind }
    move.titles = objects.map { $0?.shownTitle }
    take(objects, into: &move)
    moves.append(move)
  }

  /// Takes what has filled containers into what brings these up.
  private func take(_ objects: [StaticObject?], into move: inout StaticMove) {
    for (index, object) in objects.enumerated() {
      guard let object, object.isMadeContainer else { continue }
      object.shownAs = move.showing
      let id = ObjectIdentifier(object)
      move.containers[index] = id
      move.fillings += moves.filter { $0.filled == id }.flatMap {
        $0.fillings + [(calls: $0.calls, destinations: $0.destinations)]
      }
      moves.removeAll { $0.filled == id }
    }
  }

  /// Puts what a container is filled with where that was brought up before.
  private func fill(_ container: StaticObject, by move: StaticMove) -> Bool {
    for number in moves.indices.reversed() {
      // Where a bar was brought up with it, that is there.
      let shown = [container, container.bar].compactMap(\.self).lazy.compactMap { object in
        self.moves[number].containers.first { $0.value == ObjectIdentifier(object) }.map { (object, place: $0.key) }
      }.first
      guard let (object, place) = shown, moves[number].destinations.indices.contains(place) else { continue }
      moves[number].destinations[place] = destination(of: object.value)
      moves[number].fillings += move.fillings + [(calls: move.calls, destinations: move.destinations)]
      return true
    }
    return false
  }

  /// The class of the controller that the call there is handed, where its declared type tells.
  private func declaredClass(at location: TreeLocation) -> RuntimeType? {
    guard handedObjects.isFollowing, let type = interpreter.onlyClass(ofArgument: 0, at: location), isScreen(type)
    else { return nil }
    return type
  }

  /// The container that a library's class makes around the controller that it is handed; nil for others:
  /// `SideMenuNavigationController(rootViewController: menu)`.
  func libraryContainer(_ what: String, _ handed: [Value], at location: TreeLocation) -> Value? {
    guard what.first?.isUppercase == true, what.hasSuffix("(…)"), !what.contains("."),
      location.firstLabel == "rootViewController",
      let root = handed.first(where: { !destinations(of: $0).compactMap(\.self).isEmpty })
    else { return nil }
    return container(of: root, "UINavigationController").value
  }

  /// How a library's method shows the controller that it is handed; nil for others.
  func libraryShowing(_ what: String, _ handed: [Value], at location: TreeLocation) -> StaticShowing? {
    guard handedObjects.isFollowing, StaticObject.of(handed[1])?.isController == true else { return nil }
    return StaticShowing(ofLibrary: what, at: location)
  }

  /// The objects behind a value; of a list, each of its own. Nil for what is none.
  private func shownObjects(in value: Value) -> [StaticObject?] {
    if case .list(let box)? = value.flattened { return box.items.flatMap(shownObjects) }
    return [StaticObject.of(value)]
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

  /// Asks a container for what it holds, but for one that holds itself.
  private func asking<Held>(_ object: StaticObject, _ held: () -> [Held]) -> [Held] {
    guard !object.isAsked else { return [] }
    object.isAsked = true
    defer { object.isAsked = false }
    return held()
  }

  private func destination(of value: Value) -> StaticDestination? {
    if let object = StaticObject.of(value) {
      if let screen = object.screen { return .screen(screen.id) }
      if let place = object.barPlace {
        return .tabBar(
          place,
          asking(object) {
            object.held.map { one, known in
              StaticTab(
                destination: one.flatMap { self.destination(of: $0.value) } ?? known, title: one?.shownTitle)
            }
          })
      }
      guard case .object(let instance)? = value.flattened else {
        guard object.held.contains(where: { $0.object?.barPlace != nil }) else { return .frameworks(object.handed) }
        // A bar may be filled after it is put there.
        return .frameworks(
          asking(object) {
            object.held.compactMap { one, known in
              one?.barPlace == nil ? known : one.flatMap { destination(of: $0.value) }
            }
          })
      }
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
