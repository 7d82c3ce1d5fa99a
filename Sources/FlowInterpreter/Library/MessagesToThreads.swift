import FlowModel

/// Messages that objects send to themselves on another thread.
extension LibraryBuilder {
  mutating func addMessagesToThreads() {
    for type in ["NSObject", "Any"] {
      // - Foundation: a thread of its own performs it (documentation of performSelector(inBackground:with:)).
      method(type, "performSelector(inBackground:with:)") { call in
        let send = try call.message()
        try call.loop.submit(call.loop.queue("a thread of its own").executor, send)
        return .void
      }
      // - Foundation: the main thread's run loop performs it; who waits on the main thread itself, does it at once
      //   (documentation of performSelector(onMainThread:with:waitUntilDone:)).
      method(type, "performSelector(onMainThread:with:waitUntilDone:)") { call in
        let send = try call.message()
        guard case .bool(let waits) = call[2] else { throw call.stop("whether a message is waited for") }
        switch (waits, call.loop.isOnMainThread) {
        case (true, true): try send()
        case (true, false):
          try call.loop.visit(call.loop.main, isBarrier: false, at: call.location, send)
        case (false, _): call.loop.enqueue(.body(send), on: call.loop.main, needsRunLoop: true)
        }
        return .void
      }
    }
  }
}

extension Library.Call {
  /// Sends the receiver the message of the first argument, with the second one.
  fileprivate func message() throws -> () throws -> Void {
    guard case .selector(let selector) = self[0] else { throw stop("a message without a selector") }
    let (interpreter, location, target, argument) = (interpreter, location, value, self[1].numberBoxed)
    return { try interpreter.perform(selector.text, on: target, [argument], at: location) }
  }
}
