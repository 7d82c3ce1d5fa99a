import Foundation

/// The sources of the running tests that expectations are written into.
///
/// Tests run beside each other, so one lock guards them.
enum TestSources {
  /// What is left of a try to write.
  enum Outcome: Equatable {
    case written
    /// It was not, for a reason.
    case refused(String)
  }

  /// Whether expectations that do not hold are written anew: with `FLOWSIM_RECORD=1` in the environment.
  static var records: Bool { ProcessInfo.processInfo.environment["FLOWSIM_RECORD"] == "1" }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var sources: [String: (source: InlineExpectation, written: String)] = [:]

  /// Writes the lines that a call expects into its source.
  ///
  /// - Parameters:
  ///   - lines: what the call expects from now on.
  ///   - name: the function that is called.
  ///   - file: the test's file.
  ///   - line: where the call stands in the file as it was compiled, 1-based.
  static func write(_ lines: [String], of name: String, file: String, line: Int) -> Outcome {
    lock.withLock {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
        return .refused("\(file) cannot be read")
      }
      var (source, written) = sources[file] ?? (InlineExpectation(source: text), text)
      guard text == written else {
        return .refused("\(file) was changed meanwhile: build the tests and run them again")
      }
      guard source.expect(lines, by: name, at: line) else {
        return .refused("line \(line) has no one call of \(name), or has written other lines in this run")
      }
      let new = source.text
      do {
        try new.write(toFile: file, atomically: true, encoding: .utf8)
      } catch {
        return .refused("\(file) cannot be written")
      }
      sources[file] = (source, new)
      return .written
    }
  }
}
