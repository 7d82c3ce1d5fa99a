import Foundation

/// `flowsim-bench [NAME…]`: runs the benchmarks named, or all.
@main
enum FlowsimBench {
  static var benchmarks: [any Benchmark.Type] {
    [PushPopBenchmark.self, RandomWalkBenchmark.self, ReadBenchmark.self, CheckBenchmark.self]
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
    var failed = false
    for benchmark in benchmarks where names.isEmpty || names.contains(benchmark.name) {
      print("\(benchmark.name): \(benchmark.summary)")
      do {
        try benchmark.run()
      } catch {
        print("  error: \(error)")
        failed = true
      }
    }
    exit(failed ? 1 : 0)
  }
}
