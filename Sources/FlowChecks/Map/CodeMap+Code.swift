import FlowInterpreter
import FlowModel

extension CodeMap {
  /// How many calls and turns of loops the code of one target may take.
  private static let budget = 24_000_000
  /// How many it may take for the segues that it performs.
  private static let budgetOfNames = 6_000_000

  /// What an app's code adds to its storyboards.
  ///
  /// - Parameters:
  ///   - model: the storyboards.
  ///   - code: the facts of the sources.
  ///   - files: the app's files; nil where no project says.
  ///   - trees: gives the trees of the sources.
  package init(_ model: AppModel, code facts: CodeFacts, files: AppFiles? = nil, trees: TreeSource) {
    self.init()
    let screens = AppScreens(model, code: AppCode(facts, documents: files?.interfaceFiles ?? [:]))
    let read = trees.trees(Set(facts.files.map(\.path)))
    let code = NamedCode(read)
    let heirs = LibraryHeirs(screens)
    let moves = Self.moves(screens, heirs, code, setByOwners: StaticCode(screens.code, trees).namesSetByOwners)
    var places = ScreenPlaces(screens, heirs, bars: Set(moves.found.flatMap(\.bars)))
    let touches = Touches(screens, code)
    for move in moves.found { add(move, &places, touches) }
    transitions += places.tabs
    fold()
    transitions +=
      PerformedSegues(screens: screens, named: code, touches: touches, calls: moves.performed).transitions
    replacesStart = moves.found.contains { $0.source == .launch && code.makesWindow(at: $0.entry) }
    unfinished = moves.unfinished.sorted()
    self.screens = places.made.sorted { $0.id < $1.id }
    unwindTargets = UnwindActions(screens, made: places.types).takers
    named = Self.named(model, screens, read)
  }

  /// The screens whose class, identifier or storyboard some code names that is not their own: it may bring them up.
  private static func named(_ model: AppModel, _ screens: AppScreens, _ trees: [CodeTree]) -> Set<Screen.ID> {
    let texts = trees.map { (file: $0.path, texts: Set($0.texts)) }
    func isNamed(_ name: String?, outside files: Set<String> = []) -> Bool {
      name.map { name in texts.contains { !files.contains($0.file) && $0.texts.contains(name) } } ?? false
    }
    return Set(
      model.screens.filter { screen in
        let own = screens.appClass(of: screen).map { Set($0.declarations.map(\.location.file)) } ?? []
        let storyboard = screen.storyboard.split(separator: "/").last.map(String.init)
        return isNamed(screen.customClass, outside: own) || isNamed(screen.storyboardIdentifier)
          || screen.isInitial && isNamed(storyboard)
      }.map(\.id))
  }

  /// Asks one target after the other, on threads whose stack is large enough.
  private static func moves(
    _ screens: AppScreens, _ heirs: LibraryHeirs, _ code: NamedCode, setByOwners: Set<String>
  ) -> (found: [MoveInquiry.Move], unfinished: [SourceLocation], performed: [NamedCall]) {
    let scopes = Dictionary(
      screens.scopes.map { (FunctionPlace($0.function), $0) }, uniquingKeysWith: { one, _ in one })
    let targets = StaticTarget.all(of: screens.code.facts.files.map(\.modules), in: screens.code)
    let sure = code.placesInSureClosures
    let performs = code.trees.contains { $0.texts.contains { $0.hasPrefix("performSegue") } }
    let all = ParallelMap.map(targets) { members -> ([MoveInquiry.Move], Set<SourceLocation>, [NamedCall]) in
      let target = StaticTarget(members, screens, code.trees, setByOwners: setByOwners, needs: [:], heirs: heirs.names)
      target.program.allow(budget)
      let uncalled = UncalledCode(screens, code)
      let runs = FunctionRuns(target)
      let callers = FunctionCallers(screens.code, code)
      let inquiry = MoveInquiry(
        runs, screens, heirs, scopes,
        isCalled: { place in code.function(at: place).map { !uncalled.contains($0) } ?? true },
        isSure: sure.contains, callPlaces: callers.places)
      let moves = inquiry.moves()
      guard performs else { return (moves, inquiry.unfinished, []) }
      target.program.allow(budgetOfNames)
      return (moves, inquiry.unfinished, NamingInquiry(runs, scopes).calls().filter { $0.kind == .segue })
    }
    let performed = all.flatMap(\.2).sorted { ($0.location, $0.name) < ($1.location, $1.name) }
    return (all.flatMap(\.0), all.flatMap(\.1), performed)
  }

