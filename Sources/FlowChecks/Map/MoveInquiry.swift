import FlowInterpreter
import FlowModel

/// Asks the code of one target which controllers it brings up, and from where.
///
/// Each function that calls UIKit so runs by itself in all worlds (``FunctionRuns``). Where it shows what it is handed, or
/// on what it is handed, or belongs to no screen, those that call it are asked in the same way: the screen that asks a
/// coordinator, a router or a delegate for another screen is where that comes from.
final class MoveInquiry {
  /// Something that brings up controllers.
  struct Move: Sendable, Hashable {
    enum Source: Sendable, Hashable {
      /// The app as it is launched.
      case launch
      /// A class: that of the screen, or of the object that no screen is known to ask.
      case code(CodeType.ID)
      /// A container of a storyboard, which code fills.
      case screen(Screen.ID)
      /// A tab bar controller of no class of the app's, by where code makes it.
      case tabBar(SourceLocation)
    }

    let source: Source
    let kind: Transition.Kind
    let relationship: String?
    /// What it brings up, in order; nil for what is not known.
    let destinations: [StaticDestination?]
    /// What the tabs are called that they are, as far as code says.
    let titles: [String?]
    let location: SourceLocation
    /// Where the name of the function stands that it begins with.
    let entry: SourceLocation
    /// The places of the calls from there on, the outermost first.
    let way: [SourceLocation]
  }

  /// What one function is seen to do in one world.
  private struct Sighting {
    let entry: Code
    let move: StaticMove
    /// Which of the calls that run is the function's.
    let index: Int
  }

  private let runs: FunctionRuns
  private let screens: AppScreens
  private let heirs: LibraryHeirs
  private let scopes: [FunctionPlace: CodeScope]
  private let isCalled: (SourceLocation) -> Bool
  private let isSure: (SourceLocation) -> Bool
  private let callPlaces: (SourceLocation) -> Set<SourceLocation>?
  /// The functions with more branches than are followed.
  private(set) var unfinished: Set<SourceLocation> = []
  private var entries: [Code] = []
  /// The functions whose callers are asked.
  private var passing: Set<ObjectIdentifier> = []

  /// How often controllers are handed on.
  private static let depth = 6

  /// - Parameters:
  ///   - isCalled: whether somebody may call the function whose name stands at a place.
  ///   - isSure: whether a place is in a closure that runs soon after it is made.
  ///   - callPlaces: where the function is named whose name stands at a place; nil where others may call it.
  init(
    _ runs: FunctionRuns, _ screens: AppScreens, _ heirs: LibraryHeirs, _ scopes: [FunctionPlace: CodeScope],
    isCalled: @escaping (SourceLocation) -> Bool, isSure: @escaping (SourceLocation) -> Bool,
    callPlaces: @escaping (SourceLocation) -> Set<SourceLocation>?
  ) {
    self.heirs = heirs
    self.callPlaces = callPlaces
    self.isSure = isSure
    self.isCalled = isCalled
    self.runs = runs
    self.screens = screens
    self.scopes = scopes
  }

  /// What the target's functions bring up, in the order of the files.
  func moves() -> [Move] {
    let program = runs.target.program
    program.followHandedObjects(bringingNames)
    var asked: Set<ObjectIdentifier> = []
    var next = program.interpreter.functions(naming: StaticShowing.names)
    for _ in 0..<Self.depth where !next.isEmpty {
      entries += next.filter {
        runs.target.files.contains($0.place.file) && asked.insert(ObjectIdentifier($0)).inserted && isCalled($0.place)
      }.sorted { $0.place < $1.place }
      // What one hands on shows in those that were asked before, too.
      let handing = entries.filter { !passing.contains(ObjectIdentifier($0)) && isPassing($0) }
      passing.formUnion(handing.map { ObjectIdentifier($0) })
      let names = Set(handing.filter { !$0.isOverride }.compactMap(\.callName))
      next = names.isEmpty ? [] : program.interpreter.functions(naming: names)
    }
    unfinished = Set(entries.filter { runs.hasMore($0) }.map(\.place))
    return found.sorted {
      ($0.location, "\($0.destinations)", "\($0.entry) \($0.way)") < (
        $1.location, "\($1.destinations)", "\($1.entry) \($1.way)"
      )
    }
  }

