import Foundation
import RandomWalk

/// Random legal operations on random apps, a million of them: what must hold after each of them holds.
enum RandomWalkBenchmark: Benchmark {
  static let name = "random-walk"
  static let summary = "a million random legal operations on random apps; what must hold after each of them holds"
  private static let walks: UInt64 = 25_000
  private static let length = 40

  static func run() throws {
    let start = Date()
    let failure = MainActor.assumeIsolated {
      (0..<walks).lazy.compactMap { RandomWalk(seed: $0, length: length).failure() }.first
    }
    if let failure { throw BenchmarkFailure(description: failure) }
    let seconds = String(format: "%.0f", Date().timeIntervalSince(start))
    print("  \(walks) walks of \(length) operations each in \(seconds) s, and all holds")
  }
}