  /// Adds what one call brings up.
  private mutating func add(_ move: MoveInquiry.Move, _ places: inout ScreenPlaces, _ touches: Touches) {
    let all = move.destinations.enumerated().flatMap { index, destination in
      destination.map { places.ids(of: $0, near: move.location.file) }?.map { (index, $0) } ?? []
    }
    guard !all.isEmpty else { return }
    let sources: [Screen.ID]
    var type: CodeType?
    switch move.source {
    case .launch: return starts.formUnion(all.map(\.1))
    case .code(let owner):
      sources = places.ids(of: owner)
      type = places.screens.code.types[owner]
    case .screen(let id): sources = [id]
    case .tabBar(let place): sources = [places.bar(at: place)]
    }
    let isList = move.relationship == "viewControllers" || move.destinations.count > 1
    for source in sources {
      let screen = places.screens.model.screen(source)
      let own = screen.flatMap(places.screens.appClass) ?? type
      // What a bar holds nobody touches for.
      let triggers =
        move.relationship == "viewControllers"
        ? [] : touches.triggers(of: move.entry, way: move.way, on: own, screen?.id)
      for (index, destination) in all {
        for trigger in triggers.isEmpty ? [nil] : triggers.map(Optional.some) {
          let transition = Transition(
            inCode: source, to: destination, move.kind, relationship: move.relationship, index: isList ? index : nil,
            title: move.titles.indices.contains(index) ? move.titles[index] : nil, trigger: trigger, at: move.location)
          if !transitions.contains(transition) { transitions.append(transition) }
        }
      }
    }
  }

  /// Leaves out what is there again with what is touched for it, and tabs that are there again.
  private mutating func fold() {
    func plain(_ transition: Transition) -> Transition {
      var plain = transition
      plain.trigger = nil
      return plain
    }
    let touched = Set(transitions.filter { $0.trigger != nil }.map(plain))
    transitions.removeAll { $0.trigger == nil && touched.contains($0) }
    var tabs: Set<Transition> = []
    transitions.removeAll { transition in
      guard transition.relationship == "viewControllers" else { return false }
      let place = transition.location
      let tab = Transition(
        inCode: transition.source, to: transition.destination.screenID ?? "", .relationship,
        index: transition.relationshipIndex, at: SourceLocation(file: place.file, line: 0, column: 0))
      return !tabs.insert(tab).inserted
    }
  }
}

/// The screens that code means, with those that it makes itself.
private struct ScreenPlaces {
  let screens: AppScreens
  private let heirs: LibraryHeirs
  private var madeByType: [CodeType.ID: Screen] = [:]

  /// The tab bar controllers of no class of the app's, by where they are made.
  private let bars: [SourceLocation]
  private var madeBars: [SourceLocation: Screen] = [:]
  /// What those hold.
  private(set) var tabs: [Transition] = []

  /// - Parameter bars: where code makes tab bar controllers of no class of the app's.
  init(_ screens: AppScreens, _ heirs: LibraryHeirs, bars: Set<SourceLocation>) {
    self.screens = screens
    self.heirs = heirs
    self.bars = bars.sorted()
  }

  /// The classes of those that no storyboard has.
  var types: [(type: CodeType, screen: Screen.ID)] {
    madeByType.map { (screens.code.types[$0], $1.id) }.sorted { $0.1 < $1.1 }
  }

  /// Those that no storyboard has.
  var made: [Screen] { Array(madeByType.values) + madeBars.values }

  /// The box of a tab bar controller of no class of the app's.
  mutating func bar(at place: SourceLocation) -> Screen.ID {
    if let known = madeBars[place] { return known.id }
    let name = "UITabBarController"
    var screen = Screen(inCode: name, frameworkClass: name, location: place)
    screen.customClass = nil
    // Of several, the line tells which.
    if bars.first != place { screen.id += " \(place.file):\(place.line)" }
    madeBars[place] = screen
    return screen.id
  }

