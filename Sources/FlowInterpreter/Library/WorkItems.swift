import FlowModel

/// `DispatchWorkItem`.
final class WorkItemBox: NativeBox {
  private let body: Closure
  private(set) var isCancelled = false
  private var isDone = false
  private var waits: [Wait] = []
  private var notices: [() throws -> Void] = []

  init(_ body: Closure) { self.body = body }
  override var typeName: String { "DispatchWorkItem" }
  override var isReference: Bool { true }

  func cancel() { isCancelled = true }

  func run(_ interpreter: Interpreter, at location: TreeLocation) throws {
    if !isCancelled { _ = try interpreter.call(body, [], at: location) }
    isDone = true
    for wait in waits { interpreter.loop.end(wait) }
    waits = []
    let all = notices
    notices = []
    for notice in all { try notice() }
  }

  func notify(_ body: @escaping () throws -> Void) throws {
    if isDone { try body() } else { notices.append(body) }
  }

  func wait(for seconds: Double, _ loop: Scheduler) throws -> Bool {
    if isDone { return true }
    return try !loop.block(for: seconds) { waits.append($0) }.isCutShort
  }
}

/// A timer of Dispatch.
final class TimerSourceBox: NativeBox {
  private let executor: Executor
  private var handler: (() throws -> Void)?
  private var onCancel: (() throws -> Void)?
  private var time = Double.infinity
  private var interval = Double.infinity
  private var isActive = false
  private(set) var isCancelled = false
  private var timer: Scheduler.Timer?

  init(_ executor: Executor) { self.executor = executor }
  override var typeName: String { "DispatchSourceTimer" }
  override var isReference: Bool { true }

  func handle(_ work: (() throws -> Void)?) { handler = work }
  func whenCancelled(_ work: (() throws -> Void)?) { onCancel = work }

  func schedule(_ time: Double, _ interval: Double, _ loop: Scheduler) {
    self.time = time
    self.interval = interval
    if isActive { arm(loop) }
  }

  func resume(_ loop: Scheduler) {
    guard !isActive, !isCancelled else { return }
    isActive = true
    arm(loop)
  }

  func suspend() {
    isActive = false
    timer?.cancel()
  }

  func cancel(_ loop: Scheduler) {
    guard !isCancelled else { return }
    isCancelled = true
    timer?.cancel()
    // - Dispatch: the handlers of a source are let go of as it is cancelled (dispatch_source_create(3)).
    handler = nil
    if let onCancel { loop.enqueue(.body(onCancel), on: executor) }
    onCancel = nil
  }

  private func arm(_ loop: Scheduler) {
    timer?.cancel()
    guard time.isFinite else { return }
    timer = loop.after(time - loop.now + executor.delay) { [weak self] in
      guard let self, isActive, !isCancelled else { return }
      loop.enqueue(.body { [weak self] in if let self, !isCancelled { try handler?() } }, on: executor)
      time = interval.isFinite ? time + max(interval, 1e-6) : .infinity
      arm(loop)
    }
  }
}

extension LibraryBuilder {
  mutating func addWorkItems() {
    let item = "DispatchWorkItem"
    initializer(item, "(...)") { call in
      let closure = try call.lastClosure()
      closure.isHanded(to: .none)
      return .native(WorkItemBox(closure))
    }
    method(item, "cancel()") { call in
      try call.native(call.value, WorkItemBox.self).cancel()
      return .void
    }
    property(item, "isCancelled") { call in .bool(try call.native(call.value, WorkItemBox.self).isCancelled) }
    method(item, "perform()") { call in
      try call.native(call.value, WorkItemBox.self).run(call.interpreter, at: call.location)
      return .void
    }
    method(item, "notify(...)") { call in
      guard let queue = try call.queue(call.named("queue"))?.executor else { throw call.stop("notify without a queue") }
      let work = try call.work(call.lastWork, on: queue)
      try call.native(call.value, WorkItemBox.self).notify { call.loop.enqueue(.body(work), on: queue) }
      return .void
    }
    expects(item, "notify", "DispatchQueue")
    method(item, "wait()") { call in
      _ = try call.native(call.value, WorkItemBox.self).wait(for: .infinity, call.loop)
      return .void
    }
    method(item, "wait(timeout:)") { call in
      let isInTime = try call.native(call.value, WorkItemBox.self).wait(
        for: try call.moment(call[0]) - call.loop.now, call.loop)
      return .native(CaseBox("DispatchTimeoutResult", isInTime ? "success" : "timedOut"))
    }
    expects(item, "wait", "DispatchTime")
    addTimerSources()
  }

  private mutating func addTimerSources() {
    let type = "DispatchSourceTimer"
    staticMethod("DispatchSource", "makeTimerSource(...)") { call in
      let queue = try call.queue(call.named("queue"))?.executor ?? call.loop.queue("com.apple.root.default").executor
      return .native(TimerSourceBox(queue))
    }
    method(type, "schedule(...)") { call in
      guard let time = call.named("deadline") ?? call.named("wallDeadline") else {
        throw call.stop("a timer without a time")
      }
      let interval = try call.named("repeating").map { try call.seconds($0) } ?? .infinity
      try call.native(call.value, TimerSourceBox.self).schedule(try call.moment(time), interval, call.loop)
      return .void
    }
    expects(type, "schedule", "DispatchTime", "DispatchTimeInterval")
    for (name, isCancel) in [("setEventHandler", false), ("setCancelHandler", true)] {
      method(type, "\(name)(...)") { call in
        let source = try call.native(call.value, TimerSourceBox.self)
        // A source does not hold itself: one that nobody holds ends with its last reference.
        let (interpreter, location) = (call.interpreter, call.location)
        let work = try call.functionValue(call.lastWork).map { closure in
          { _ = try interpreter.call(closure, [], at: location) }
        }
        if isCancel { source.whenCancelled(work) } else { source.handle(work) }
        return .void
      }
    }
    for name in ["resume", "activate"] {
      method(type, "\(name)()") { call in
        try call.native(call.value, TimerSourceBox.self).resume(call.loop)
        return .void
      }
    }
    method(type, "suspend()") { call in
      try call.native(call.value, TimerSourceBox.self).suspend()
      return .void
    }
    method(type, "cancel()") { call in
      try call.native(call.value, TimerSourceBox.self).cancel(call.loop)
      return .void
    }
    property(type, "isCancelled") { call in .bool(try call.native(call.value, TimerSourceBox.self).isCancelled) }
  }
}
