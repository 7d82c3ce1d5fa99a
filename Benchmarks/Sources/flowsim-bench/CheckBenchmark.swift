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
    let sources = try program.sources(of: app).map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    let lines = sources.reduce(0) { $0 + $1.count { $0 == UInt8(ascii: "\n") } }
    let parsing = Stopwatch.best(of: runs) { parse(sources) }
    let cold = try Stopwatch.best(of: runs) {
      try program.forgetCache()
      try program.check(app)
    }
    let warm = try Stopwatch.best(of: runs) { try program.check(app) }
    print("  \(sources.count) Swift files, \(lines) lines, best of \(runs) runs")
    print("  swift-syntax  \(seconds(parsing)) to parse them")
    print("  cold          \(seconds(cold)), ratio \(decimal(cold / parsing))")
    print("  warm          \(seconds(warm)), \(decimal(warm / cold)) of cold")
    print("  memory        \(FlowsimProgram.peakMemory >> 20) MB at most")
    guard cold <= 2.5 * parsing, warm <= 0.15 * cold, FlowsimProgram.peakMemory < 400 << 20 else {
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

  private static func seconds(_ value: Double) -> String { decimal(value) + " s" }

  private static func decimal(_ value: Double) -> String { String(format: "%.3f", value) }
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
