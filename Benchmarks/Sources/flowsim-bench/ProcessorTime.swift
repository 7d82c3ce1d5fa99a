import Foundation

/// How long something takes: by the clock, and on all cores together, which a busy machine changes less.
struct ProcessorTime: CustomStringConvertible {
  /// Whose time on the cores counts.
  enum Owner: Int32 {
    case itself = 0
    case children = -1
  }

  /// Seconds by the clock.
  var wall: Double
  /// Seconds on all cores.
  var cores: Double

  /// The shortest of several runs, each time for itself.
  static func best(of runs: Int, in owner: Owner, _ body: () throws -> Void) rethrows -> ProcessorTime {
    var best = ProcessorTime(wall: .infinity, cores: .infinity)
    for _ in 0..<runs {
      let before = cores(of: owner)
      let wall = try Stopwatch.best(of: 1, body)
      best.wall = min(best.wall, wall)
      best.cores = min(best.cores, cores(of: owner) - before)
    }
    return best
  }

  /// The most memory that a child of this process has used so far, in bytes.
  static var peakMemoryOfChildren: Int {
    let kilobytes = usage(of: .children).ru_maxrss
    #if os(macOS)
    return kilobytes
    #else
    return kilobytes * 1024
    #endif
  }

  /// `0.350 s (0.612 s on all cores)`.
  var description: String { "\(Self.decimal(wall)) s (\(Self.decimal(cores)) s on all cores)" }

  /// `2.41 (on all cores 2.39)`.
  func ratio(to other: ProcessorTime) -> String {
    "\(Self.decimal(wall / other.wall)) (on all cores \(Self.decimal(cores / other.cores)))"
  }

  private static func cores(of owner: Owner) -> Double {
    let usage = usage(of: owner)
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) * 1e-6 }
  }

  private static func usage(of owner: Owner) -> rusage {
    var usage = rusage()
    getrusage(owner.rawValue, &usage)
    return usage
  }

  private static func decimal(_ value: Double) -> String { String(format: "%.3f", value) }
}
