import Foundation

/// Names the line of a test in which an app's linked code ends the test's process: a crash says nothing of the test.
enum CrashNote {
  private static let capacity = 2_048
  private nonisolated(unsafe) static let text = UnsafeMutablePointer<CChar>.allocate(capacity: capacity)
  private nonisolated(unsafe) static var length = 0
  /// The signals with which Swift and the C library end a process.
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
  /// What was done with them before, by their numbers.
  private nonisolated(unsafe) static let before = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
  private static let isWatching: Bool = {
    for number in signals {
      sigaction(number, nil, before + Int(number))
      _ = Foundation.signal(number) { number in
        _ = write(STDERR_FILENO, CrashNote.text, CrashNote.length)
        sigaction(number, CrashNote.before + Int(number), nil)
        raise(number)
      }
    }
    return true
  }()

  /// The test is at a call that runs the app's code.
  static func begin(at site: CallSite) {
    _ = isWatching
    let line = Array(
      "\(site.filePath):\(site.line): error: the app's code crashed in this step\n".utf8CString.dropLast())
    length = 0
    for (offset, character) in line.prefix(capacity).enumerated() { text[offset] = character }
    length = min(line.count, capacity)
  }
}
