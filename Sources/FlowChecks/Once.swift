import Foundation

/// A value that is found when it is first asked for, once for all threads.
final class Once<Value: Sendable>: @unchecked Sendable {
  private let make: @Sendable () -> Value
  private var made: Value?
  private let lock = NSLock()

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value; who asks while it is being found waits for it.
  var value: Value {
    lock.withLock {
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
