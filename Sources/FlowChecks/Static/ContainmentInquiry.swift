import FlowInterpreter
import FlowModel

/// A child controller that is not told what happens to it.
struct ContainmentGap: Sendable {
  enum Kind: Sendable {
    /// It is added, and told in no world that it has arrived.
    case neverArrives
    /// It is added, and not told so where a condition turns out this way.
    case arrivesUnless(condition: String, holds: Bool)
    /// It is removed, and never told so before, though perhaps after.
    case leavesUntold(isToldLater: Bool)
  }

  let kind: Kind
  /// The function that adds or removes it.
  let scope: CodeScope
  let location: SourceLocation
  /// Whether the object adds it to itself whose code it is.
  let isOnSelf: Bool
}

/// Asks the code of one target what it tells the children that it adds and removes: each function that does so runs by
/// itself in all worlds (``FunctionRuns``). Of what no world comes to, only the text tells: where neither the function nor
/// one that it names tells any child anything, this one is not told.
struct ContainmentInquiry {
  private let runs: FunctionRuns
  private let scopes: [FunctionPlace: CodeScope]
  private let interpreter: Interpreter
  /// The functions that tell a child that it has arrived, or name one that does.
  private let telling: Set<ObjectIdentifier>

  init(_ runs: FunctionRuns, _ scopes: [FunctionPlace: CodeScope]) {
    self.runs = runs
    self.scopes = scopes
    interpreter = runs.target.program.interpreter
    let arriving = interpreter.functions(naming: StaticContainment.names(of: .arrives))
    let calling = interpreter.functions(naming: Set(arriving.compactMap(\.callName)))
    telling = Set((arriving + calling).map(ObjectIdentifier.init))
  }

  func gaps() -> [ContainmentGap] {
    let adding = interpreter.writtenCalls(of: StaticContainment.names(of: .adds)).filter(\.isOnSelf)
    let written = Dictionary(grouping: adding) { ObjectIdentifier($0.function) }
    return interpreter.functions(naming: StaticContainment.changing)
      .filter { runs.target.files.contains($0.place.file) }.sorted { $0.place < $1.place }
      .flatMap { entry -> [ContainmentGap] in
        guard let scope = scopes[FunctionPlace(entry)] else { return [] }
        let runs = runs.runs(of: entry)
        let worlds = runs.flatMap(\.worlds)
        let areAll = runs.allSatisfy(\.areAll)
        var found = added(entry, worlds, areAll)
        if !telling.contains(ObjectIdentifier(entry)) {
          let seen = Set(worlds.flatMap(\.containments).compactMap { $0.place(in: entry) })
          found += (written[ObjectIdentifier(entry)] ?? []).map(\.location.source).filter { !seen.contains($0) }
            .map { ($0, true, .neverArrives) }
        }
        if areAll { found += removed(entry, worlds.filter(\.isWhole)) }
        return found.map { ContainmentGap(kind: $0.kind, scope: scope, location: $0.location, isOnSelf: $0.isOnSelf) }
      }
  }

  private typealias Found = (location: SourceLocation, isOnSelf: Bool, kind: ContainmentGap.Kind)

  private func added(_ entry: Code, _ worlds: [StaticOutcome<Void>], _ areAll: Bool) -> [Found] {
    let mayTell = telling.contains(ObjectIdentifier(entry))
    return places(of: .adds, entry, worlds) { $0.isOnSelf || $0.isOnController }.compactMap { place, sighted in
      let isOnSelf = sighted.contains { world in
        world.containments.contains { $0.kind == .adds && $0.isOnSelf && $0.place(in: entry) == place }
      }
      let told = sighted.filter { world in world.isTold(childAddedAt: place, in: entry) }
      if told.isEmpty, !mayTell || areAll && sighted.allSatisfy(\.isWhole) { return (place, isOnSelf, .neverArrives) }
      for world in sighted where world.isWhole && !world.isTold(childAddedAt: place, in: entry) {
        for other in told {
          // What separates the two, where more is done in the one that says nothing.
          let index = world.answers.indices.first { index in
            index < other.answers.count && world.answers[index].answer != other.answers[index].answer
          }
          guard let index, !world.visited.subtracting(other.visited).isEmpty else { continue }
          let (condition, holds) = world.answers[index]
          return (place, isOnSelf, .arrivesUnless(condition: condition, holds: holds))
        }
      }
      return nil
    }
  }

  private func removed(_ entry: Code, _ worlds: [StaticOutcome<Void>]) -> [Found] {
    places(of: .removes, entry, worlds) { !$0.isOnSelf }.compactMap { place, sighted in
      func kinds(_ world: StaticOutcome<Void>) -> [StaticContainment.Kind] { world.containments.map(\.kind) }
      if sighted.allSatisfy({ !kinds($0).contains(.leaves) }) {
        return (place, false, .leavesUntold(isToldLater: false))
      }
      let isLate = sighted.allSatisfy { world in
        guard let removal = kinds(world).firstIndex(of: .removes) else { return false }
        return !kinds(world)[..<removal].contains(.leaves)
      }
      return isLate ? (place, false, .leavesUntold(isToldLater: true)) : nil
    }
  }

  /// Where a function itself does something with children, each place with the worlds that come there.
  private func places(
    of kind: StaticContainment.Kind, _ entry: Code, _ worlds: [StaticOutcome<Void>],
    where isMeant: (StaticContainment) -> Bool
  ) -> [(SourceLocation, [StaticOutcome<Void>])] {
    var found: [SourceLocation: [StaticOutcome<Void>]] = [:]
    for world in worlds {
      let places = world.containments.filter { $0.kind == kind && isMeant($0) }.compactMap { $0.place(in: entry) }
      for place in Set(places) { found[place, default: []].append(world) }
    }
    return found.sorted { $0.key < $1.key }
  }
}

extension StaticContainment {
  /// Where a function does it itself; nil where one does that it calls.
  fileprivate func place(in entry: Code) -> SourceLocation? {
    calls.last.flatMap { $0.function === entry ? $0.location.source : nil }
  }
}

extension StaticOutcome {
  /// Whether the code came to its end.
  fileprivate var isWhole: Bool { if case .finished = end { true } else { false } }

  /// Whether a child that is added at a place is told that it has arrived, or code that is not read may tell it. What the
  /// code calls by another name may be this child, unless it is another one that is added.
  fileprivate func isTold(childAddedAt place: SourceLocation, in entry: Code) -> Bool {
    let adding = containments.filter { $0.kind == .adds }
    guard let child = adding.first(where: { $0.place(in: entry) == place })?.child else { return true }
    if handed.contains(child) { return true }
    let others = Set(adding.compactMap(\.child)).subtracting([child])
    return containments.contains { one in
      one.kind == .arrives && one.child.map { !others.contains($0) } != false
    }
  }
}
