import Foundation
import SwiftParser

/// Checks the app in FLOWSIM_APP, and has swift-syntax parse the same files on the same cores.
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
    let sources = try program.sources(of: app).map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    let lines = sources.reduce(0) { $0 + $1.count { $0 == UInt8(ascii: "\n") } }
    let parsing = ProcessorTime.best(of: runs, in: .itself) { parse(sources) }
    print("  \(sources.count) Swift files, \(lines) lines, best of \(runs) runs")
    print("  swift-syntax  \(parsing) to parse them")
    print("  cold          \(cold), ratio \(cold.ratio(to: parsing))")
    print("  warm          \(warm), \(warm.ratio(to: cold)) of cold")
    print("  memory        \(memory >> 20) MB at most")
    guard cold.wall <= 2.5 * parsing.wall, warm.wall <= 0.15 * cold.wall, memory < 400 << 20 else {
      throw BenchmarkFailure(
        description: "the targets are 2.5 times the parser cold, 0.15 of that warm, and less than 400 MB")
    }
  }

  /// Parses all sources on as many threads as there are cores, each with the deep stack that the parser asks for.
  private static func parse(_ sources: [Data]) {
    let next = Counter()
    let group = DispatchGroup()
    for _ in 0..<min(ProcessInfo.processInfo.activeProcessorCount, sources.count) {
      group.enter()
      let thread = Thread {
        while let index = next.take(below: sources.count) {
          sources[index].withUnsafeBytes { bytes in
            _ = Parser.parse(source: bytes.bindMemory(to: UInt8.self))
          }
        }
        group.leave()
      }
      thread.stackSize = 16 << 20
      thread.start()
    }
    group.wait()
  }
}

/// Gives out numbers, each once.
private final class Counter: @unchecked Sendable {
  private var value = 0
  private let lock = NSLock()

  func take(below end: Int) -> Int? {
    lock.withLock {
      guard value < end else { return nil }
      value += 1
      return value - 1
    }
  }
}
