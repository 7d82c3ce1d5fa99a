import HeadlessUIKit
import SeededRandom

/// Random legal operations on a random app, and what must hold after each of them.
public struct RandomWalk: Sendable {
  /// What makes the app and the operations.
  public let seed: UInt64
  /// How many operations there are.
  public let length: Int

  /// A walk of a seed.
  public init(seed: UInt64, length: Int) {
    self.seed = seed
    self.length = length
  }

  /// Walks.
  ///
  /// - Returns: what does not hold, with the fewest operations that bring it about; nil where all holds.
  @MainActor
  public func failure() -> String? {
    var generator = SeededGenerator(seed: seed)
    let operations = (0..<length).map { _ in Operation(using: &generator) }
    guard let count = firstViolation(operations)?.count else { return nil }
    var needed = Array(operations.prefix(count))
    var index = needed.count - 1
    while index >= 0 {
      var fewer = needed
      fewer.remove(at: index)
      if let count = firstViolation(fewer)?.count { needed = Array(fewer.prefix(count)) }
      index = min(index, needed.count) - 1
    }
    let violation = firstViolation(needed)
    let list = needed.map { "  \($0)" }.joined(separator: "\n")
    return """
      \(violation?.message ?? "")
      seed \(seed), operation \(count) of \(length); the fewest that bring it about:
      \(list)
      the callbacks of the last one:
      \(violation?.callbacks ?? "")
      the app then:
      \(violation?.app ?? "")
      """
  }

  /// Something that does not hold, after so many operations, with what the last one did and the app's controllers.
  private struct Violation {
    let count: Int
    let message: String
    let callbacks: String
    let app: String
  }

  @MainActor
  private func firstViolation(_ operations: [Operation]) -> Violation? {
    let world = World(seed: seed)
    var ledger = AppearanceLedger()
    var start = 0
    func violation(after count: Int, isAtRest: Bool) -> Violation? {
      let invariants = Invariants(world: world)
      let message =
        ledger.read(world.simulation.trace, pages: world.pageNames)
        ?? (isAtRest ? invariants.violationAtRest(ledger) : invariants.violation)
      return message.map {
        Violation(count: count, message: $0, callbacks: world.callbacks(from: start), app: world.text)
      }
    }
    if let violation = violation(after: 0, isAtRest: true) { return violation }
    for (index, operation) in operations.enumerated() {
      start = world.simulation.trace.count
      world.perform(operation)
      let isAtRest = if case .untilRest = operation.pause { world.finger == nil } else { false }
      if let violation = violation(after: index + 1, isAtRest: isAtRest) { return violation }
    }
    world.rest()
    return violation(after: operations.count, isAtRest: true)
  }
}
