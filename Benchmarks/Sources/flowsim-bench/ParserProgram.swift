import Foundation
import SwiftParser

/// This program again, with nothing to do but to parse files: `flowsim-bench --parse LIST`, a path a line.
struct ParserProgram {
  /// The option that makes it so.
  static let option = "--parse"

  /// The files.
  let paths: [String]
  /// How many lines they have.
  let lines: Int
  private let list = FileManager.default.temporaryDirectory.appendingPathComponent("flowsim-bench-files").path

  init(_ paths: [String]) throws {
    self.paths = paths
    lines = try paths.reduce(0) { count, path in
      count + (try Data(contentsOf: URL(fileURLWithPath: path))).count { $0 == UInt8(ascii: "\n") }
    }
    try Data(paths.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: list))
  }

  /// Runs it to its end.
  func run() throws {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = [Self.option, list]
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    ended.wait()
    guard process.terminationStatus == 0 else {
      throw BenchmarkFailure(description: "the parser ended with status \(process.terminationStatus)")
    }
  }

  /// Parses the files of a list on as many threads as there are cores, each with the deep stack that the parser asks
  /// for.
  static func parse(_ list: String) throws {
    let paths = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n").map(String.init)
    let next = Counter()
    let group = DispatchGroup()
    for _ in 0..<min(ProcessInfo.processInfo.activeProcessorCount, paths.count) {
      group.enter()
      let thread = Thread {
        while let index = next.take(below: paths.count) {
          guard let data = FileManager.default.contents(atPath: paths[index]) else { continue }
          data.withUnsafeBytes { _ = Parser.parse(source: $0.bindMemory(to: UInt8.self)) }
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
