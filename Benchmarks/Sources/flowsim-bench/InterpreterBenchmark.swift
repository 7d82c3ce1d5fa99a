import Foundation

/// Runs programs by the interpreter and by CPython in turn, each in a process of its own: what they need beyond a program
/// that does nothing.
enum InterpreterBenchmark: Benchmark {
  static let name = "interpreter"
  static let summary = "programs run by the interpreter, against CPython running the same"
  private static let programs = ["calls", "additions", "arrays", "observers"]
  private static let runs = 5
  private static let limit = 3.0

  static func run() throws {
    let interpreter = ProgramRun(try BuiltProgram("differential").path, ["--program"], suffix: "swift")
    let python = ProgramRun(try python(), ["-I"], suffix: "py")
    let (ourStart, theirStart) = (try interpreter.time(of: "empty", runs), try python.time(of: "empty", runs))
    var missed: [String] = []
    for program in programs {
      guard try interpreter.output(of: program) == python.output(of: program) else {
        throw BenchmarkFailure(description: "\(program) prints something else than CPython")
      }
      let ours = try interpreter.time(of: program, runs) - ourStart
      let theirs = try python.time(of: program, runs) - theirStart
      let ratio = String(format: "%.2f", ours / theirs)
      print(
        "  \(program.padding(toLength: 10, withPad: " ", startingAt: 0)) \(text(ours)), CPython \(text(theirs)), ratio \(ratio)"
      )
      if ours > limit * theirs { missed.append(program) }
    }
    guard missed.isEmpty else {
      throw BenchmarkFailure(description: "the target is \(limit) times CPython: \(missed.joined(separator: ", "))")
    }
  }

  private static func text(_ seconds: Double) -> String { String(format: "%.3f s", seconds) }

  /// CPython itself: what stands for it in a version manager starts slower than some of the programs run.
  private static func python() throws -> String {
    let found = try? ProgramRun.output(of: "/usr/bin/env", ["python3", "-c", "import sys; print(sys.executable)"])
    guard let path = found?.trimmingCharacters(in: .whitespacesAndNewlines), !path.isEmpty else {
      throw BenchmarkFailure(description: "python3 is missing: install it, the programs are held against it")
    }
    return path
  }
}

/// Programs of one kind, run by one executable.
private struct ProgramRun {
  let executable: String
  let options: [String]
  let suffix: String

  init(_ executable: String, _ options: [String], suffix: String) {
    self.executable = executable
    self.options = options
    self.suffix = suffix
  }

  private func arguments(for program: String) -> [String] { options + ["Programs/\(program).\(suffix)"] }

  /// What a program prints.
  func output(of program: String) throws -> String { try Self.output(of: executable, arguments(for: program)) }

  /// The shortest time that a program takes on all cores, in seconds.
  func time(of program: String, _ runs: Int) throws -> Double {
    try ProcessorTime.best(of: runs, in: .children) { _ = try output(of: program) }.cores
  }

  static func output(of executable: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchmarkFailure(
        description: "\(executable) \(arguments.joined(separator: " ")) ended with status \(process.terminationStatus)")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
