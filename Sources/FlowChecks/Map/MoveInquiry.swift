import FlowInterpreter
import FlowModel

/// Asks the code of one target which controllers it brings up, and from where.
///
/// Each function that calls UIKit so runs by itself in all worlds (``FunctionRuns``). Where it shows what it is handed, or
/// belongs to no class of the app's, those that call it are asked in the same way.
final class MoveInquiry {
  /// Something that brings up controllers.
  struct Move: Sendable, Hashable {
    /// The class whose code it is.
    let owner: CodeType.ID
    let kind: Transition.Kind
    let relationship: String?
    /// What it brings up, in order.
    let destinations: [StaticDestination]
    let location: SourceLocation
  }

  private let runs: FunctionRuns
  private let scopes: [FunctionPlace: CodeScope]
  /// The functions that show what they are handed, or that all controllers have.
  private var passing: Set<ObjectIdentifier> = []

  /// How often controllers are handed on.
  private static let depth = 3

  init(_ runs: FunctionRuns, _ scopes: [FunctionPlace: CodeScope]) {
    self.runs = runs
    self.scopes = scopes
  }

  /// What the target's functions bring up, in the order of the files.
  func moves() -> [Move] {
    let (program, files) = (runs.target.program, runs.target.files)
    var entries = program.interpreter.functions(naming: StaticShowing.names)
    var asked: Set<ObjectIdentifier> = []
    var found: Set<Move> = []
    for _ in 0..<Self.depth {
      var handing: Set<String> = []
      for entry in entries.sorted(by: { $0.place < $1.place })
      where files.contains(entry.place.file) && asked.insert(ObjectIdentifier(entry)).inserted {
        let (moves, isPassing) = ask(entry)
        found.formUnion(moves)
        guard isPassing, !entry.isOverride else { continue }
        passing.insert(ObjectIdentifier(entry))
        handing.formUnion([entry.callName].compactMap(\.self))
      }
      entries = handing.isEmpty ? [] : program.interpreter.functions(naming: handing)
    }
    return found.sorted { ($0.location, "\($0.destinations)") < ($1.location, "\($1.destinations)") }
  }

  /// What a function brings up, and whether those that call it are to be asked as well.
  private func ask(_ entry: Code) -> (moves: [Move], isPassing: Bool) {
    // An extension of UIKit's own class is no place: those are who call it.
    let owner = scopes[FunctionPlace(entry)]?.owner.flatMap { $0.kind == .extension ? nil : $0 }
    var moves: [Move] = []
    var isPassing = false
    for move in runs.runs(of: entry).flatMap(\.worlds).flatMap(\.moves) {
      guard let index = move.calls.lastIndex(where: { $0.function === entry }),
        move.calls[(index + 1)...].allSatisfy({ passing.contains(ObjectIdentifier($0.function)) })
      else { continue }
      let known = move.destinations.compactMap(\.self)
      if owner == nil || known.count < move.destinations.count { isPassing = true }
      guard let owner, !known.isEmpty else { continue }
      moves.append(
        Move(
          owner: owner.id, kind: move.showing.kind, relationship: move.showing.relationship, destinations: known,
          location: move.calls[index].location.source))
    }
    return (moves, isPassing)
  }
}
