import Foundation

/// `flowsim-bench [NAME…]`: runs the benchmarks named, or all.
@main
enum FlowsimBench {
  static var benchmarks: [any Benchmark.Type] {
    [
      PushPopBenchmark.self, RandomWalkBenchmark.self, ReadBenchmark.self, CheckBenchmark.self, TreesBenchmark.self,
      InterpreterBenchmark.self, FlowsBenchmark.self,
    ]
  }

  static func main() throws {
    let names = Array(CommandLine.arguments.dropFirst())
    if names.first == ParserProgram.option, names.count == 2 { return try ParserProgram.parse(names[1]) }
    let unknown = names.filter { name in !benchmarks.contains { $0.name == name } }
    guard unknown.isEmpty else {
      print("no benchmark is named \(unknown.joined(separator: ", ")); there are:")
      for benchmark in benchmarks { print("  \(benchmark.name)  \(benchmark.summary)") }
      exit(2)
    }
    let asked = benchmarks.filter { names.isEmpty || names.contains($0.name) }
    let succeeded = asked.count == 1 ? asked.map(run) : try asked.map(runAlone)
    exit(succeeded.contains(false) ? 1 : 0)
  }

  private static func run(_ benchmark: any Benchmark.Type) -> Bool {
    print("\(benchmark.name): \(benchmark.summary)")
    do {
      try benchmark.run()
      return true
    } catch {
      print("  error: \(error)")
      return false
    }
  }

  /// Runs a benchmark in a process of its own: what others left in memory would count as that of programs that it starts.
  private static func runAlone(_ benchmark: any Benchmark.Type) throws -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = [benchmark.name]
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
