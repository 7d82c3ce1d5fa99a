import FlowModel

/// A group of tasks.
final class TaskGroupBox: NativeBox, AsyncElements {
  private let isThrowing: Bool
  let isDiscarding: Bool
  /// The type of what its tasks give.
  let element: RuntimeType?
  private var tasks: [TaskBox] = []
  private var finished: [TaskBox] = []
  private var running = 0
  private var wait: Wait?
  private(set) var isCancelled = false
  /// What ended a group that keeps no results.
  private var failure: (any Error)?

  init(isThrowing: Bool, isDiscarding: Bool, _ element: RuntimeType?) {
    self.isThrowing = isThrowing
    self.isDiscarding = isDiscarding
    self.element = element
  }

  override var typeName: String { isThrowing ? "ThrowingTaskGroup" : "TaskGroup" }
  override var isReference: Bool { true }
  var isEmpty: Bool { running == 0 && finished.isEmpty }

  func add(_ closure: Closure, _ interpreter: Interpreter, at location: TreeLocation) throws {
    closure.isHanded(to: .none)
    if let element { closure.type = interpreter.types.function([], element) }
    let loop = interpreter.loop
    let task = TaskBox()
    running += 1
    tasks.append(task)
    task.onEnd = { [self] task in
      running -= 1
      if isDiscarding {
        if case .failure(let error)? = task.outcome, failure == nil { failure = error }
      } else {
        finished.append(task)
      }
      if let wait, !isDiscarding || running == 0 || failure != nil {
        self.wait = nil
        loop.end(wait)
      }
    }
    if isCancelled { try task.cancel() }
    _ = try loop.start(
      on: interpreter.executor(of: closure), locals: loop.current.locals, parent: loop.current.task, task
    ) {
      try interpreter.call(closure, [], at: location)
    }
  }

  func cancel() throws {
    isCancelled = true
    for task in tasks where task.outcome == nil { try task.cancel() }
  }

  /// The next one that is finished; nil where none is left.
  func next(_ loop: Scheduler) throws -> TaskBox? {
    while finished.isEmpty {
      guard running > 0 else { return nil }
      _ = try loop.suspend { wait = $0 }
    }
    return finished.removeFirst()
  }

  /// Waits for all that are left, whatever they give.
  func finish(_ loop: Scheduler) throws {
    if isDiscarding {
      while running > 0 {
        _ = try loop.suspend { wait = $0 }
        if failure != nil { try cancel() }
      }
      if let failure { throw failure }
    }
    while try next(loop) != nil {}
  }

  func makeAsyncIterator(_ interpreter: Interpreter, at location: TreeLocation) throws -> () throws -> Value? {
    { [self] in try next(interpreter.loop)?.outcome?.get() }
  }
}

extension LibraryBuilder {
  mutating func addTaskGroups() {
    for (name, isThrowing, isDiscarding) in [
      ("withTaskGroup", false, false), ("withThrowingTaskGroup", true, false), ("withDiscardingTaskGroup", false, true),
      ("withThrowingDiscardingTaskGroup", true, true),
    ] {
      function("\(name)(...)") { call in
        var element: RuntimeType?
        if case .type(let type)? = call.named("of") { element = type }
        let group = TaskGroupBox(isThrowing: isThrowing, isDiscarding: isDiscarding, element)
        let body = try call.lastClosure()
        var result = call.expected
        if case .type(let type)? = call.named("returning") { result = type }
        if let result { body.type = call.types.function([call.types.unknown("TaskGroup")], result) }
        do {
          let value = try call.operate(body, [.native(group)])
          try group.finish(call.loop)
          return value
        } catch let error as Thrown {
          try group.cancel()
          do { try group.finish(call.loop) } catch is Thrown {}
          throw error
        }
      }
    }
    for type in ["TaskGroup", "ThrowingTaskGroup"] {
      for name in ["addTask", "async"] {
        method(type, "\(name)(...)") { call in
          try call.group().add(try call.lastClosure(), call.interpreter, at: call.location)
          return .void
        }
      }
      method(type, "addTaskUnlessCancelled(...)") { call in
        let group = try call.group()
        if group.isCancelled || call.loop.current.task?.isCancelled == true { return .bool(false) }
        try group.add(try call.lastClosure(), call.interpreter, at: call.location)
        return .bool(true)
      }
      method(type, "next()") { call in .optional(try call.group().next(call.loop)?.outcome?.get()) }
      method(type, "nextResult()") { call in
        guard let task = try call.group().next(call.loop), let outcome = task.outcome else { return .none }
        switch outcome {
        case .success(let value): return .optional(.native(CaseBox("Result", "success", [value])))
        case .failure(let error as Thrown): return .optional(.native(CaseBox("Result", "failure", [error.value])))
        case .failure(let error): throw error
        }
      }
      method(type, "waitForAll()") { call in
        let group = try call.group()
        var first: (any Error)?
        while let task = try group.next(call.loop) {
          if case .failure(let error)? = task.outcome, first == nil { first = error }
        }
        if let first { throw first }
        return .void
      }
      method(type, "cancelAll()") { call in
        try call.group().cancel()
        return .void
      }
      property(type, "isEmpty") { call in .bool(try call.group().isEmpty) }
      property(type, "isCancelled") { call in
        .bool(try call.group().isCancelled || call.loop.current.task?.isCancelled == true)
      }
    }
  }
}

extension Library.Call {
  fileprivate func group() throws -> TaskGroupBox { try native(value) }
}
