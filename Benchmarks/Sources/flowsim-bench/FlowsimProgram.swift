import Foundation

/// The release build of `flowsim`, with a cache of its own.
struct FlowsimProgram {
  private let path = ProcessInfo.processInfo.environment["FLOWSIM"] ?? "../.build/release/flowsim"
  private let cache = FileManager.default.temporaryDirectory.appendingPathComponent("flowsim-bench-cache")

  /// - Throws: when the program has not been built.
  init() throws {
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw BenchmarkFailure(
        description: "\(path) is missing: build it with swift build -c release --product flowsim, or name it in FLOWSIM"
      )
    }
  }

  /// The Swift files of an app, as `flowsim` finds them.
  func sources(of app: String) throws -> [String] {
    struct Facts: Decodable {
      struct File: Decodable { var path: String }
      var files: [File]
    }
    let output = try run(["facts", app], accepting: [0, 2])
    let root = URL(fileURLWithPath: app)
    return try JSONDecoder().decode(Facts.self, from: output).files.map {
      $0.path.hasPrefix("/") ? $0.path : root.appendingPathComponent($0.path).path
    }
  }

  /// Checks an app, whatever it finds.
  func check(_ app: String) throws { _ = try run(["check", app], accepting: [0, 1, 2]) }

  /// Runs flows, all of which pass.
  func runFlows(_ folder: String) throws { _ = try run(["run", folder], accepting: [0]) }

  /// Makes the next run a first one.
  func forgetCache() throws {
    if FileManager.default.fileExists(atPath: cache.path) { try FileManager.default.removeItem(at: cache) }
  }

  private func run(_ arguments: [String], accepting statuses: Set<Int32>) throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["FLOWSIM_CACHE": cache.path]) { $1 }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    // waitUntilExit looks only every 50 ms, which would be much of what is measured.
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    ended.wait()
    guard statuses.contains(process.terminationStatus) else {
      throw BenchmarkFailure(
        description: "flowsim \(arguments.joined(separator: " ")) ended with status \(process.terminationStatus)")
    }
    return data
  }
}
