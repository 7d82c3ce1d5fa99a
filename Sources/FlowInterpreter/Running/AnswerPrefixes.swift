/// The worlds that are still to be tried, each by the answers to its first questions.
///
/// What runs in a world takes these answers in order and says yes to the questions that follow; each of those makes a
/// world in which the answer is no.
package struct AnswerPrefixes {
  /// The answers that each of them begins with.
  package private(set) var open: [[Bool]] = [[]]

  /// Begins with the world that answers yes to everything.
  package init() {}

  /// Takes the answers of a world that was not tried.
  package mutating func next() -> [Bool]? { open.popLast() }

  /// Takes the answers of a world that was not tried and that leaves the way of others as early as any.
  package mutating func nextEarliest() -> [Bool]? {
    guard let index = open.indices.min(by: { open[$0].count < open[$1].count }) else { return nil }
    return open.remove(at: index)
  }

  /// Gives up worlds that were not tried, by the answers that they begin with.
  package mutating func removeOpen(where isIdle: ([Bool]) -> Bool) { open.removeAll(where: isIdle) }

  /// Adds a world to be tried.
  package mutating func add(_ answers: [Bool]) { open.append(answers) }

  /// Notes what a world answered to all that it was asked.
  ///
  /// - Parameter count: how many of the answers it began with.
  package mutating func add(_ answers: [Bool], after count: Int) {
    for index in answers.indices.dropFirst(count).reversed() {
      open.append(answers.prefix(index) + [!answers[index]])
    }
  }
}
