import Foundation

/// A process of this program, for work that may end it.
enum Child {
  /// Runs this program with arguments.
  ///
  /// - Parameter patience: after how many seconds it is ended.
  static func run(
    _ arguments: [String], patience: TimeInterval
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments
    let output = Pipe()
    let errors = FileManager.default.temporaryDirectory.appendingPathComponent("differential-\(UUID().uuidString)")
    FileManager.default.createFile(atPath: errors.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    // A queue of its own: those of the system may all be waiting for such processes.
    let timeout = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "timeout"))
    timeout.schedule(deadline: .now() + patience)
    // The child may have the signals blocked that the thread which started it has.
    timeout.setEventHandler { kill(process.processIdentifier, SIGKILL) }
    timeout.resume()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    timeout.cancel()
    let said = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    return (
      process.terminationStatus, String(decoding: printed, as: UTF8.self),
      said.trimmingCharacters(in: .whitespacesAndNewlines)
    )
  }
}
