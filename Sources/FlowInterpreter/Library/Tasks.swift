import FlowModel

extension Library.Call {
  /// `Task.sleep`, `clock.sleep`.
  func sleep() throws -> Value {
    if let nanoseconds = named("nanoseconds") {
      try loop.sleep(try seconds(nanoseconds) * 1e-9)
    } else if let duration = named("for") {
      try loop.sleep(try seconds(duration))
    } else if let end = named("until") {
      try loop.sleep(try moment(end) - loop.now)
    } else if let first = arguments.first {
      try loop.sleep(try seconds(first.value) * 1e-9)
    }
    return .void
  }

  /// Calls an operation that takes nothing.
  func operate(_ closure: Closure, _ values: [Value] = []) throws -> Value {
    try interpreter.call(closure, values, at: location)
  }

  /// The types of a generic type's arguments.
  func genericArgument(_ index: Int) -> RuntimeType? {
    guard case .library(_, let arguments)? = type?.kind, index < arguments.count, !arguments[index].isUnknown else {
      return nil
    }
    return arguments[index]
  }

  /// Starts a task that belongs to no other.
  func startTask(isDetached: Bool) throws -> Value {
    let closure = try lastClosure()
    if isDetached { closure.isHanded(to: .none) }
    if let success = genericArgument(0) { closure.type = types.function([], success) }
    let task = TaskBox()
    task.priority = named("priority") ?? .void
    let (interpreter, location) = (interpreter, location)
    return .native(
      try loop.start(
        on: interpreter.executor(of: closure), locals: isDetached ? [:] : loop.current.locals, task,
        loop.piece { try interpreter.call(closure, [], at: location) }))
  }
}

extension LibraryBuilder {
  mutating func addTasks() {
    initializer("Task", "(...)") { call in try call.startTask(isDetached: false) }
    staticMethod("Task", "detached(...)") { call in try call.startTask(isDetached: true) }
    staticMethod("Task", "sleep(...)") { call in try call.sleep() }
    expects("Task", "sleep", "Duration")
    expects("ContinuousClock", "sleep", "Duration")
    staticMethod("Task", "yield()") { call in
      try call.loop.yield()
      return .void
    }
    staticProperty("Task", "isCancelled") { call in .bool(call.loop.current.task?.isCancelled ?? false) }
    staticMethod("Task", "checkCancellation()") { call in
      try call.loop.checkCancellation()
      return .void
    }
    staticProperty("Task", "currentPriority") { call in .unknown(Unknown("a task's priority", call.location)) }
    property("Task", "value") { call in try call.loop.value(of: try call.native(call.value)) }
    property("Task", "result") { call in
      let task = try call.native(call.value, TaskBox.self)
      do {
        return .native(CaseBox("Result", "success", [try call.loop.value(of: task)]))
      } catch let error as Thrown { return .native(CaseBox("Result", "failure", [error.value])) }
    }
    property("Task", "isCancelled") { call in .bool(try call.native(call.value, TaskBox.self).isCancelled) }
    method("Task", "cancel()") { call in
      try call.native(call.value, TaskBox.self).cancel()
      return .void
    }
    initializer("CancellationError", "()") { _ in .native(CancellationErrorBox()) }
    function("withTaskCancellationHandler(...)") { call in
      let handler = try call.functionValue(call.named("onCancel") ?? call.named("handler"))
      let operation = try call.functionValue(
        call.named("operation") ?? call.arguments.first { $0.label == nil }?.value)
      guard let handler, let operation else { throw call.stop("withTaskCancellationHandler") }
      guard let task = call.loop.current.task else { return try call.operate(operation) }
      guard !task.isCancelled else {
        _ = try call.operate(handler)
        return try call.operate(operation)
      }
      let number = task.whenCancelled { _ = try call.operate(handler) }
      defer { task.removeHandler(number) }
      return try call.operate(operation)
    }
    // MARK: The main actor
    staticMethod("MainActor", "run(...)") { call in
      let closure = try call.lastClosure()
      closure.isHanded(to: .main)
      return try call.loop.on(call.loop.main) { try call.operate(closure) }
    }
    staticMethod("MainActor", "assumeIsolated(...)") { call in
      guard call.loop.isOnMainThread else {
        throw call.trap("Incorrect actor executor assumption; expected 'MainActor' executor.")
      }
      let closure = try call.lastClosure()
      closure.isHanded(to: .main)
      return try call.operate(closure)
    }
    staticMethod("MainActor", "assertIsolated(...)") { call in try call.checkMainActor() }
    staticMethod("MainActor", "preconditionIsolated(...)") { call in try call.checkMainActor() }
  }
}

extension Library.Call {
  fileprivate func checkMainActor() throws -> Value {
    guard loop.isOnMainThread else {
      throw trap("Incorrect actor executor assumption; Expected same executor as MainActor.")
    }
    return .void
  }
}
