import FlowInterpreter
import FlowModel

/// What happens in the source's `prepare(for:sender:)` when a segue is performed, in every world.
struct SeguePreparation: Sendable {
  /// What happened in one world.
  struct World: Sendable, Hashable {
    /// Where it stops the app; nil where it does not, or that is not known.
    var trap: StaticTrap?
    /// What was asked of the classes of the destination, and of the controllers in it.
    var casts: [StaticCast]
  }

  /// The segue.
  let segue: Transition
  /// The screen that it starts from.
  let source: Screen
  /// The class of that screen.
  let owner: CodeType
  /// What happens in each world; nil where not all of them could be tried.
  let worlds: [World]?
  /// The places of casts that are come to, too, when a segue of another name is performed, which nothing names.
  let castsOfOthers: Set<SourceLocation>
}

/// Asks of every segue what its `prepare(for:sender:)` does.
struct SeguePreparations {
  private let screens: AppScreens
  private let trees: [CodeTree]

  /// How many calls and turns of loops the code of one target may take.
  private static let budget = 4_000_000
  /// The names of the function, in the Swift of today and of before.
  private static let names = ["prepare(for:sender:)", "prepareForSegue(_:sender:)", "prepareForSegue(segue:sender:)"]
  /// An identifier that no segue has.
  private static let noIdentifier = "\u{1}"

  private init(_ screens: AppScreens, _ trees: [CodeTree]) {
    self.screens = screens
    self.trees = trees
  }

  /// Those of all segues whose source has a class of the app's, in the order of the screens.
  static func all(_ screens: AppScreens, _ code: StaticCode) -> [SeguePreparation] {
    let asked = screens.model.screens.filter { screen in
      guard screen.isSimulated, let owner = screens.appClass(of: screen) else { return false }
      return screens.code.lineage(of: owner).classes.contains { one in
        one.functions.contains { $0.kind == .function && $0.name.hasPrefix("prepare") }
      } && screens.model.transitions(from: screen.id).contains { $0.kind != .relationship }
    }
    guard !asked.isEmpty else { return [] }
    let reached = asked.flatMap { screens.model.transitions(from: $0.id) }
      .compactMap { $0.destination.screenID.flatMap(screens.model.screen) }
    let classes = (asked + reached).compactMap(screens.appClass)
    let trees = code.trees(of: classes)
    let groups = Dictionary(grouping: asked) { screens.appClass(of: $0)?.modules.sorted() ?? [] }
    let preparations = SeguePreparations(screens, trees)
    // On a thread of its own, whose stack is large enough.
    return ParallelMap.map([groups]) { groups in
      groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap { preparations.all(of: $1, in: Set($0)) }
    }[0]
  }

  /// Those of the screens of one target.
  private func all(of screens: [Screen], in modules: Set<String>) -> [SeguePreparation] {
    let code = self.screens.code
    let own = Set(code.facts.files.filter { code.isVisible($0, to: modules) }.map(\.path))
    let program = StaticProgram(trees.filter { own.contains($0.path) }, budget: Self.budget)
    return screens.flatMap { screen in
      self.screens.model.transitions(from: screen.id).filter { $0.kind != .relationship }.compactMap {
        preparation($0, from: screen, program)
      }
    }
  }

  private func preparation(_ segue: Transition, from source: Screen, _ program: StaticProgram) -> SeguePreparation? {
    guard let owner = screens.appClass(of: source), let type = program.type(of: source, screens),
      let code = Self.names.lazy.compactMap({ program.interpreter.implementation(of: $0, in: type) }).first
    else { return nil }
    func worlds(_ identifier: String?) -> [SeguePreparation.World]? {
      program.worlds { program in
        guard let object = program.object(of: source, screens, isRunning: true) else { throw Unaskable() }
        let reached = segue.destination.screenID.flatMap(screens.model.screen)
        let destination = segue.creationSelector == nil ? reached.flatMap { program.object(of: $0, screens) } : nil
        try program.prepare(code, segue, identifier, from: object, to: destination)
      }?.map { outcome in
        if case .trapped(let trap) = outcome.end, trap.isCertain {
          return SeguePreparation.World(trap: trap, casts: outcome.casts)
        }
        return SeguePreparation.World(trap: nil, casts: outcome.casts)
      }
    }
    let own = worlds(segue.identifier)
    let isCastOptionally = own?.contains { $0.casts.contains { $0.isOptional && !$0.isOfType } } == true
    let others = isCastOptionally && segue.identifier != nil ? worlds(Self.noIdentifier) ?? own ?? [] : []
    return SeguePreparation(
      segue: segue, source: source, owner: owner, worlds: own,
      castsOfOthers: Set(others.flatMap(\.casts).map(\.location)))
  }
}

/// What a question is about cannot be made.
private struct Unaskable: Error {}

extension StaticProgram {
  /// Calls `prepare(for:sender:)`.
  fileprivate func prepare(
    _ code: Code, _ segue: Transition, _ identifier: String?, from source: StaticObject, to destination: StaticObject?
  ) throws {
    let unknown = { Value.unknown(Unknown($0, code.location)) }
    guard let part = source.part else { return }
    let object: Value
    if segue.customClass == nil {
      let segue = StaticSegue(
        identifier: identifier, source: source.value, destination: destination?.value ?? unknown("segue.destination"))
      object = .native(ObjectBox(segue, name: "UIStoryboardSegue"))
    } else {
      object = unknown("segue")
    }
    _ = try interpreter.call(code, on: Instance(of: part, source), [object, unknown("sender")])
  }
}
