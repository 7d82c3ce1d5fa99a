import Foundation

/// Where a command writes.
enum Console {
  /// A line on standard error.
  static func error(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// A command's result, to a file that is replaced only by a whole one, or to standard output.
  static func write(_ data: Data, to file: String?) throws {
    do {
      if let file {
        try data.write(to: URL(fileURLWithPath: file), options: .atomic)
      } else {
        try FileHandle.standardOutput.write(contentsOf: data)
      }
    } catch {
      let fault = file.flatMap(FileFault.writing) ?? FileFault.said(by: error)
      throw CommandFailure.unusable("cannot write to \(file ?? "standard output"): \(fault)")
    }
  }

  /// Throws what ``write(_:to:)`` would, where a path alone tells, so that nobody waits for it.
  static func expectWritable(_ file: String?) throws {
    guard let file, let fault = FileFault.writing(file) else { return }
    throw CommandFailure.unusable("cannot write to \(file): \(fault)")
  }

  /// Whether standard output is a person's terminal.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
}
