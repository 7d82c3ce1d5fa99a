import Foundation

/// A finding of `flowsim check --format json`.
struct CheckFinding: Decodable, Hashable {
  struct Place: Decodable, Hashable {
    var path: String
    var line: Int
    var message: String
  }

  var path: String
  var line: Int
  var severity: String
  var message: String
  var rule: String
  var related: [Place]
}

/// Runs `flowsim check` over a folder.
struct CheckRun {
  /// The program.
  let flowsim: String
  /// The folder that is checked.
  let folder: URL
  /// The folder for the facts of files that have been read before.
  let cache: URL

  private struct Report: Decodable {
    var findings: [CheckFinding]
  }

  /// The findings, in the order of the report.
  func findings() throws -> [CheckFinding] {
    let output = cache.appendingPathComponent("findings.json")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: flowsim)
    process.arguments = ["check", ".", "--format", "json", "--output", output.path]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(["FLOWSIM_CACHE": cache.path]) { $1 }
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    // waitUntilExit looks only every 50 ms.
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try? FileManager.default.removeItem(at: output)
    try process.run()
    ended.wait()
    guard process.terminationReason == .exit, process.terminationStatus < 70, let data = try? Data(contentsOf: output)
    else { throw MutantFailure("flowsim check failed in \(folder.path) with status \(process.terminationStatus)") }
    return try JSONDecoder().decode(Report.self, from: data).findings
  }
}
