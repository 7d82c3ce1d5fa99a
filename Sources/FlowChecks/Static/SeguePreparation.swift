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
        try program.prepare(code, segue, identifier, from: object, to: destination)
      }?.map { outcome in
        if case .trapped(let trap) = outcome.end, trap.isCertain { return World(trap: trap, casts: outcome.casts) }
        return World(trap: nil, casts: outcome.casts)
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
