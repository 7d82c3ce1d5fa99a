import Foundation

/// Checks the app in FLOWSIM_APP, and has swift-syntax parse the same files on the same cores, each in a process of its
/// own.
enum CheckBenchmark: Benchmark {
  static let name = "check"
  static let summary = "a whole app checked, cold and warm, against swift-syntax parsing its sources and no more"
  private static let runs = 5

  static func run() throws {
    guard let app = ProcessInfo.processInfo.environment["FLOWSIM_APP"] else {
      throw BenchmarkFailure(description: "set FLOWSIM_APP to the folder of an app; one of 100,000 lines is meant")
    }
    let program = try FlowsimProgram()
    let cold = try ProcessorTime.best(of: runs, in: .children) {
      try program.forgetCache()
      try program.check(app)
    }
    let warm = try ProcessorTime.best(of: runs, in: .children) { try program.check(app) }
    let memory = ProcessorTime.peakMemoryOfChildren
    let parser = try ParserProgram(try program.sources(of: app))
    let parsing = try ProcessorTime.best(of: runs, in: .children) { try parser.run() }
    print("  \(parser.paths.count) Swift files, \(parser.lines) lines, best of \(runs) runs")
    print("  swift-syntax  \(parsing) to parse them")
    print("  cold          \(cold), ratio \(cold.ratio(to: parsing))")
    print("  warm          \(warm), \(warm.ratio(to: cold)) of cold")
    print("  memory        \(memory >> 20) MB at most")
    guard cold.wall <= 2.5 * parsing.wall, warm.wall <= 0.15 * cold.wall, memory < 400 << 20 else {
      throw BenchmarkFailure(
        description: "the targets are 2.5 times the parser cold, 0.15 of that warm, and less than 400 MB")
    }
  }
}
