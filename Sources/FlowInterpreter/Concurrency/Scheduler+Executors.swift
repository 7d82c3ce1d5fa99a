/// A run loop of the main thread, or `dispatchMain`.
final class RunLoopDrain {
  let strand: Strand
  let isRunLoop: Bool
  /// When its time was over; 0 before.
  var end = 0

  init(_ strand: Strand, isRunLoop: Bool) {
    self.strand = strand
    self.isRunLoop = isRunLoop
  }
}

extension Scheduler {
  /// Whether the thread that runs is the main one.
  var isOnMainThread: Bool { current.executor === main || current.visited.contains { $0 === main } }

  /// Whether what runs is work of a queue that is not the main one: a task hops where the compiler has it hop.
  package var isOffMainThread: Bool { !current.isMain && current.task == nil && !isOnMainThread }

  /// Whether the thread that runs is the process's first; nil where that hangs on how the main queue is served.
  var isMainThread: Bool? {
    guard isOnMainThread else { return false }
    return hasLeftMainThread && drains.last?.isRunLoop != true ? nil : true
  }

  /// Makes what runs a task, as a script with `await` is.
  func becomeTask() {
    current.task = TaskBox()
    interpreter.isInTask = true
  }

  /// Does something on another executor.
  func on<Result>(_ executor: Executor, _ body: () throws -> Result) throws -> Result {
    let home = current.executor ?? pool
    guard home !== executor else { return try body() }
    try hop(to: executor)
    do {
      let result = try body()
      if current.executor !== home { try hop(to: home) }
      return result
    } catch let error as Thrown {
      if current.executor !== home { try hop(to: home) }
      throw error
    }
  }

  /// A queue's or an actor's executor.
  func executor(_ kind: Executor.Kind, _ label: String) -> Executor { Executor(kind, label, delay: lateness()) }

  /// The executor of an actor.
  func executor(of object: Instance) -> Executor {
    if let known = object.live as? Executor { return known }
    let made = executor(.serial, object.type.name)
    object.live = made
    return made
  }

  /// The executor of a global actor of the app.
  func executor(ofGlobal actor: Nominal) -> Executor {
    if let known = globalActors[ObjectIdentifier(actor)] { return known }
    let made = executor(.serial, actor.name)
    globalActors[ObjectIdentifier(actor)] = made
    return made
  }

  /// `OperationQueue.main`, which there is once.
  func mainOperationQueue(_ made: OperationQueueBox) -> OperationQueueBox {
    if mainOperations == nil { mainOperations = made }
    return mainOperations ?? made
  }

  /// The queue that `DispatchQueue.global` or `.main` gives.
  func queue(_ name: String) -> QueueBox {
    if let known = globalQueues[name] { return known }
    let made = QueueBox(name == "main" ? main : executor(.concurrent, name))
    globalQueues[name] = made
    return made
  }
}
