import Foundation

/// How much the regular expressions of one flow may do, over all its texts, steps and worlds.
///
/// `(a+)+b` tries more ways than anybody waits for. What counts is the matcher's own work, not time, so that the same
/// flow ends the same way on every machine.
final class PatternBudget: @unchecked Sendable {
  /// The flow's that runs; nil outside of flows, where each expression has a budget of its own.
  @TaskLocal static var current: PatternBudget?

  /// How many times ten thousand steps of the matcher a flow has: about a second of work.
  static let limit = 5_000

  private let lock = NSLock()
  private var left = PatternBudget.limit
  private var isFound = false

  /// Whether an expression has been given up.
  var isSpent: Bool { lock.withLock { left <= 0 } }

  /// Whether an expression matches a text from its beginning; false as well where it is given up.
  func matches(_ expression: NSRegularExpression, _ text: String) -> Bool {
    guard !isSpent else { return false }
    lock.withLock { isFound = false }
    let all = NSRange(text.startIndex..., in: text)
    expression.enumerateMatches(in: text, options: [.reportProgress, .anchored], range: all) { match, _, stop in
      if !self.goesOn(after: match != nil) { stop.pointee = true }
    }
    return lock.withLock { isFound }
  }

  /// Notes a match or a piece of work, and says whether there is to be more.
  private func goesOn(after match: Bool) -> Bool {
    lock.withLock {
      isFound = match
      if !match { left -= 1 }
      return !match && left > 0
    }
  }

  /// What is said of a step whose expressions have been given up.
  static var failure: StepFailure {
    StepFailure(
      "the regular expressions of the flow try too many ways, and are given up", verdict: .undecided,
      hint: "write them without repetitions inside repetitions, such as (a+)+")
  }
}
