import Foundation
import ProgramRunner

/// Runs the programs of a folder by the interpreter, and holds what they print against their records.
///
///     differential FOLDER [PART…]
///
/// A program is `name.swift` with its record `name.txt` (see Documentation/Programs.md). Says of each that differs or
/// stops why, and how many were equal; exit status 1 where one printed something else than was recorded.
@main
struct Differential {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first else {
      FileHandle.standardError.write(Data("usage: differential FOLDER [PART…]\n".utf8))
      exit(2)
    }
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
      let program = try InterpretedProgram(at: "\(folder)/\(name)")
      if case .stopped(let reason) = program.ending {
        stopped += 1
        let isRight = recorded.hasPrefix(program.output)
        print("\(isRight ? "stopped" : "WRONG, then stopped") \(name): \(reason)")
        if !isRight { different += 1 }
      } else if program.output == recorded {
        equal += 1
      } else {
        different += 1
        print("DIFFERENT \(name)\(difference(program.output, recorded))")
      }
    }
    print("\(equal) equal, \(different) different, \(stopped) stopped")
    exit(different == 0 ? 0 : 1)
  }

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