  /// The names of the functions that may bring controllers up, or make them.
  private var bringingNames: Set<String> {
    let controllers = screens.code.classes.filter {
      screens.code.isKind($0, of: "UIViewController") == true || heirs[$0] != nil
    }
    var names = StaticShowing.names.union(StaticNaming.making)
    var last = names.union(controllers.map(\.shortName))
    for _ in 0..<Self.depth where !last.isEmpty {
      let code = runs.target.program.interpreter.functions(naming: last)
      last = Set(code.filter { !$0.isOverride }.compactMap(\.memberName)).subtracting(names)
      names.formUnion(last)
    }
    return names
  }

  // MARK: One function

  /// What a function is seen to do, itself or by those that hand on.
  private func sightings(of entry: Code) -> [Sighting] {
    runs.runs(of: entry).flatMap(\.worlds).flatMap(\.moves).compactMap { move in
      guard let index = move.calls.lastIndex(where: { $0.function === entry }),
        // What makes an object does what that does by itself.
        move.calls[(index + 1)...].allSatisfy({
          passing.contains(ObjectIdentifier($0.function)) || $0.function.function.kind == .initializer
        })
      else { return nil }
      return Sighting(entry: entry, move: move, index: index)
    }
  }

  /// Whether those that call a function are to be asked as well.
  private func isPassing(_ entry: Code) -> Bool {
    let isOfScreen = owner(of: entry).map(isScreen) ?? false
    let sightings = sightings(of: entry)
    // What a type parameter stands for, only those that call it say.
    if sightings.isEmpty, !entry.function.generics.isEmpty { return true }
    return sightings.contains { !isOfScreen || isHanded($0) || $0.move.destinations.contains(nil) }
  }

  /// The class whose function it is. An extension of UIKit's own class is no place: those are who call it.
  private func owner(of entry: Code) -> CodeType? {
    scopes[FunctionPlace(entry)]?.owner.flatMap { $0.kind == .extension || $0.kind == .protocol ? nil : $0 }
  }

  private func isScreen(_ type: CodeType) -> Bool {
    screens.code.isKind(type, of: "UIViewController") == true || heirs[type] != nil
      || !screens.screens(of: type).isEmpty
  }

  /// Whether a function shows something on what it is handed.
  private func isHanded(_ sighting: Sighting) -> Bool {
    guard case .unknown(let root) = sighting.move.presenter, sighting.move.showing.relationship != "rootViewController"
    else { return false }
    return sighting.entry.parameterNames.contains(root)
  }

  // MARK: Where from

  /// What is brought up: by an object that is no screen only where no screen is known to ask it.
  private var found: Set<Move> {
    let all = entries.flatMap { sightings(of: $0) }
    var found: Set<Move> = []
    var known: Set<Handed> = []
    var others: [(sighting: Sighting, owner: CodeType)] = []
    var direct: Set<Handed> = []
    var called: Set<Called> = []
    let sourced = all.filter { $0.move.destinations.contains { $0 != nil } }.map { ($0, source(of: $0)) }
    for case (let sighting, let source?) in sourced {
      for call in sighting.move.calls[(sighting.index + 1)...] where call.function !== sighting.entry {
        called.insert(Called(source: source, function: ObjectIdentifier(call.function), move: sighting.move))
      }
    }
    for (sighting, source) in sourced {
      if let source {
        // What a function does for one of the same source is that one's.
        let own = Called(source: source, function: ObjectIdentifier(sighting.entry), move: sighting.move)
        if !called.contains(own) { found.insert(move(sighting, from: source)) }
        known.formUnion(handed(sighting, from: sighting.index))
        for filling in sighting.move.fillings {
          known.formUnion(filling.calls.map { Handed($0.function, filling.destinations) })
        }
      } else if let owner = owner(of: sighting.entry), !isScreen(owner), !isHanded(sighting) {
        others.append((sighting, owner))
        direct.insert(Handed(sighting.entry, sighting.move))
      }
    }
    for (sighting, owner) in others {
      guard !known.contains(Handed(sighting.entry, sighting.move)),
        direct.isDisjoint(with: handed(sighting, from: sighting.index + 1)),
        !areAllCallersKnown(sighting, sourced)
      else { continue }
      found.insert(move(sighting, from: .code(owner.id)))
    }
    return found
  }

