import Foundation
import ProgramRunner

/// Runs the programs of a folder by the interpreter, and holds what they print against their records.
///
///     differential FOLDER [PART…]
///
/// A program is `name.swift` with its record `name.txt` (see Documentation/Programs.md). Says of each that differs or
/// stops why, and how many were equal; exit status 1 where one printed something else than was recorded. Each runs in a
/// process of its own, so that one that dies or does not end takes no other with it.
@main
struct Differential {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let folder = arguments.first else {
      FileHandle.standardError.write(Data("usage: differential FOLDER [PART…]\n".utf8))
      exit(2)
    }
    if folder == "--program" { return try run(arguments[1]) }
    let parts = arguments.dropFirst()
    let all = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
    var equal = 0
    var different = 0
    var stopped = 0
    for name in all where name.hasSuffix(".swift") {
      let record = "\(folder)/\(name.dropLast(".swift".count)).txt"
      guard let recorded = try? String(contentsOfFile: record, encoding: .utf8),
        parts.isEmpty || parts.contains(where: name.contains)
      else { continue }
      let (status, output, reason) = try child("\(folder)/\(name)")
      switch status {
      case 0 where output == recorded: equal += 1
      case 3 where recorded.hasPrefix(output):
        stopped += 1
        print("stopped \(name): \(reason)")
      default:
        different += 1
        let died = status == 0 || status == 3 ? "" : ", died with \(status)"
        print("DIFFERENT \(name)\(died)\(difference(output, recorded))\(reason.isEmpty ? "" : "\n  \(reason)")")
      }
    }
    print("\(equal) equal, \(different) different, \(stopped) stopped")
    exit(different == 0 ? 0 : 1)
  }

  /// Runs one program: its output to standard output, why it stopped to standard error, with exit status 3 then.
  private static func run(_ path: String) throws {
    let program = try InterpretedProgram(at: path)
    FileHandle.standardOutput.write(Data(program.output.utf8))
    guard case .stopped(let reason) = program.ending else { return }
    FileHandle.standardError.write(Data("\(reason)\n".utf8))
    exit(3)
  }

  private static func child(_ path: String) throws -> (status: Int32, output: String, reason: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["--program", path]
    let output = Pipe()
    let reason = FileManager.default.temporaryDirectory.appendingPathComponent("differential-\(ProcessInfo.processInfo.processIdentifier)")
    FileManager.default.createFile(atPath: reason.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: reason) }
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: reason)
    try process.run()
    let timeout = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: timeout)
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    timeout.cancel()
    let said = (try? String(contentsOf: reason, encoding: .utf8)) ?? ""
    return (
      process.terminationStatus, String(decoding: printed, as: UTF8.self),
      said.trimmingCharacters(in: .whitespacesAndNewlines)
    )
  }

  /// The first line that differs.
  private static func difference(_ output: String, _ recorded: String) -> String {
    let ours = output.split(separator: "\n", omittingEmptySubsequences: false)
    let theirs = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    for index in 0..<max(ours.count, theirs.count) {
      let our = index < ours.count ? String(ours[index]) : "(the end)"
      let their = index < theirs.count ? String(theirs[index]) : "(the end)"
      if our != their { return ", line \(index + 1):\n  recorded \(their)\n  printed  \(our)" }
    }
    return ""
  }
}
