import FlowModel

extension LibraryCatalog {
  /// The types of Swift's concurrency, Dispatch and Foundation's threads.
  static let concurrencyTypes: Set<String> = [
    "Task", "TaskGroup", "ThrowingTaskGroup", "DiscardingTaskGroup", "ThrowingDiscardingTaskGroup", "MainActor",
    "TaskPriority",
    "CancellationError", "CheckedContinuation", "UnsafeContinuation", "AsyncStream", "AsyncThrowingStream",
    "AsyncStream.Continuation", "AsyncThrowingStream.Continuation", "AsyncIterator", "AsyncMapSequence", "Duration",
    "ContinuousClock", "ContinuousClock.Instant", "SuspendingClock", "DispatchTime", "DispatchWallTime",
    "DispatchTimeInterval", "RunLoop.Mode", "NotificationCenter.Notifications",
    "pthread_mutex_t", "pthread_mutexattr_t", "pthread_rwlock_t",
    "DispatchTimeoutResult", "DispatchQoS", "DispatchWorkItemFlags", "DispatchPredicate",
  ]
  static let concurrencyClasses: Set<String> = [
    "DispatchQueue", "DispatchGroup", "DispatchSemaphore", "DispatchWorkItem", "DispatchSource", "DispatchSourceTimer",
    "OperationQueue", "Operation", "BlockOperation", "Timer", "CADisplayLink", "RunLoop", "Thread", "NSLock",
    "NSRecursiveLock",
    "NSCondition",
    "TaskLocal", "DispatchSpecificKey",
  ]
  static let concurrencyConformances: [String: [String]] = [
    "Task": ["Hashable", "Sendable"], "CancellationError": ["Error"], "TaskGroup": ["AsyncSequence"],
    "ThrowingTaskGroup": ["AsyncSequence"], "AsyncStream": ["AsyncSequence"], "AsyncThrowingStream": ["AsyncSequence"],
    "AsyncMapSequence": ["AsyncSequence"], "NotificationCenter.Notifications": ["AsyncSequence"],
    "AsyncIterator": ["AsyncIteratorProtocol"], "BlockOperation": ["Operation"],
    "Duration": ["Comparable", "Hashable", "Sendable"], "DispatchTime": ["Comparable"],
    "ContinuousClock.Instant": ["Comparable", "Hashable"],
  ]
}

extension LibraryBuilder {
  /// Tasks, queues, timers and threads.
  mutating func addConcurrency() {
    addTimes()
    addTasks()
    addTaskGroups()
    addContinuations()
    addAsyncSequences()
    addAsyncStreams()
    addTaskLocals()
    addQueues()
    addDispatchGroups()
    addWorkItems()
    addOperations()
    addTimers()
    addDisplayLinks()
    addRunLoops()
    addThreads()
  }
}

extension Library.Call {
  var loop: Scheduler { interpreter.loop }

  /// The argument of a label; nil where it is left out.
  func named(_ label: String) -> Value? { arguments.first { $0.label == label }?.value.unwrapped }

  /// The last argument that is a function.
  package func lastClosure() throws -> Closure {
    for argument in arguments.reversed() {
      if case .closure(let closure)? = argument.value.flattened { return closure }
    }
    throw stop("a function is asked for")
  }

  func functionValue(_ value: Value?) throws -> Closure? {
    guard let value else { return nil }
    switch value.flattened {
    case .closure(let closure)?: return closure
    case nil: return nil
    default: throw stop("a function is asked for")
    }
  }

  /// The name of an implicit member whose type is not known, or of a library's case.
  func caseName(_ value: Value?) -> String? {
    switch value {
    case .implicit(let box)?: interpreter.program.symbols.text(of: box.name)
    case .native(let box as CaseBox)?: box.name
    default: nil
    }
  }

  /// Whether an option set, written as a member or a list of them, has a member.
  func options(_ value: Value?, have name: String) -> Bool {
    if case .list(let box)? = value { return box.items.contains { caseName($0) == name } }
    return caseName(value) == name
  }

  func native<Box: NativeBox>(_ value: Value, _ type: Box.Type = Box.self) throws -> Box {
    if case .native(let box as Box)? = value.flattened { return box }
    throw stop("\(interpreter.typeOf(value).name) where something else is asked for")
  }
}

extension Closure {
  /// Says where the closure runs that is handed to something.
  func isHanded(to isolation: Isolation) {
    if case .code(let code, _, _, _) = body, code.function.kind == .closure { code.isHanded(to: isolation) }
  }
}

extension Interpreter {
  /// The type of what is handed over by `yield` and `resume(returning:)`.
  func handedType(_ name: String, _ value: Value) -> RuntimeType? {
    guard case .native(let native) = value else { return nil }
    switch (name, native) {
    case ("yield", let box as StreamContinuationBox): return box.element
    case ("resume", let box as ContinuationBox): return box.element
    default: return nil
    }
  }
}
