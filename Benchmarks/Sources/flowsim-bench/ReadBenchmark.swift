import FlowInterfaceBuilder
import Foundation

/// Reads every document under FLOWSIM_CORPUS, and has `xmllint --noout` read the same files.
enum ReadBenchmark: Benchmark {
  static let name = "read"
  static let summary = "files into documents, against xmllint --noout over the same files"
  private static let runs = 15

  static func run() throws {
    guard let corpus = ProcessInfo.processInfo.environment["FLOWSIM_CORPUS"] else {
      throw BenchmarkFailure(description: "set FLOWSIM_CORPUS to a folder of .storyboard and .xib files")
    }
    let paths = InterfaceFiles(at: corpus).files.map(\.path)
    guard let first = paths.first else {
      throw BenchmarkFailure(description: "no .storyboard or .xib file below \(corpus)")
    }
    var size = 0
    let reading = try Stopwatch.best(of: runs) {
      size = 0
      for path in paths { size += try InterfaceReader.read(path).text.count }
    }
    let finding = Stopwatch.best(of: runs) { _ = InterfaceFiles(at: corpus) }
    let lint = try Stopwatch.best(of: runs) { try xmllint(paths) }
    let start = try Stopwatch.best(of: runs) { try xmllint([first]) }
    print("  \(paths.count) files, \(size) bytes, best of \(runs) runs")
    print("  flowsim   \(milliseconds(reading)) to read, \(milliseconds(finding)) to find the files")
    print("  xmllint   \(milliseconds(lint)), of which \(milliseconds(start)) to start with one file")
    print("  ratio     \(decimal(reading / lint)) (\(decimal(reading / (lint - start))) without xmllint's start)")
    guard reading <= lint else {
      throw BenchmarkFailure(description: "reading takes longer than xmllint --noout; the target is a ratio of 1")
    }
  }

  private static func xmllint(_ paths: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xmllint", "--noout"] + paths
    // waitUntilExit looks only every 50 ms, which would be most of what is measured.
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    ended.wait()
    guard process.terminationStatus == 0 else {
      throw BenchmarkFailure(
        description: "xmllint failed with status \(process.terminationStatus); it is in the package libxml2-utils")
    }
  }

  private static func milliseconds(_ seconds: Double) -> String { decimal(seconds * 1000) + " ms" }

  private static func decimal(_ value: Double) -> String { String(format: "%.2f", value) }
}
