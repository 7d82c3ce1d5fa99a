import Foundation
import ProgramRunner

/// Runs the programs of a folder by the interpreter, and holds what they print against their records.
///
///     differential FOLDER [PART…]
///
/// A program is `name.swift` with its record `name.txt` (see Documentation/Programs.md). Says of each that differs or
/// stops why, and how many were equal; exit status 1 where one printed something else than was recorded. Each runs in a
/// process of its own, so that one that dies or does not end takes no other with it.
///
///     differential --mutants COUNT FOLDER
///     differential --mutant SEED FOLDER
///
/// Runs so many programs that are broken on purpose, and says which ended the process or did not end; exit status 1 where
/// one did. The second prints one of them.
@main
struct Differential {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "--program" where arguments.count == 2: try run(arguments[1])
    case "--mutants" where arguments.count == 3:
      guard let count = Int(arguments[1]) else { usage() }
      exit(Mutants(folder: arguments[2], programs: programs(in: arguments[2])).run(count) == 0 ? 0 : 1)
    case "--mutant" where arguments.count == 3:
      guard let seed = Int(arguments[1]) else { usage() }
      print(try Mutants(folder: arguments[2], programs: programs(in: arguments[2])).source(of: seed))
    case Mutants.hereOption where arguments.count == 4:
      guard let first = Int(arguments[1]), let end = Int(arguments[2]) else { usage() }
      try Mutants(folder: arguments[3], programs: programs(in: arguments[3])).runHere(first..<end)
    case let folder? where !folder.hasPrefix("--"): compare(programs(in: folder, arguments.dropFirst()), in: folder)
    default: usage()
    }
  }

  private static func usage() -> Never {
    FileHandle.standardError.write(
      Data(
        "usage: differential FOLDER [PART…]\n       differential --mutants COUNT FOLDER\n       differential --mutant SEED FOLDER\n"
          .utf8))
    exit(2)
  }

  /// The programs of a folder that have a record.
  private static func programs(in folder: String, _ parts: ArraySlice<String> = []) -> [String] {
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
      .filter { name in
        name.hasSuffix(".swift") && (parts.isEmpty || parts.contains(where: name.contains))
          && FileManager.default.fileExists(atPath: record(of: name, in: folder))
      }
  }

  private static func compare(_ programs: [String], in folder: String) -> Never {
    let outcomes = Slots<Outcome>(count: programs.count)
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

  /// How many seconds a program may take.
  private static let patience = 60

  private static func outcome(of name: String, in folder: String) -> Outcome {
    do {
      let recorded = try String(contentsOfFile: record(of: name, in: folder), encoding: .utf8)
      let (status, output, reason) = try Child.run(
        ["--program", "\(folder)/\(name)"], patience: TimeInterval(patience))
      switch status {
      case SIGKILL where recorded.hasPrefix(output):
        return Outcome(kind: .stopped, line: "stopped \(name): it does not end in \(patience) s")
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
