import Foundation

/// Says on a terminal what a command does, once it has taken longer than a second; logs are told nothing.
final class Progress: Sendable {
  private let state = ProgressState()

  init() {
    guard isatty(STDERR_FILENO) == 1 else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [state] in state.begin() }
  }

  /// What is being done from now on.
  func say(_ phase: String) { state.say(phase) }

  /// Says nothing from now on.
  func stop() { state.stop() }
}

private final class ProgressState: @unchecked Sendable {
  private let lock = NSLock()
  private var phase: String?
  private var isSlow = false
  private var isStopped = false

  func begin() {
    lock.withLock {
      isSlow = true
      report()
    }
  }

  func say(_ phase: String) {
    lock.withLock {
      self.phase = phase
      report()
    }
  }

  func stop() { lock.withLock { isStopped = true } }

  private func report() {
    guard isSlow, !isStopped, let phase else { return }
    Console.error("flowsim: \(phase) …")
  }
}
