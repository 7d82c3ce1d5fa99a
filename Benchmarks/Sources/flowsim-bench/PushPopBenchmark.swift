import Foundation
import HeadlessUIKit

/// Pushes and pops a controller with the full life cycle and trace, on a shallow stack and on a deep one.
enum PushPopBenchmark: Benchmark {
  static let name = "push-pop"
  static let summary = "pairs of push and pop with the full life cycle and trace, at two depths of the stack"
  private static let pairs = 20_000
  private static let rounds = 10

  static func run() throws {
    try MainActor.assumeIsolated {
      var shallow = Stack(depth: 10)
      var deep = Stack(depth: 10_000)
      // Turn about, so that both meet the same noise.
      for _ in 0..<rounds {
        shallow.measure(pairs)
        deep.measure(pairs)
      }
      print("  best of \(rounds) rounds of \(pairs) animated pairs, \(shallow.eventsAPair) events a pair, one core")
      print("  depth 10       \(rate(shallow)) pairs a second")
      print("  depth 10,000   \(rate(deep)) pairs a second")
      print("  ratio          \(String(format: "%.2f", deep.best / shallow.best))")
      guard Double(pairs) / max(shallow.best, deep.best) >= 100_000 else {
        throw BenchmarkFailure(description: "the target is 100,000 pairs a second at either depth")
      }
    }
  }

  @MainActor
  private static func rate(_ stack: Stack) -> String { String(format: "%.0f", Double(pairs) / stack.best) }

  /// A navigation stack in a window.
  @MainActor
  private struct Stack {
    let simulation = Simulation()
    let navigation: UINavigationController
    var best = Double.infinity
    var eventsAPair = 0

    init(depth: Int) {
      let simulation = simulation
      let navigation = simulation.run { UINavigationController(rootViewController: UIViewController()) }
      self.navigation = navigation
      simulation.run {
        simulation.application.launch { navigation }
        navigation.setViewControllers((0..<depth).map { _ in UIViewController() }, animated: false)
      }
      simulation.settle()
    }

    mutating func measure(_ pairs: Int) {
      let before = simulation.trace.count
      let seconds = Stopwatch.best(of: 1) {
        simulation.run {
          for _ in 0..<pairs {
            navigation.pushViewController(UIViewController(), animated: true)
            simulation.settle()
            navigation.popViewController(animated: true)
            simulation.settle()
          }
        }
      }
      best = min(best, seconds)
      eventsAPair = (simulation.trace.count - before) / pairs
    }
  }
}
