import FlowModel

/// Work that is waited for together.
final class DispatchGroupBox: NativeBox {
  private var count = 0
  private var waits: [Wait] = []
  private var notices: [() throws -> Void] = []

  override var typeName: String { "DispatchGroup" }
  override var isReference: Bool { true }

  func enter() { count += 1 }

  func leave(_ call: Library.Call) throws {
    guard count > 0 else { throw call.trap("BUG IN CLIENT OF LIBDISPATCH: Unbalanced call to dispatch_group_leave()") }
    count -= 1
    guard count == 0 else { return }
    for wait in waits { call.loop.end(wait) }
    waits = []
    let all = notices
    notices = []
    for notice in all { try notice() }
  }

  func notify(_ body: @escaping () throws -> Void) throws {
    if count == 0 { try body() } else { notices.append(body) }
  }

  /// Waits until all have left; whether they had in time.
  func wait(for seconds: Double, _ loop: Scheduler) throws -> Bool {
    guard count > 0 else { return true }
    return try !loop.block(for: seconds) { waits.append($0) }.isCutShort
  }
}

/// A counter that threads wait for.
final class SemaphoreBox: NativeBox {
  private var count: Int
  private var waits: [Wait] = []
  init(_ count: Int) { self.count = count }
  override var typeName: String { "DispatchSemaphore" }
  override var isReference: Bool { true }

  /// Whether someone waited.
  func signal(_ loop: Scheduler) -> Bool {
    waits.removeAll(where: \.isOver)
    guard !waits.isEmpty else {
      count += 1
      return false
    }
    loop.end(waits.removeFirst())
    return true
  }

  func wait(for seconds: Double, _ loop: Scheduler) throws -> Bool {
    if count > 0 {
      count -= 1
      return true
    }
    return try !loop.block(for: seconds) { waits.append($0) }.isCutShort
  }
}

extension Scheduler {
  /// The thread that runs waits, for some time at the most.
  func block(for seconds: Double, _ register: (Wait) -> Void) throws -> Wait {
    try block { wait in
      register(wait)
      if seconds.isFinite { after(seconds) { [unowned self] in end(wait, isCutShort: true) } }
    }
  }
}

extension LibraryBuilder {
  mutating func addDispatchGroups() {
    let group = "DispatchGroup"
    initializer(group, "()") { _ in .native(DispatchGroupBox()) }
    method(group, "enter()") { call in
      try call.native(call.value, DispatchGroupBox.self).enter()
      return .void
    }
    method(group, "leave()") { call in
      try call.native(call.value, DispatchGroupBox.self).leave(call)
      try call.loop.interrupt()
      return .void
    }
    method(group, "notify(...)") { call in
      guard let queue = try call.queue(call.named("queue"))?.executor else { throw call.stop("notify without a queue") }
      let work = try call.work(call.lastWork, on: queue)
      try call.native(call.value, DispatchGroupBox.self).notify { call.loop.enqueue(.body(work), on: queue) }
      return .void
    }
    expects(group, "notify", "DispatchQueue")
    initializer("DispatchSemaphore", "(value:)") { call in .native(SemaphoreBox(try call.int(0))) }
    method("DispatchSemaphore", "signal()") { call in
      let woke = try call.native(call.value, SemaphoreBox.self).signal(call.loop)
      try call.loop.interrupt()
      return .int(woke ? 1 : 0)
    }
    for type in [group, "DispatchSemaphore"] {
      method(type, "wait()") { call in
        _ = try call.wait(for: .infinity)
        return .void
      }
      for label in ["timeout", "wallTimeout"] {
        method(type, "wait(\(label):)") { call in
          let isInTime = try call.wait(for: try call.moment(call[0]) - call.loop.now)
          return .native(CaseBox("DispatchTimeoutResult", isInTime ? "success" : "timedOut"))
        }
      }
      expects(type, "wait", "DispatchTime")
    }
    for name in ["success", "timedOut"] {
      staticProperty("DispatchTimeoutResult", name) { _ in .native(CaseBox("DispatchTimeoutResult", name)) }
    }
  }
}

extension Library.Call {
  fileprivate func wait(for seconds: Double) throws -> Bool {
    switch value {
    case .native(let box as DispatchGroupBox): return try box.wait(for: seconds, loop)
    case .native(let box as SemaphoreBox): return try box.wait(for: seconds, loop)
    default: throw stop("what is waited for")
    }
  }

}