  private mutating func add(_ tabs: [StaticTab], at place: SourceLocation) {
    let bar = bar(at: place)
    for (index, tab) in tabs.enumerated() {
      for id in tab.destination.map({ ids(of: $0, near: place.file) }) ?? [] {
        let transition = Transition(
          inCode: bar, to: id, .relationship, relationship: "viewControllers", index: index, title: tab.title,
          at: place)
        if !self.tabs.contains(transition) { self.tabs.append(transition) }
      }
    }
  }

  /// The screens of a class, or its own box.
  mutating func ids(of owner: CodeType.ID) -> [Screen.ID] {
    let type = screens.code.types[owner]
    let known = screens.screens(of: type).map(\.id)
    return known.isEmpty ? [make(type)] : known
  }

  /// The screens behind something that code brings up.
  ///
  /// - Parameter file: where it is brought up: of several screens and classes of a name, the nearest is meant.
  mutating func ids(of destination: StaticDestination, near file: String) -> [Screen.ID] {
    switch destination {
    case .made(let name, let handed):
      guard let type = screens.code.type(name, near: file), type.kind == .class else { return [] }
      let known = screens.screens(of: type).filter { $0.customClass == type.shortName }
      if let nearest = nearest(known, to: file) { return [nearest.id] }
      // A container of the app's own shows what it is made with.
      let inside = isContainer(type) ? handed.flatMap { ids(of: $0, near: file) } : []
      return inside.isEmpty ? [make(type)] : inside
    case .screen(let id): return [id]
    case .scene(let storyboard, let identifier):
      let found = screens.model.screens.filter { screen in
        isOf(storyboard, screen)
          && (identifier.map { screen.storyboardIdentifier == $0 } ?? screen.isInitial) && screen.kind != .reference
      }
      return nearest(found, to: file).map { [$0.id] } ?? []
    case .frameworks(let inside): return inside.flatMap { ids(of: $0, near: file) }
    case .tabBar(let place, let tabs):
      add(tabs, at: place)
      return [bar(at: place)]
    }
  }

  private func nearest(_ screens: [Screen], to file: String) -> Screen? {
    let folders = file.split(separator: "/")
    return screens.enumerated().max { one, other in
      let shared = [one, other].map {
        zip($0.element.location.file.split(separator: "/"), folders).prefix { $0 == $1 }.count
      }
      return (shared[0], -one.offset) < (shared[1], -other.offset)
    }?.element
  }

  private func isContainer(_ type: CodeType) -> Bool {
    guard case .framework(let root) = screens.code.lineage(of: type).root else { return false }
    return ["UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController"]
      .contains(root)
  }

  private func isOf(_ source: StaticStoryboard.Source, _ screen: Screen) -> Bool {
    switch source {
    case .named(let name): screen.storyboard == name || screen.storyboard.hasSuffix("/\(name)")
    case .of(let other): screens.model.screen(other)?.storyboard == screen.storyboard
    case .unknown: true
    case .elsewhere: false
    }
  }

  private mutating func make(_ type: CodeType) -> Screen.ID {
    if let known = madeByType[type.id] { return known.id }
    var framework = heirs[type]
    if case .framework(let root) = screens.code.lineage(of: type).root,
      FrameworkAncestry.lineage(of: root).contains("UIViewController")
    {
      framework = root
    }
    var screen = Screen(inCode: type.name, frameworkClass: framework, location: type.location)
    // Of several classes of a name, the file tells which.
    if screens.code.types.contains(where: { $0.name == type.name && $0.id < type.id }) {
      screen.id += " \(type.location.file)"
    }
    madeByType[type.id] = screen
    return screen.id
  }
}

extension MoveInquiry.Move {
  /// Where the tab bar controllers of no class of the app's are made that it brings up or fills.
  fileprivate var bars: [SourceLocation] {
    var bars: [SourceLocation] = []
    if case .tabBar(let place) = source { bars.append(place) }
    var waiting = destinations.compactMap(\.self)
    while let next = waiting.popLast() {
      switch next {
      case .made(_, let handed): waiting += handed
      case .frameworks(let inside): waiting += inside
      case .tabBar(let place, let tabs):
        bars.append(place)
        waiting += tabs.compactMap(\.destination)
      case .screen, .scene: break
      }
    }
    return bars
  }
}
