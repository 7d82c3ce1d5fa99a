import FlowInterpreter
import FlowModel

/// Asks the code of one target for the screens that it makes and shows without what they need.
///
/// Each function that makes a screen runs by itself in all worlds (``FunctionRuns``); where it hands the screen on, those
/// that call it are asked.
final class ScreenInquiry {
  private let runs: FunctionRuns
  private let screens: AppScreens
  private let program: StaticProgram
  private let scopes: [FunctionPlace: CodeScope]
  /// What the screens of each class need that need anything, by the class's id.
  private let required: [Int: [RequiredProperty]]
  /// The functions that make a screen by a name which they are handed: those that call them make it.
  private var namedByCallers: Set<ObjectIdentifier> = []

  /// How often screens are handed on.
  private static let depth = 3

  init(_ runs: FunctionRuns, _ scopes: [FunctionPlace: CodeScope], required: [Int: [RequiredProperty]]) {
    self.runs = runs
    screens = runs.target.screens
    program = runs.target.program
    self.scopes = scopes
    self.required = required
  }

  /// What the target's functions leave out.
  func gaps() -> [MadeScreenGap] {
    let classes = Set(required.keys.map { screens.code.types[$0].shortName })
    guard !classes.isEmpty else { return [] }
    var entries = program.interpreter.functions(naming: StaticNaming.making.union(classes))
    var gaps: [MadeScreenGap] = []
    var asked: Set<ObjectIdentifier> = []
    for _ in 0..<Self.depth {
      var handing: Set<String> = []
      entries = entries.filter { runs.target.files.contains($0.place.file) }.sorted { $0.place < $1.place }
        .filter { asked.insert(ObjectIdentifier($0)).inserted }
      namedByCallers.formUnion(entries.filter(isNamedByCallers).map { ObjectIdentifier($0) })
      for entry in entries {
        let makings = sightings(in: entry)
        gaps += makings.sorted { $0.key.location < $1.key.location }.flatMap { self.gaps($0.value, at: $0.key, entry) }
        let handsOn =
          makings.values.contains { $0.contains { $0.making.showing == nil } }
          || namedByCallers.contains(ObjectIdentifier(entry))
        if handsOn, !entry.isOverride { handing.formUnion([entry.callName].compactMap(\.self)) }
      }
      entries = handing.isEmpty ? [] : program.interpreter.functions(naming: handing)
    }
    return gaps
  }

  /// Whether a function asks UIKit for a screen by a name that it does not know itself: what it is handed, or what a generic
  /// parameter stands for.
  private func isNamedByCallers(_ entry: Code) -> Bool {
    runs.runs(of: entry).contains { run in
      run.worlds.contains { world in
        world.namings.contains { naming in
          guard naming.kind == .screen, naming.name == nil, let last = naming.calls.last else { return false }
          return last.function === entry || namedByCallers.contains(ObjectIdentifier(last.function))
        }
      }
    }
  }

  /// Where a function makes a screen of a class.
  private struct Place: Hashable {
    let location: SourceLocation
    let owner: Int
  }

  /// What became of a screen in one world.
  private struct Sighting {
    let making: StaticMaking
    let run: FunctionRuns.Run
  }

  /// The screens that a function makes and that need something.
  private func sightings(in entry: Code) -> [Place: [Sighting]] {
    var found: [Place: [Sighting]] = [:]
    let runs = self.runs.runs(of: entry)
    guard runs.allSatisfy(\.areAll) else { return [:] }
    for run in runs {
      for world in run.worlds where world.lives {
        for making in world.makings {
          guard let place = making.place(in: entry, through: namedByCallers),
            let owner = making.owner(in: screens), required[owner.id] != nil
          else { continue }
          found[Place(location: place, owner: owner.id), default: []].append(Sighting(making: making, run: run))
        }
      }
    }
    return found
  }