  /// Whether all that call a function are seen to bring something else up from screens by it: what a function does with
  /// arguments that nobody hands it, it does not.
  private func areAllCallersKnown(_ sighting: Sighting, _ sourced: [(Sighting, Move.Source?)]) -> Bool {
    guard let places = callPlaces(sighting.entry.place), !places.isEmpty,
      let shown = sighting.move.calls.last?.location.source
    else { return false }
    var seen: Set<SourceLocation> = []
    for case (let other, _?) in sourced where other.move.calls.last?.location.source == shown {
      let calls = other.move.calls
      guard let index = calls.lastIndex(where: { $0.function === sighting.entry }), index > other.index,
        !runs.hasMore(other.entry), !other.move.destinations.contains(nil)
      else { continue }
      seen.insert(calls[index - 1].location.source)
    }
    return places.isSubset(of: seen)
  }

  /// A function that another one calls for a move.
  private struct Called: Hashable {
    let source: Move.Source
    let function: ObjectIdentifier
    let destinations: [StaticDestination?]
    let location: SourceLocation?

    init(source: Move.Source, function: ObjectIdentifier, move: StaticMove) {
      (self.source, self.function) = (source, function)
      destinations = move.destinations.map { $0?.plain }
      location = move.calls.last?.location.source
    }
  }

  /// A function that hands on certain controllers.
  private struct Handed: Hashable {
    let function: ObjectIdentifier
    let destinations: [StaticDestination]

    init(_ code: Code, _ move: StaticMove) { self.init(code, move.destinations) }

    init(_ code: Code, _ all: [StaticDestination?]) {
      function = ObjectIdentifier(code)
      destinations = all.compactMap(\.?.plain)
    }
  }

  private func handed(_ sighting: Sighting, from index: Int) -> Set<Handed> {
    let own = sighting.entry
    return Set(
      sighting.move.calls[index...].map(\.function).filter { $0 !== own || index == sighting.index }
        .map { Handed($0, sighting.move) })
  }

  private func move(_ sighting: Sighting, from source: Move.Source) -> Move {
    var (kind, relationship) = (sighting.move.showing.kind, sighting.move.showing.relationship)
    // What a storyboard's stack is filled with is what it begins with.
    if case .screen = source, kind == .push { (kind, relationship) = (.relationship, "rootViewController") }
    // Another object's is the same wherever it is asked from.
    let isOwn = owner(of: sighting.entry).map { source == .code($0.id) } ?? true
    let calls = sighting.move.calls
    let place = calls[isOwn || source == .launch ? sighting.index : calls.count - 1].location.source
    return Move(
      source: source, kind: kind, relationship: relationship, destinations: sighting.move.destinations,
      titles: sighting.move.titles, location: place, entry: sighting.entry.place,
      way: calls[sighting.index...].map(\.location.source))
  }

