import FlowInterpreter
import FlowModel
import FlowSources
import Foundation

/// Times what no command of `flowsim` does alone, for the benchmarks: a line a figure, in seconds, best of several runs.
///
///     stopwatch trees FOLDER      an app's trees: parsed alone, lowered, kept, taken from the cache
///     stopwatch launch FOLDER     what stands between the trees and the first line that is run
@main
enum Stopwatch {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { return fail() }
    switch arguments[1] {
    case "trees": try TreeTimes.print(of: arguments[2])
    case "launch": try LaunchTimes.print(of: arguments[2])
    default: fail()
    }
  }

  private static func fail() {
    FileHandle.standardError.write(Data("usage: stopwatch trees|launch FOLDER\n".utf8))
    exit(2)
  }

  /// The shortest of several runs.
  static func time(_ name: String, runs: Int = 5, _ body: () throws -> Void) rethrows {
    let clock = ContinuousClock()
    var best = Double.infinity
    for _ in 0..<runs {
      let time = try clock.measure(body).components
      best = min(best, Double(time.seconds) + Double(time.attoseconds) * 1e-18)
    }
    print("\(name) \(String(format: "%.4f", best))")
  }
}
