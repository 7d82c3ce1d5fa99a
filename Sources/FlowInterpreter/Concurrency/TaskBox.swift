import FlowModel

/// A task.
final class TaskBox: NativeBox {
  /// What it gave; nil while it runs.
  private(set) var outcome: Result<Value, any Error>?
  private(set) var isCancelled = false
  var priority: Value = .void
  private var waits: [Wait] = []
  /// What is called when it is cancelled, by number.
  private var handlers: [(number: Int, run: () throws -> Void)] = []
  private var count = 0
  /// The tasks that end with it.
  private var children: [TaskBox] = []
  /// What is told when it ends.
  var onEnd: ((TaskBox) -> Void)?

  override var typeName: String { "Task" }
  override var isReference: Bool { true }

  func add(_ wait: Wait) { waits.append(wait) }

  func end(with outcome: Result<Value, any Error>, _ scheduler: Scheduler) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    for wait in waits { scheduler.end(wait) }
    waits = []
    children = []
    onEnd?(self)
    onEnd = nil
  }

  /// Adds a task that is cancelled with this one.
  func adopt(_ child: TaskBox) throws {
    children.removeAll { $0.outcome != nil }
    children.append(child)
    if isCancelled { try child.cancel() }
  }

  func cancel() throws {
    guard !isCancelled else { return }
    isCancelled = true
    let all = handlers
    handlers = []
    for handler in all { try handler.run() }
    for child in children where child.outcome == nil { try child.cancel() }
  }

  /// Calls something when the task is cancelled; its number, for ``removeHandler(_:)``.
  func whenCancelled(_ run: @escaping () throws -> Void) -> Int {
    count += 1
    handlers.append((count, run))
    return count
  }

  func removeHandler(_ number: Int) { handlers.removeAll { $0.number == number } }
}

/// What a task throws that was cancelled.
final class CancellationErrorBox: NativeBox {
  override var typeName: String { "CancellationError" }
  override var description: String { "CancellationError()" }
  override var debugDescription: String { "Swift.CancellationError()" }
  override func isEqual(to other: NativeBox) -> Bool { other is CancellationErrorBox }
}

extension Scheduler {
  /// Starts a task.
  func start(
    on executor: Executor, locals: [ObjectIdentifier: Value], parent: TaskBox? = nil, _ task: TaskBox = TaskBox(),
    _ body: @escaping () throws -> Value
  ) throws -> TaskBox {
    try parent?.adopt(task)
    try submit(executor, isTask: true) { [unowned self] in
      current.task = task
      current.locals = locals
      interpreter.isInTask = true
      do {
        task.end(with: .success(try body()), self)
      } catch let error as Thrown { task.end(with: .failure(error), self) }
    }
    return task
  }

  /// What a task gives, once it does.
  func value(of task: TaskBox) throws -> Value {
    if task.outcome == nil { _ = try suspend { task.add($0) } }
    return try task.outcome!.get()
  }

  /// The task that runs waits until something comes or it is cancelled.
  func suspendUntilCancelled(_ register: (Wait) -> Void) throws -> Wait {
    guard let task = current.task else { return try suspend(register) }
    var number = 0
    let wait = try suspend { wait in
      register(wait)
      number = task.whenCancelled { [unowned self] in end(wait, isCutShort: true) }
    }
    task.removeHandler(number)
    return wait
  }

  /// The task that runs sleeps.
  func sleep(_ seconds: Double) throws {
    try checkCancellation()
    let wait = try suspendUntilCancelled { wait in after(seconds + lateness()) { [unowned self] in end(wait) } }
    if wait.isCutShort { throw Thrown(value: .native(CancellationErrorBox())) }
  }

  func checkCancellation() throws {
    if current.task?.isCancelled == true { throw Thrown(value: .native(CancellationErrorBox())) }
  }

  /// The task that runs goes to the end of its executor's line.
  ///
  /// - Where tasks do so again and again, time passes: others that wait for a moment come to it.
  func yield() throws {
    tick()
    yields += 1
    if host != nil, yields > Self.mostYields { return try sleep(0.01) }
    let executor = current.executor ?? pool
    try hop(to: executor)
  }

  /// The thread that runs sleeps.
  ///
  /// - In a framework's simulation the main thread lets the clock run on: what others do meanwhile they do after it.
  func sleepThread(_ seconds: Double) throws {
    if let host, current.executor === main { return host.sleep(seconds) }
    _ = try block { wait in
      after(seconds + (current.executor === main ? 0 : lateness())) { [unowned self] in end(wait) }
    }
  }
}