  /// The screen that a move begins at, or the app's launch; nil where neither is known.
  private func source(of sighting: Sighting) -> Move.Source? {
    let move = sighting.move
    let owner = owner(of: sighting.entry)
    let isOfScreen = owner.map(isScreen) ?? false
    // What the screen itself presents, it presents.
    var isOwn = false
    if case .own = move.presenter { isOwn = true }
    if isOfScreen, move.isHolderOnTop, move.filled == nil,
      [.push, .show].contains(move.showing.kind) || move.showing.kind == .present && !isOwn,
      let holder = move.holder.flatMap(type), isScreen(holder)
    {
      return .code(holder.id)
    }
    if case .other(let presenter) = move.presenter, let type = type(presenter) {
      // A screen that has the tabs around it present something is still what the user sees.
      let isAround = isOfScreen && move.showing.kind != .relationship && isContainer(type)
      return .code(isAround ? owner?.id ?? type.id : type.id)
    }
    if let bar = move.bar { return .tabBar(bar) }
    if case .container(let id) = move.presenter, move.showing.isWhole { return .screen(id) }
    if !isOfScreen, let screen = screenOfProperty(move, of: sighting.entry) { return .code(screen.id) }
    if !isOfScreen, let holder = move.holder.flatMap(type), isScreen(holder) { return .code(holder.id) }
    if !isOfScreen, let screen = move.makers.lazy.compactMap({ self.type($0).flatMap(self.onlyHolder) }).first {
      return .code(screen.id)
    }
    if !isOfScreen, let owner, sighting.index < move.calls.count - 1, let screen = onlyScreen(holding: owner) {
      return .code(screen.id)
    }
    guard !isHanded(sighting), let owner else { return nil }
    // What a container holds that is not seen to be shown is no move of the screen's that fills it.
    if isOfScreen { return move.filled == nil ? .code(owner.id) : nil }
    let isNow = !move.isLater || move.calls[sighting.index...].contains { isSure($0.location.source) }
    let isAtLaunch = sighting.entry.isLaunch && isNow && move.showing.kind != .present
    return isAtLaunch && (move.filled == nil || move.showing.relationship == "rootViewController") ? .launch : nil
  }

  /// The class of the screen that an object keeps in the property on which it shows something:
  /// `owner.navigationController` where `owner` is declared as one.
  private func screenOfProperty(_ move: StaticMove, of entry: Code) -> CodeType? {
    // In what it calls, the name may be another object's.
    guard case .unknown(let root) = move.presenter, move.calls.last?.function === entry, let keeper = owner(of: entry),
      !isScreen(keeper), !entry.parameterNames.contains(root),
      let name = keeper.properties.first(where: { $0.name == root })?.type,
      let type = screens.code.type(name, in: keeper), type.kind == .class, isScreen(type),
      screens.code.isKind(type, of: "UINavigationController") != true
    else { return nil }
    return type
  }

  /// The only class of screens with a property of a type, as of a view model.
  private func onlyHolder(of type: CodeType) -> CodeType? {
    let holders = screens.code.classes.filter { owner in
      owner !== type && isScreen(owner)
        && owner.properties.contains { property in
          !property.modifiers.contains("weak")
            && property.type.flatMap { screens.code.type($0, in: owner) }.map { isOf($0, type) } ?? false
        }
    }
    return holders.count == 1 ? holders[0] : nil
  }

  /// Whether what is declared as one type is another: that, or a protocol which it names.
  private func isOf(_ declared: CodeType, _ type: CodeType) -> Bool {
    declared === type || declared.kind == .protocol && type.inherited.contains(declared.name)
  }

  /// The only class of screens with a property of a type that asks others to bring something up, as a view model does: one
  /// that has nothing of UIKit's itself to do so.
  private func onlyScreen(holding type: CodeType) -> CodeType? {
    guard type.kind == .class || type.kind == .struct else { return nil }
    let isShowing = screens.code.lineage(of: type).classes.flatMap(\.properties).contains { property in
      property.type.map { name in Self.showing.contains { name.contains($0) } } ?? false
    }
    return isShowing ? nil : onlyHolder(of: type)
  }

  /// What the types of UIKit's that bring up screens are called.
  private static let showing = ["ViewController", "NavigationController", "UIWindow", "TabBarController"]

  private func isContainer(_ type: CodeType) -> Bool {
    ["UITabBarController", "UISplitViewController"].contains { screens.code.isKind(type, of: $0) == true }
  }

  private func type(_ name: StaticClass) -> CodeType? { screens.code.type(name.name, near: name.file) }
}

extension StaticDestination {
  /// The same whatever it was made with.
  fileprivate var plain: StaticDestination {
    switch self {
    case .made(let name, _): .made(name, [])
    case .frameworks(let inside): .frameworks(inside.map(\.plain))
    case .tabBar(let place, _): .tabBar(place, [])
    case .screen, .scene: self
    }
  }
}
