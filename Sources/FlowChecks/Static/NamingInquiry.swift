import FlowInterpreter
import FlowModel

/// Asks the code of one target by what names it asks UIKit for segues, screens and storyboards.
///
/// Each function that calls UIKit so runs in all worlds with arguments that are not known, on the screens of its class.
/// Where it tells no name, or several, those that call it are asked in the same way.
final class NamingInquiry {
  private let runs: FunctionRuns
  private let program: StaticProgram
  /// The target's own files.
  private let files: Set<String>
  /// The functions of the app by their places.
  private let scopes: [FunctionPlace: CodeScope]
  /// The places that hand on a name which their function does not tell.
  private var passing: Set<CodePlace> = []
  /// The functions of which it is not known what type they are asked of, so that they tell nothing themselves.
  private var blind: Set<ObjectIdentifier> = []

  /// A place in a function's code.
  private struct CodePlace: Hashable {
    let function: ObjectIdentifier
    let location: SourceLocation
  }

  /// What one place said in one world.
  private struct Sighting {
    let naming: StaticNaming
    let run: Int
    let world: Int
  }

  /// A place of a function, with the call of UIKit's that it leads to.
  private struct SightedPlace: Hashable {
    let kind: StaticNaming.Kind
    let location: SourceLocation
    let call: SourceLocation
  }

  /// A name that was told at a place.
  private struct SightedName: Hashable {
    let place: SightedPlace
    let name: String

    init(_ call: NamedCall) {
      place = SightedPlace(kind: call.kind, location: call.location, call: call.call)
      name = call.name
    }
  }

  /// How often names are handed on.
  private static let depth = 3

  init(_ runs: FunctionRuns, _ scopes: [FunctionPlace: CodeScope]) {
    self.runs = runs
    program = runs.target.program
    files = runs.target.files
    self.scopes = scopes
  }

  /// What the functions of the target's files tell.
  func calls() -> [NamedCall] {
    let names = StaticNaming.functions
    let written = program.interpreter.writtenCalls(of: names).filter { files.contains($0.location.source.file) }
    let byFunction = Dictionary(grouping: written) { ObjectIdentifier($0.function) }
    var entries = program.interpreter.functions(naming: names)
    var found: [NamedCall] = []
    for _ in 0..<Self.depth {
      var handing: [Code] = []
      entries = entries.filter { files.contains($0.place.file) }.sorted { $0.place < $1.place }
      for entry in entries {
        let (calls, places) = tell(entry, byFunction[ObjectIdentifier(entry)] ?? [])
        found += calls
        if calls.isEmpty, places.isEmpty, program.interpreter.isOfUnknownType(entry) {
          blind.insert(ObjectIdentifier(entry))
          handing.append(entry)
        }
        // Those that call an override of UIKit's hand no name on.
        guard !places.isEmpty, !entry.isOverride else { continue }
        handing.append(entry)
        passing.formUnion(places)
      }
      let next = Set(handing.compactMap(\.callName))
      entries = next.isEmpty ? [] : program.interpreter.functions(naming: next)
    }
    // One that calls UIKit itself and hands on what others say is asked twice.
    var known: Set<SightedName> = []
    return found.filter { known.insert(SightedName($0)).inserted }
  }

  // MARK: One function

