/// One thing that is measured: a name to call it by and a run that prints its figures.
protocol Benchmark {
  /// The argument that runs it.
  static var name: String { get }
  /// What it measures, in a line.
  static var summary: String { get }
  /// Measures and prints; throws a `BenchmarkFailure` when something is missing or a target is missed.
  static func run() throws
}

/// Why a benchmark could not run, or which target it missed.
struct BenchmarkFailure: Error, CustomStringConvertible {
  var description: String
}

/// Helpers for timing.
enum Stopwatch {
  /// The shortest of several runs, in seconds: the one that the machine disturbed least.
  static func best(of runs: Int, _ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    var best = Double.infinity
    for _ in 0..<runs {
      let time = try clock.measure(body).components
      best = min(best, Double(time.seconds) + Double(time.attoseconds) * 1e-18)
    }
    return best
  }
}
