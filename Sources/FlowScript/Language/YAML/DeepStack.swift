import Foundation

/// Runs work on a thread of its own with 16 MB of stack, and waits for it.
func onDeepStack<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
  let box = ResultBox<Value>()
  let thread = Thread {
    box.value = work()
    box.isDone.signal()
  }
  thread.stackSize = 16 << 20
  thread.start()
  box.isDone.wait()
  guard let value = box.value else { preconditionFailure("the thread signalled without a value") }
  return value
}

/// Written by one thread before it signals, read by the other after it waited.
private final class ResultBox<Value>: @unchecked Sendable {
  var value: Value?
  let isDone = DispatchSemaphore(value: 0)
}
