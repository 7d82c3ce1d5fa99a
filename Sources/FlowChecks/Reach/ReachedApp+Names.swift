import FlowInterfaceBuilder
import FlowModel

/// What running code asks for by name.
extension ReachedApp {
  // MARK: Scenes

  /// How code that runs asks for a scene, by its identifier or as the first of its storyboard.
  func asks(for screen: Screen) -> Arrival? {
    let storyboard = app.model.storyboards.first { $0.qualifiedName == screen.storyboard }
    guard let storyboard else { return nil }
    let use =
      screen.storyboardIdentifier.flatMap { asks(forScene: $0, in: storyboard) }
      ?? (screen.isInitial ? asks(forInitialOf: storyboard) : nil)
    return use.map { Arrival(from: $0.by, location: $0.location, words: screen.spelling) }
  }

  private func asks(forScene identifier: String, in storyboard: Storyboard) -> Use? {
    let modules = code.modules(ofDocument: storyboard.file)
    let calls = namedScreens[identifier] ?? []
    for call in calls where mayMean(call.storyboard, storyboard) {
      if case .unknown = call.storyboard, isNamedElsewhere(storyboard, identifier) { continue }
      if let use = use(at: call.location), mayUse(modules, use) { return use }
    }
    guard instantiates, !isNamedElsewhere(storyboard, identifier) else { return nil }
    // Where code is known to ask for it elsewhere, its name says no more.
    let isMeant = meant.scenes[identifier]
    let text = texts[identifier]?.first { use in
      use.mayName(.scene) && isMeant?.contains(use.location) ?? true && mayUse(modules, use)
    }
    if calls.isEmpty, let text { return text }
    let constants = generated(identifier).filter { mayUse(modules, $0) }
    guard constants.isEmpty else {
      return constants.first { !isOfAnother($0, identifier, than: storyboard) }
    }
    guard !isInOwnStoryboard(identifier, than: storyboard) else { return nil }
    return named(identifier).first { use in
      mayUse(modules, use) && !isInside(use, identifier)
        && use.member.map { makesScenes($0, of: identifier) } ?? true
    }
  }

  /// Whether another storyboard is called like a scene that it has, and code does not name this one: what takes both
  /// names from the class finds the scene there (`UIStoryboard(name: String(describing: self), bundle: nil)`).
  private func isInOwnStoryboard(_ identifier: String, than storyboard: Storyboard) -> Bool {
    guard storyboard.name != identifier, texts[storyboard.name] == nil else { return false }
    let own = app.storyboards.filter { $0.name == identifier }.map(\.qualifiedName)
    return app.model.screens.contains { $0.storyboardIdentifier == identifier && own.contains($0.storyboard) }
  }

  /// Whether code does not mean a storyboard: where it has its name, none of that runs, as what is for another device;
  /// where it has not, running code names another one with such a scene.
  private func isNamedElsewhere(_ storyboard: Storyboard, _ identifier: String) -> Bool {
    let name = storyboard.name
    guard texts[name] == nil, generated(name).isEmpty else { return false }
    if writtenStoryboards.contains(name) { return true }
    guard code.classes(named: name).isEmpty else { return false }
    return app.model.screens.contains { screen in
      screen.storyboardIdentifier == identifier && screen.storyboard != storyboard.qualifiedName
        && app.model.storyboards.contains { $0.qualifiedName == screen.storyboard && texts[$0.name] != nil }
    }
  }

  /// Whether a constant is that of a scene of the same identifier in another storyboard: `StoryboardScene.Main.item`.
  private func isOfAnother(_ use: Use, _ identifier: String, than storyboard: Storyboard) -> Bool {
    guard case .function(let one) = use.by else { return false }
    let tree = index.tree(of: one)
    let around = nodes(at: use.location, in: one.tree).lazy.map { tree.nodes[Int($0)] }
      .first { $0.kind == .member && tree.texts[Int($0.b)].lowercased() == identifier.lowercased() }
      .map { tree.nodes[Int(tree.unwrapped($0.a))] }
    guard let around, [.name, .member].contains(around.kind) else { return false }
    let name = Self.letters(of: tree.texts[Int(around.kind == .name ? around.a : around.b)])
    let others = app.model.storyboards.filter { Self.letters(of: $0.name) == name }
    return !others.isEmpty && !others.contains { $0.qualifiedName == storyboard.qualifiedName }
  }

  /// What generators leave of a name, in small letters.
  private static func letters(of name: String) -> String { name.filter { $0.isLetter || $0.isNumber }.lowercased() }