  private func gaps(_ sightings: [Sighting], at place: Place, _ entry: Code) -> [MadeScreenGap] {
    guard let scope = scopes[FunctionPlace(entry)] else { return [] }
    let owner = screens.code.types[place.owner]
    let needed = required[place.owner] ?? []
    func gap(_ missing: [RequiredProperty], _ kind: MadeScreenGap.Kind, at location: SourceLocation) -> MadeScreenGap {
      let made = sightings[0].making.calls.last!.location.source
      return MadeScreenGap(
        kind: kind, scope: scope, owner: owner, location: location, making: made == place.location ? nil : made,
        source: sightings.lazy.compactMap(\.run.screen).first, missing: missing)
    }
    let shown = sightings.filter { $0.making.showing != nil }
    var gaps: [MadeScreenGap] = []
    if let first = shown.first {
      let names = shown.reduce(first.making.missing) { $0.intersection($1.making.missing) }
      let missing = needed.filter { names.contains($0.property.name) }
      if !missing.isEmpty {
        let crashes = CrashSearch(program: program) { given, program in
          try self.comeUp(place, entry, first.run.screen, given, program)
        }
        let placed = crashes.placed(in: missing)
        if !placed.isEmpty { gaps.append(gap(placed, .uninjected, at: place.location)) }
      }
    }
    return gaps + early(sightings, needed, place, entry).map { gap([$0.property], .late($0.setting), at: $0.load) }
  }

  /// Runs a function, then what UIKit calls as the screen comes up that it has made at a place.
  private func comeUp(
    _ place: Place, _ entry: Code, _ screen: Screen?, _ given: Set<String>, _ program: StaticProgram
  ) throws -> CrashSearch.Arrival {
    try runs.call(entry, on: screen)
    let object = program.world.screensMade.first { object in
      let making = StaticMaking(object, isKept: true, program.interpreter)
      return object.showing != nil && making.place(in: entry, through: self.namedByCallers) == place.location
        && making.owner(in: screens)?.id == place.owner
    }
    guard let object, let part = object.part else { return .absent }
    program.interpreter.forgetVariables(of: Instance(of: part, object)) { given.contains($0.name) }
    return try program.comeUp(object)
  }

  // MARK: What is set too late

  private struct Early {
    let property: RequiredProperty
    let load: SourceLocation
    let setting: SourceLocation
  }

  /// What a screen is given only after the function has loaded its view, which crashes without it in every world.
  private func early(
    _ sightings: [Sighting], _ needed: [RequiredProperty], _ place: Place, _ entry: Code
  ) -> [Early] {
    guard let first = sightings.first, let load = first.making.loads.first,
      let call = load.calls.last(where: { $0.function === entry })?.location.source,
      sightings.allSatisfy({ $0.making.loads.first?.calls.last { $0.function === entry }?.location.source == call })
    else { return [] }
    let names = sightings.reduce(load.missing) { $0.intersection($1.making.loads[0].missing) }
      .subtracting(sightings.flatMap(\.making.missing))
    return needed.filter { names.contains($0.property.name) }.compactMap { one -> Early? in
      let setting = program.interpreter.writtenAssignments(to: one.property.name)
        .filter { $0.function === entry && $0.location.source > call }.map(\.location.source).min()
      guard let setting else { return nil }
      let crashes = CrashSearch(program: program) { given, program in
        try self.load(place, entry, first.run.screen, given, program)
      }
      guard let property = crashes.placed(in: [one]).first(where: { $0.use?.isCertain == true }) else { return nil }
      return Early(property: property, load: call, setting: setting)
    }
  }

  /// Runs a function up to where the view of the screen is loaded that it has made at a place.
  private func load(
    _ place: Place, _ entry: Code, _ screen: Screen?, _ given: Set<String>, _ program: StaticProgram
  ) throws -> CrashSearch.Arrival {
    var arrival = CrashSearch.Arrival.absent
    program.world.onLoad = { object in
      guard let part = object.part, object.loads.count == 1,
        StaticMaking(object, isKept: true, program.interpreter)
          .place(in: entry, through: self.namedByCallers) == place.location
      else { return }
      program.interpreter.forgetVariables(of: Instance(of: part, object)) { given.contains($0.name) }
      arrival = try program.loadView(object)
      throw Unaskable()
    }
    do { try runs.call(entry, on: screen) } catch is Unaskable {}
    return arrival
  }
}

/// A screen that code makes and shows without what it needs.
struct MadeScreenGap: Sendable {
  enum Kind: Sendable {
    /// Nobody sets it.
    case uninjected
    /// It is set only after the view was loaded; where.
    case late(SourceLocation)
  }

  let kind: Kind
  /// The function that makes it.
  let scope: CodeScope
  /// Its class.
  let owner: CodeType
  /// Where the function makes it; of what is late, where it loads the view.
  let location: SourceLocation
  /// Where it is made in the end, by a function that this one calls.
  let making: SourceLocation?
  /// The screen whose code it is.
  let source: Screen?
  /// What it lacks.
  let missing: [RequiredProperty]
}
