import FlowInterpreter
import FlowModel

/// What a screen that a segue brings up lacks: `prepare(for:sender:)` runs, then UIKit's callbacks, in every world.
struct SegueArrival {
  let screens: AppScreens
  let program: StaticProgram
  let way: WayIn
  let screen: Screen
  /// The class of the screen.
  let owner: CodeType
  /// What it may need, as far as its code tells.
  let required: [RequiredProperty]

  /// What happened in one world after `prepare`.
  private struct Outcome {
    /// What is nil then.
    var missing: Set<String> = []
    /// Whether `prepare` does something with what the segue leads to.
    var isHandled = false
    /// Whether the source keeps it.
    var isKept = false
  }

  /// Where the screen crashes, and the callback that does.
  struct Crash: Hashable {
    var location: SourceLocation
    var callback: String
  }

  /// What stays nil on this way in every world; nil where nothing does, or that is not known.
  var gap: InjectionGap? {
    guard way.segue.customClass == nil, way.segue.creationSelector == nil else { return nil }
    let prepare: Code?
    if let source = way.sourceClass {
      guard let type = program.type(of: way.source, screens) else { return nil }
      prepare = program.prepare(in: type)
      if prepare == nil { guard case .framework = screens.code.lineage(of: source).root else { return nil } }
    } else {
      // A screen without a class of its own runs UIKit's, which prepares nothing.
      guard way.source.customClass == nil else { return nil }
      prepare = nil
    }
    guard let outcomes = outcomes(prepare), let first = outcomes.first else { return nil }
    let isAtHand = way.segue.kind == .embed || outcomes.contains(where: \.isKept)
    let names = outcomes.reduce(first.missing) { $0.intersection($1.missing) }
      .filter { !isAtHand || !mayBeGivenLater($0) }
    let missing = required.filter { names.contains($0.property.name) }
    guard !missing.isEmpty else { return nil }
    let place = way.sourceClass.flatMap(screens.code.placeOfPrepare)
    let isHandled = outcomes.contains(where: \.isHandled)
    return InjectionGap(
      way: way, screen: screen, owner: owner, missing: withCrashes(missing, prepare),
      provision: isHandled ? place.map { .notSet($0) } ?? .unhandled(nil) : .unhandled(place))
  }

  /// Whether the source, which has the screen at hand, may give it the property at another time.
  private func mayBeGivenLater(_ property: String) -> Bool {
    guard let source = way.sourceClass else { return false }
    return screens.code.lineage(of: source).classes.contains { $0.functions.contains { $0.setsMember(property) } }
  }

  /// What is missing, with the places where the screen crashes without it in every world as it comes up.
  private func withCrashes(_ missing: [RequiredProperty], _ prepare: Code?) -> [RequiredProperty] {
    var missing = missing
    for index in missing.indices { missing[index].use?.isCertain = false }
    var given: Set<String> = []
    // Where one is there, the screen may crash on the next.
    while let crashes = crashes(prepare, given: given), let first = crashes.first {
      let places = Set(crashes.map(\.location))
      guard
        let index = missing.indices.first(where: { index in
          let name = missing[index].property.name
          return !given.contains(name) && survives(places, prepare, given: given.union([name]))
        })
      else { break }
      given.insert(missing[index].property.name)
      let known = missing[index].use?.location
      let isSame = known.map { $0.file == first.location.file && $0.line == first.location.line } == true
      missing[index].use = (isSame ? known! : first.location, first.callback, true)
    }
    return missing
  }

  // MARK: Worlds

  /// What is so in each world in which `prepare` comes to its end; nil where not all worlds could be tried, or what
  /// happens in one is not known.
  private func outcomes(_ prepare: Code?) -> [Outcome]? {
    guard let worlds = program.worlds({ try outcome(prepare, $0).outcome }) else { return nil }
    var outcomes: [Outcome] = []
    for world in worlds {
      switch world.end {
      case .finished(let outcome): outcomes.append(outcome)
      case .trapped: continue
      case .unknown: return nil
      }
    }
    return outcomes
  }

  /// Where the screen crashes on nil in each world as it comes up; nil where it does not in one of them, or that is not
  /// known.
  ///
  /// - Parameter given: properties that are taken to be there.
  private func crashes(_ prepare: Code?, given: Set<String>) -> [Crash]? {
    let worlds = program.worlds(as: { $0.isStopped || $0.crash != nil }) { try crash(prepare, given, $0) }
    return worlds?.compactMap(\.crash)
  }

  /// Whether the screen comes past some places in every world.
  private func survives(_ places: Set<SourceLocation>, _ prepare: Code?, given: Set<String>) -> Bool {
    let worlds = program.worlds(as: { $0.crash.map { places.contains($0.location) } != true }) {
      try crash(prepare, given, $0)
    }
    return worlds != nil
  }

  private func outcome(
    _ prepare: Code?, _ program: StaticProgram
  ) throws -> (outcome: Outcome, object: StaticObject, instance: Instance) {
    guard let destination = program.object(of: way.destination, screens),
      let object = destination.object(of: screen), let part = object.part
    else { throw Unaskable() }
    let instance = Instance(of: part, object)
    var outcome = Outcome()
    if let prepare {
      guard let source = program.object(of: way.source, screens, isRunning: true) else { throw Unaskable() }
      try program.prepare(prepare, way.segue, way.segue.identifier, from: source, to: destination)
      let held = Reach([source.value])
      outcome.isKept = (held.objects.map(\.live) + held.natives.map { ($0 as? ObjectBox)?.object }).contains {
        $0 === destination || $0 === object
      }
      outcome.isHandled = [destination, object].contains { reached in
        reached.isTouched || program.world.casts.contains { $0.isOfType && $0.screen.id == reached.screen?.id }
      }
    }
    if !object.isReached {
      outcome.missing = Set(required.map(\.property.name)).filter {
        program.interpreter.holdsNothing($0, of: instance) == true
      }
    }
    return (outcome, object, instance)
  }

  /// Where the screen crashes on nil as it comes up; nil where it does not.
  private func crash(_ prepare: Code?, _ given: Set<String>, _ program: StaticProgram) throws -> Crash? {
    let (_, object, instance) = try outcome(prepare, program)
    program.interpreter.forgetVariables(of: instance) { given.contains($0.name) }
    do { try program.comeUp(object) } catch let trap as Trap {
      let trap = StaticTrap(trap, in: program.world)
      return trap.isNil ? Crash(location: trap.location, callback: program.callback) : nil
    }
    return nil
  }
}

extension StaticOutcome<SegueArrival.Crash?> {
  /// Whether `prepare` stops the app, so that no screen comes up.
  fileprivate var isStopped: Bool { if case .trapped = end { true } else { false } }

  /// Where the screen crashes as it comes up.
  fileprivate var crash: SegueArrival.Crash? { if case .finished(let crash) = end { crash } else { nil } }
}

extension AppCode {
  /// Where the `prepare(for:sender:)` of a class is, its own or an inherited one.
  fileprivate func placeOfPrepare(of one: CodeType) -> SourceLocation? {
    lineage(of: one).classes.lazy.flatMap(\.functions).first { function in
      ["prepare", "prepareForSegue"].contains(function.name)
        && function.parameters.contains { $0.type.hasPrefix("UIStoryboardSegue") }
    }?.location
  }
}

/// What a question is about cannot be made.
struct Unaskable: Error {}
