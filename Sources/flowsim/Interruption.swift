import Foundation

/// Whether a person or a build service has asked the program to end, so that it can report what it has done by then.
enum Interruption {
  nonisolated(unsafe) private static var number: sig_atomic_t = 0

  /// The signal that asks for it; nil for none.
  static var signal: Int32? { number == 0 ? nil : Int32(number) }

  /// Takes the signals from now on: the first asks, the second ends the program.
  static func watch() {
    for number in [SIGINT, SIGTERM] {
      _ = Foundation.signal(number) { number in
        Interruption.number = sig_atomic_t(number)
        _ = Foundation.signal(number, SIG_DFL)
      }
    }
  }
}
