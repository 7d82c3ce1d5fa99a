import FlowModel

/// What the app's code answers to the questions that rules ask of it.
struct StaticAnswers: Sendable {
  /// What `prepare(for:sender:)` does for each segue, in the order of the screens.
  private(set) var preparations: [SeguePreparation] = []
  /// What screens lack on ways in by segues.
  private(set) var gaps: [InjectionGap] = []

  /// How many calls and turns of loops the code of one target may take.
  private static let budget = 4_000_000

  /// Asks, on a thread of its own, whose stack is large enough.
  init(_ screens: AppScreens, _ injection: Injection, _ code: StaticCode) {
    let (preparations, gaps) = ParallelMap.map([()]) { Self.ask(screens, injection, code) }[0]
    self.preparations = preparations
    self.gaps = gaps
  }

  /// Nothing, where there are no sources.
  init() {}

  private static func ask(
    _ screens: AppScreens, _ injection: Injection, _ code: StaticCode
  ) -> ([SeguePreparation], [InjectionGap]) {
    let model = screens.model
    let prepared = model.screens.filter { screen in
      guard screen.isSimulated, let owner = screens.appClass(of: screen) else { return false }
      return screens.code.lineage(of: owner).classes.contains { one in
        one.functions.contains { $0.kind == .function && $0.name.hasPrefix("prepare") }
      } && model.transitions(from: screen.id).contains { $0.kind != .relationship }
    }
    let needing = model.screens.compactMap {
      screen -> (screen: Screen, owner: CodeType, required: [RequiredProperty])? in
      guard screen.isSimulated, let owner = screens.appClass(of: screen) else { return nil }
      let required = injection.required(of: owner)
      return required.isEmpty ? nil : (screen, owner, required)
    }
    let ways = needing.flatMap { need in screens.waysIn(to: need.screen).map { (way: $0, need: need) } }
    let classes =
      prepared.flatMap {
        [$0] + model.transitions(from: $0.id).compactMap { $0.destination.screenID.flatMap(model.screen) }
      }
      .compactMap(screens.appClass) + ways.flatMap { [$0.need.owner] + [$0.way.sourceClass].compactMap(\.self) }
    guard !classes.isEmpty else { return ([], []) }
    let trees = code.trees(of: classes)
    var programs: [[String]: StaticProgram] = [:]
    /// The program of the target that a class is of.
    func program(_ owner: CodeType) -> StaticProgram {
      let modules = owner.modules.sorted()
      if let known = programs[modules] { return known }
      let own = Set(screens.code.facts.files.filter { screens.code.isVisible($0, to: owner.modules) }.map(\.path))
      let made = StaticProgram(
        trees.filter { own.contains($0.path) }, budget: budget, setByOwners: code.namesSetByOwners)
      programs[modules] = made
      return made
    }
    let preparations = prepared.flatMap { screen -> [SeguePreparation] in
      guard let owner = screens.appClass(of: screen) else { return [] }
      return model.transitions(from: screen.id).filter { $0.kind != .relationship }.compactMap {
        SeguePreparation($0, from: screen, owner, screens, program(owner))
      }
    }
    let gaps = ways.compactMap { way, need in
      SegueArrival(
        screens: screens, program: program(way.sourceClass ?? need.owner), way: way,
        screen: need.screen, owner: need.owner, required: need.required
      ).gap
    }
    return (preparations, gaps)
  }
}
