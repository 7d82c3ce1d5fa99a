import Foundation

/// Reads the trees of the app in FLOWSIM_APP, lowered and from the cache, and makes a program of them.
enum TreesBenchmark: Benchmark {
  static let name = "trees"
  static let summary = "an app's trees, lowered and from the cache, and the program that they make"

  static func run() throws {
    guard let app = ProcessInfo.processInfo.environment["FLOWSIM_APP"] else {
      throw BenchmarkFailure(description: "set FLOWSIM_APP to the folder of an app; one of 100,000 lines is meant")
    }
    let stopwatch = try BuiltProgram("stopwatch")
    for command in ["trees", "launch"] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: stopwatch.path)
      process.arguments = [command, app]
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        throw BenchmarkFailure(
          description: "stopwatch \(command) \(app) ended with status \(process.terminationStatus)")
      }
    }
  }
}