  private func asks(forInitialOf storyboard: Storyboard) -> Use? {
    let modules = code.modules(ofDocument: storyboard.file)
    var isOpen = false
    let calls = app.names.all(.initialScreen)
    for call in calls {
      guard let use = use(at: call.location), mayUse(modules, use) else { continue }
      switch call.storyboard {
      case .unknown: isOpen = true
      default: if mayMean(call.storyboard, storyboard) { return use }
      }
    }
    // What generators write, and what is called on a storyboard that others make.
    let known = Set(calls.map(\.call))
    isOpen = isOpen || Self.initial.contains { members[$0]?.contains { !known.contains($0.location) } == true }
    guard isOpen else { return nil }
    let name = storyboard.name
    let isMeant = meant.storyboards.contains(name)
    let named = texts[name]?.filter { $0.naming == .storyboard ? !asksForOthers($0) : $0.naming == nil && !isMeant }
    return (named ?? generated(name)).first { mayUse(modules, $0) }
  }

  /// Whether the function in which a storyboard is made asks for scenes by their identifiers, and for no first one.
  private func asksForOthers(_ use: Use) -> Bool {
    func asks(_ names: Set<String>) -> Bool { names.contains { members[$0]?.contains { $0.by == use.by } == true } }
    return asks(["instantiateViewController", "instantiateViewControllerWithIdentifier"]) && !asks(Self.initial)
  }

  /// What stands for an initial scene in code.
  private static let initial: Set<String> = [
    "instantiateInitialViewController", "initialScene", "initialViewController", "instantiateInitial",
  ]

  /// Whether anything that runs makes scenes.
  private var instantiates: Bool { members.keys.contains { $0.contains("nstantiate") } }

  private func mayMean(_ source: StaticStoryboard.Source, _ storyboard: Storyboard) -> Bool {
    switch source {
    case .named(let name): name == storyboard.name
    case .of(let screen): isMade(in: storyboard, asClassOf: screen)
    case .unknown: true
    case .elsewhere: false
    }
  }

  /// Whether a scene of a storyboard is made whose class is that of a screen, so that the storyboard may be its own.
  ///
  /// - UIKit: `UIViewController.storyboard`: the one from which the controller was made.
  private func isMade(in storyboard: Storyboard, asClassOf id: Screen.ID) -> Bool {
    guard screens.storyboards(ofClassOf: id).contains(where: { $0.qualifiedName == storyboard.qualifiedName }) else {
      return false
    }
    guard let owner = app.model.screen(id).flatMap(screens.appClass) else { return true }
    return app.model.screens.contains { other in
      other.storyboard == storyboard.qualifiedName && contains(.scene(other.id))
        && screens.appClass(of: other).map { code.areRelated($0, owner) } ?? true
    }
  }

  /// The uses of the constant that generators write for a resource.
  func generated(_ name: String) -> [Use] {
    guard code.hasGeneratedConstant(of: name, app.written.source) else { return [] }
    let constant = name.prefix(1).lowercased() + name.dropFirst()
    return (members[constant] ?? []).filter { use in
      guard case .function(let one) = use.by else { return true }
      let tree = index.tree(of: one)
      return nodes(at: use.location, in: one.tree).lazy.map { tree.nodes[Int($0)] }.allSatisfy { node in
        node.kind != .member || tree.texts[Int(node.b)] != constant
          || code.mayBeConstant(constant, of: node.a, in: tree)
      }
    }
  }

  /// The uses of a class of a name.
  func named(_ name: String) -> [Use] { code.classes(named: name).isEmpty ? [] : classes[name] ?? [] }

  /// Whether a member of a class, of which a scene has the name, may make that scene: one that the class declares, for
  /// its objects or in a file that makes none, does not.
  private func makesScenes(_ member: String, of name: String) -> Bool {
    let own = code.type(name)?.functions.filter { $0.name == member } ?? []
    guard !own.isEmpty else { return member != "init" }
    guard let one = own.first(where: \.isStatic) else { return false }
    return app.written.source.trees([one.location.file]).contains { tree in
      tree.texts.contains { $0.contains("nstantiate") || $0.contains("toryboard") }
    }
  }

  /// Whether a place is in the code of a class itself.
  private func isInside(_ use: Use, _ name: String) -> Bool {
    guard case .function(let one) = use.by else { return false }
    return index.owner(of: one)?.shortName == name
  }

  // MARK: Segues

