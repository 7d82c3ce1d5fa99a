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
    let programs = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
      .filter { name in
        name.hasSuffix(".swift") && (parts.isEmpty || parts.contains(where: name.contains))
          && FileManager.default.fileExists(atPath: record(of: name, in: folder))
      }
    let outcomes = Outcomes(count: programs.count)
    DispatchQueue.concurrentPerform(iterations: programs.count) { index in
      outcomes[index] = outcome(of: programs[index], in: folder)
    }
    for line in outcomes.all.compactMap(\.line) { print(line) }
    let counts = [Outcome.Kind.equal, .different, .stopped].map { kind in outcomes.all.count { $0.kind == kind } }
    print("\(counts[0]) equal, \(counts[1]) different, \(counts[2]) stopped")
    exit(counts[1] == 0 ? 0 : 1)
  }

  private static func record(of program: String, in folder: String) -> String {
    "\(folder)/\(program.dropLast(".swift".count)).txt"
  }

  private static func outcome(of name: String, in folder: String) -> Outcome {
    do {
      let recorded = try String(contentsOfFile: record(of: name, in: folder), encoding: .utf8)
      let (status, output, reason) = try child("\(folder)/\(name)")
      switch status {
      case 0 where output == recorded: return Outcome(kind: .equal)
      case 3 where recorded.hasPrefix(output): return Outcome(kind: .stopped, line: "stopped \(name): \(reason)")
      default:
        let died = status == 0 || status == 3 ? "" : ", died with \(status)"
        let why = reason.isEmpty ? "" : "\n  \(reason)"
        return Outcome(kind: .different, line: "DIFFERENT \(name)\(died)\(difference(output, recorded))\(why)")
      }
    } catch { return Outcome(kind: .different, line: "DIFFERENT \(name): \(error)") }
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
    let reason = FileManager.default.temporaryDirectory.appendingPathComponent("differential-\(UUID().uuidString)")
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

/// What became of one program.
private struct Outcome {
  enum Kind { case equal, different, stopped }
  var kind: Kind
  var line: String?
}

/// The outcomes, which several threads set.
private final class Outcomes: @unchecked Sendable {
  private var outcomes: [Outcome?]
  private let lock = NSLock()

  init(count: Int) { outcomes = Array(repeating: nil, count: count) }

  subscript(_ index: Int) -> Outcome? {
    get { lock.withLock { outcomes[index] } }
    set { lock.withLock { outcomes[index] = newValue } }
  }

  var all: [Outcome] { lock.withLock { outcomes.compactMap(\.self) } }
}