  /// What a function tells, and its places that hand on what it does not.
  private func tell(_ entry: Code, _ written: [WrittenCall]) -> (calls: [NamedCall], passing: [CodePlace]) {
    guard let scope = scopes[FunctionPlace(entry)] else { return ([], []) }
    let runs = self.runs.runs(of: entry)
    let id = ObjectIdentifier(entry)
    var sightings: [SightedPlace: [Sighting]] = [:]
    for (number, run) in runs.enumerated() {
      for (place, world) in run.worlds.enumerated() {
        for naming in world.namings {
          guard let index = naming.calls.lastIndex(where: { $0.function === entry }), let last = naming.calls.last,
            naming.handing(after: index).allSatisfy({
              blind.contains(.init($0.function))
                || passing.contains(CodePlace(function: .init($0.function), location: $0.location.source))
            })
          else { continue }
          let sighted = SightedPlace(
            kind: naming.kind, location: naming.calls[index].location.source, call: last.location.source)
          sightings[sighted, default: []].append(
            Sighting(naming: naming, run: number, world: place))
        }
      }
    }
    let seen = Set(sightings.keys.map(\.call))
    let areAll = runs.allSatisfy(\.areAll)
    var calls: [NamedCall] = []
    var handing: [CodePlace] = []
    for (place, all) in sightings.sorted(by: { ($0.key.location, $0.key.call) < ($1.key.location, $1.key.call) }) {
      let names = Set(all.map(\.naming.name))
      let isWritten = all.contains { $0.naming.calls.last?.location.namesText == true } && place.location == place.call
      if names != [all[0].naming.name] || names.contains(nil), place.kind != .initialScreen {
        handing.append(CodePlace(function: id, location: place.location))
      }
      let worlds = Set(all.filter { runs[$0.run].worlds[$0.world].lives }.map { [$0.run, $0.world] }).count
      for name in place.kind == .initialScreen ? [""] : names.compactMap(\.self).sorted() {
        let telling = all.filter { $0.naming.name ?? "" == name }
        let storyboards = Set(
          telling.map { $0.naming.isStoryboardMade && !areAll ? .unknown : $0.naming.storyboard })
        calls.append(
          NamedCall(
            kind: place.kind, name: name, scope: scope, location: place.location, call: place.call,
            isOnSelf: telling.allSatisfy(\.naming.isOnSelf),
            storyboard: storyboards.count == 1 ? storyboards.first! : .unknown,
            storyboardsOf: Self.own(storyboards),
            cells: Set(telling.compactMap(\.naming.nib?.cell)), isOnly: names.count == 1,
            isCertain: isWritten || areAll,
            isAlways: areAll && worlds == runs.reduce(0) { $0 + $1.worlds.count(where: \.lives) },
            questions: telling.flatMap(\.naming.questions)))
      }
    }
    for call in written where !seen.contains(call.location.source) {
      let told = tellAlone(call, scope, runs)
      calls += told
      // What a generic parameter stands for, those that call the function know.
      if told.isEmpty { handing.append(CodePlace(function: id, location: call.location.source)) }
    }
    return (calls, handing)
  }

  /// The screens whose own storyboards are asked, where they are several and no others are.
  private static func own(_ storyboards: Set<StaticStoryboard.Source>) -> [Screen.ID] {
    let screens = storyboards.compactMap { if case .of(let screen) = $0 { screen } else { nil } }
    return screens.count == storyboards.count && screens.count > 1 ? screens.sorted() : []
  }

  /// What a call tells that was not come to: by itself, whatever happens before it.
  private func tellAlone(_ call: WrittenCall, _ scope: CodeScope, _ runs: [FunctionRuns.Run]) -> [NamedCall] {
    var namings: [StaticNaming] = []
    for run in runs {
      let worlds = program.worlds { program in
        let this = try self.runs.receiver(run.screen, of: call.function)
        try program.interpreter.evaluate(call, on: this)
      }
      guard let worlds else { return [] }
      namings += worlds.flatMap(\.namings).filter { $0.calls.last?.location.source == call.location.source }
    }
    guard let first = namings.first, let name = first.name, namings.allSatisfy({ $0.name == name }) else { return [] }
    return [
      NamedCall(
        kind: first.kind, name: name, scope: scope, location: call.location.source, call: call.location.source,
        isOnSelf: namings.allSatisfy(\.isOnSelf), storyboard: first.storyboard, isOnly: true, isCertain: true)
    ]
  }
}

extension StaticNaming {
  /// The calls behind one of them that hand a name on. Of a function that calls a local function or a closure of its own,
  /// those are one.
  fileprivate func handing(after index: Int) -> [RunningCall] {
    calls.indices.dropFirst(index + 1).filter { number in
      number + 1 == calls.count || calls[number + 1].function !== calls[number].function
    }.map { calls[$0] }
  }
}

/// A function of the app by its place: facts and trees name the same ones.
struct FunctionPlace: Hashable {
  private let kind: String
  private let name: String
  private let location: SourceLocation

  init(_ function: CodeFunction) {
    self.init(function.kind.rawValue, function.name, function.location, isValue: function.kind == .initialValue)
  }

  init(_ code: Code) {
    self.init("\(code.function.kind)", code.function.name, code.place, isValue: code.function.kind == .initialValue)
  }

  /// Of a value, only the line counts: its tree begins after the property's name.
  private init(_ kind: String, _ name: String, _ location: SourceLocation, isValue: Bool) {
    self.kind = kind
    self.name = kind == "initializer" ? "init" : name
    self.location = isValue ? SourceLocation(file: location.file, line: location.line, column: 1) : location
  }
}