  /// Who performs a segue of an identifier on a scene.
  func performs(_ identifier: String, on screen: Screen) -> ReachedPlace? {
    let owner = screen.customClass.flatMap { code.type($0, near: screen.location.file) }
    let calls = namedSegues[identifier] ?? []
    for call in calls {
      guard let use = use(at: call.location) else { continue }
      if let owner, call.isOnSelf, let performing = call.scope.owner, !code.areRelated(performing, owner) { continue }
      if !call.isOnSelf, let owner, case .function(let one) = use.by,
        nodes(at: call.location, in: one.tree).contains(where: {
          index.tree(of: one).isAskedOfContainer($0, than: owner, code)
        })
      {
        continue
      }
      return use.by
    }
    let known = Set(calls.flatMap { [$0.location, $0.call] })
    let isKnown = knowsPerformed(besides: identifier, on: screen)
    return texts[identifier]?.first { use in
      guard use.mayName(.segue) || !isKnown && use.naming == .happeningSegue,
        mayUse(code.modules(ofDocument: screen.location.file), use)
      else { return false }
      guard case .function(let one) = use.by else { return true }
      let tree = index.tree(of: one)
      for call in nodes(at: use.location, in: one.tree).compactMap(tree.call(with:)) {
        if known.contains(tree.location(of: call)) { return false }
        if let owner, tree.isAskedOfContainer(call, than: owner, code) { return false }
      }
      guard let owner else { return true }
      return !isOther(one, than: owner)
    }?.by
  }

  /// Whether a function is of the class of another screen; what a constant says is said where that is used.
  private func isOther(_ one: FunctionID, than screen: CodeType) -> Bool {
    if let type = index.owner(of: one), code.isKind(type, of: "UIViewController") == true {
      return !code.areRelated(type, screen)
    }
    guard index.function(one).kind == .initialValue, case .function(let user)? = arrivals[.function(one)]?.from else {
      return false
    }
    return isOther(user, than: screen)
  }

  // MARK: Places

  /// Whether code of a place may load what some modules have.
  func mayUse(_ modules: Set<String>, _ use: Use) -> Bool {
    let file = use.location.file
    guard use.isOfObjectiveC else { return code.mayUse(modules, from: code.modules(of: file)) }
    return code.mayUse(modules, from: self.modules(ofObjectiveC: file))
  }

  /// The modules whose documents the apps copy that compile a file of Objective-C; none where no project says.
  private func modules(ofObjectiveC file: String) -> Set<String> {
    if let known = modulesOfObjectiveC[file] { return known }
    let targets = app.applications.filter { $0.files.contains(file) }
    let copied = app.model.documents.filter { one in targets.contains { $0.files.contains(one.file) } }
    let modules = copied.reduce(into: Set<String>()) { $0.formUnion(code.modules(ofDocument: $1.file)) }
    modulesOfObjectiveC[file] = modules
    return modules
  }

  /// The nodes at a place.
  private func nodes(at place: SourceLocation, in number: Int32) -> [Int32] {
    if nodesByPlace[number] == nil {
      let tree = index.trees[Int(number)]
      nodesByPlace[number] = Dictionary(grouping: tree.nodes.indices.map(Int32.init), by: tree.location(of:))
    }
    return nodesByPlace[number]?[place] ?? []
  }

  /// The function that a place is in.
  func function(at place: SourceLocation) -> FunctionID? {
    guard let number = index.numbers[place.file] else { return nil }
    let tree = index.trees[Int(number)]
    let starts = startsOfFunctions[number] ?? tree.startsOfFunctions
    startsOfFunctions[number] = starts
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle].location <= place { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? FunctionID(tree: number, index: starts[low - 1].function) : nil
  }

  /// What runs at a place in code.
  func use(at place: SourceLocation) -> Use? { stop(at: place).map { Use(by: $0, location: place) } }

  /// The function that runs at a place in code, or the class that is used there; nil where nothing is seen to come.
  func stop(at place: SourceLocation) -> ReachedPlace? {
    guard let number = index.numbers[place.file] else { return files.stop(at: place.file, self) }
    let here = nodes(at: place, in: number)
    let runs = running[number] ?? [:]
    if !here.isEmpty { return here.lazy.compactMap { runs[$0] }.first.map(ReachedPlace.function) }
    if let type = typesByPlace[place] {
      return hasObjects(type) ? .type(type.id) : nil
    }
    return function(at: place).map(ReachedPlace.function).flatMap { contains($0) ? $0 : nil }
  }
}

extension ReachedApp.Use {
  /// Whether a text may name a thing of a kind: the call that it is handed to names those, or says nothing of it.
  func mayName(_ kind: ReachedApp.NamedThing) -> Bool { naming == nil || naming == kind }

  /// Whether a file of Objective-C has it.
  var isOfObjectiveC: Bool { if case .objectiveC = by { true } else { false } }
}
