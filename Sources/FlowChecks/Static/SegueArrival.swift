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
    // A child is at everybody's hand that knows its parent, and may be given what it does not use as it comes up.
    let missing = required.filter { one in
      names.contains(one.property.name)
        && (way.segue.kind != .embed || one.use?.isCertain != false || !isSetByAnyone(one.property.name))
    }
    guard !missing.isEmpty, case let placed = crashes(prepare).placed(in: missing), !placed.isEmpty else { return nil }
    let place = way.sourceClass.flatMap(screens.code.placeOfPrepare)
    let isHandled = outcomes.contains(where: \.isHandled)
    return InjectionGap(
      way: way, screen: screen, owner: owner, missing: placed,
      provision: isHandled ? place.map { .notSet($0) } ?? .unhandled(nil) : .unhandled(place))
  }

  /// Whether the source, which has the screen at hand, may give it the property at another time.
  private func mayBeGivenLater(_ property: String) -> Bool {
    guard let source = way.sourceClass else { return false }
    return screens.code.lineage(of: source).classes.contains { $0.functions.contains { $0.setsMember(property) } }
  }

  private func isSetByAnyone(_ property: String) -> Bool {
    screens.scopes.contains { $0.function.setsMember(property) }
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

  /// Where the screen crashes as it comes up.
  private func crashes(_ prepare: Code?) -> CrashSearch {
    CrashSearch(program: program) { given, program in
      let (_, object, instance) = try outcome(prepare, program)
      program.interpreter.forgetVariables(of: instance) { given.contains($0.name) }
      return try program.comeUp(object)
    }
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
}

extension AppCode {
  /// Where the `prepare(for:sender:)` of a class is, its own or an inherited one.
  fileprivate func placeOfPrepare(of one: CodeType) -> SourceLocation? {
    lineage(of: one).classes.lazy.flatMap(\.functions).first { function in
      function.isOverride && ["prepare", "prepareForSegue"].contains(function.name)
        && function.parameters.contains { $0.type.hasPrefix("UIStoryboardSegue") }
    }?.location
  }
}

/// What a question is about cannot be made.
struct Unaskable: Error {}
