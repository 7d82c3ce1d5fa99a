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
    /// The `default`s that take the segue and do nothing.
    var emptyDefaults: Set<SourceLocation> = []
    /// The properties of the destination, and of the controllers in it, that are set; with their classes' names.
    var given: Set<GivenProperty> = []
    /// Whether something else may be done with them.
    var isTouched = true
  }

  /// A property of a screen.
  struct GivenProperty: Sendable, Hashable, Comparable {
    let screen: Screen.ID
    let name: String

    static func < (one: GivenProperty, other: GivenProperty) -> Bool {
      (one.screen, one.name) < (other.screen, other.name)
    }
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

extension SeguePreparation {
  /// An identifier that no segue has.
  private static let noIdentifier = "\u{1}"

  /// Asks; nil where the class of the source has no `prepare(for:sender:)`.
  init?(
    _ segue: Transition, from source: Screen, _ owner: CodeType, _ screens: AppScreens, _ program: StaticProgram
  ) {
    guard let type = program.type(of: source, screens), let code = program.prepare(in: type) else { return nil }
    func worlds(_ identifier: String?) -> [World]? {
      program.worlds { program in
        guard let object = program.object(of: source, screens, isRunning: true) else { throw Unaskable() }
        let reached = segue.destination.screenID.flatMap(screens.model.screen)
        let destination = segue.creationSelector == nil ? reached.flatMap { program.object(of: $0, screens) } : nil
        let before = destination?.all.map { $0.part.map { Instance(of: $0, nil).fields } ?? [] } ?? []
        try program.prepare(code, segue, identifier, from: object, to: destination)
        var world = World(trap: nil, casts: program.world.casts, emptyDefaults: program.world.emptyDefaults)
        guard let destination else { return world }
        world.isTouched = destination.all.contains { $0.isTouched || $0.isReached }
        for (object, before) in zip(destination.all, before) {
          guard let part = object.part, let screen = object.screen else { continue }
          let changed = program.interpreter.changedProperties(of: Instance(of: part, object), since: before)
          world.given.formUnion(changed.map { GivenProperty(screen: screen.id, name: $0) })
        }
        return world
      }?.map { outcome in
        switch outcome.end {
        case .finished(let world): return world
        case .trapped(let trap): return World(trap: trap.isCertain ? trap : nil, casts: outcome.casts)
        case .unknown: return World(trap: nil, casts: outcome.casts)
        }
      }
    }
    let own = worlds(segue.identifier)
    let isCastOptionally = own?.contains { $0.casts.contains { $0.isOptional && !$0.isOfType } } == true
    let others = isCastOptionally && segue.identifier != nil ? worlds(Self.noIdentifier) ?? own ?? [] : []
    self.init(
      segue: segue, source: source, owner: owner, worlds: own,
      castsOfOthers: Set(others.flatMap(\.casts).map(\.location)))
  }
}
