import FlowModel

/// What happens later: blocks of queues, timers, tasks; in the order of their times, then in which they came.
package final class RunLoopQueue {
  private struct Item {
    let time: Double
    let number: Int
    let run: (Interpreter) throws -> Void
  }

  private var items: [Item] = []
  private var count = 0
  /// The time on the simulation's clock, in seconds.
  package private(set) var now = 0.0

  package init() {}

  /// Puts something in line.
  ///
  /// - Parameter delay: after how many seconds.
  package func add(after delay: Double = 0, _ run: @escaping (Interpreter) throws -> Void) {
    items.append(Item(time: now + max(0, delay), number: count, run: run))
    count += 1
  }

  /// Runs all that is in line, and what that puts there.
  package func run(_ interpreter: Interpreter) throws {
    while let next = items.indices.min(by: { (items[$0].time, items[$0].number) < (items[$1].time, items[$1].number) }) {
      let item = items.remove(at: next)
      now = max(now, item.time)
      try item.run(interpreter)
    }
  }
}
