/// How strands wait, and run loops on the main thread.
extension Scheduler {
  /// The task of the strand that runs waits, and its executor is free meanwhile.
  func suspend(_ register: (Wait) -> Void) throws -> Wait {
    let wait = Wait(current, isBlocking: false)
    current.home = current.executor
    if current.isMain { hasLeftMainThread = true }
    release(current)
    register(wait)
    try park()
    return wait
  }

  /// The thread of the strand that runs waits, and holds its executor.
  func block(_ register: (Wait) -> Void) throws -> Wait {
    let wait = Wait(current, isBlocking: true)
    register(wait)
    try park()
    return wait
  }

  /// What a strand waits for is there.
  func end(_ wait: Wait, with value: Value? = nil, isCutShort: Bool = false) {
    guard wait.end() else { return }
    wait.value = value
    wait.isCutShort = isCutShort
    if wait.isBlocking {
      count += 1
      wait.strand.number = count
      runnable.append(wait.strand)
      askForTurn()
    } else {
      enqueue(.resume(wait.strand), on: wait.strand.home ?? pool)
    }
  }

  /// The strand that runs goes on on another executor.
  func hop(to executor: Executor) throws {
    let strand = current
    if strand.isMain { hasLeftMainThread = true }
    release(strand)
    enqueue(.resume(strand), on: executor)
    try park()
  }

  /// Does something as the work of a queue, on the thread that runs: `sync`.
  func visit<Result>(_ executor: Executor, isBarrier: Bool, at location: TreeLocation, _ body: () throws -> Result)
    throws -> Result
  {
    let strand = current
    if executor.kind != .concurrent, strand.executor === executor || strand.visited.contains(where: { $0 === executor })
    {
      guard host == nil else {
        // Source: libdispatch's own message, which the crash log of an app has.
        throw Trap(
          message: "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread",
          location: location)
      }
      throw Stop(reason: "sync on the queue that it runs on never ends", location: location)
    }
    let holds = (strand.executor, strand.isBarrier)
    strand.executor = nil
    strand.isBarrier = false
    strand.visited.append(holds.0 ?? pool)
    enqueue(.resume(strand), on: executor, isBarrier: isBarrier)
    try park()
    defer {
      if !isOver {
        release(strand)
        (strand.executor, strand.isBarrier) = holds
        strand.visited.removeLast()
      }
    }
    return try body()
  }

  /// Runs the main queue's work until a time, or until the program ends.
  ///
  /// - Parameters:
  ///   - once: whether one piece of work is enough.
  ///   - isRunLoop: whether timers are due too.
  func drain(until end: Double?, once: Bool = false, isRunLoop: Bool, at location: TreeLocation) throws {
    let strand = current
    guard strand.executor === main else {
      throw Stop(reason: "a run loop of another thread than the main one", location: location)
    }
    let (task, locals) = (strand.task, strand.locals)
    strand.task = nil
    strand.locals = [:]
    interpreter.isInTask = false
    if !isRunLoop { hasLeftMainThread = true }
    release(strand)
    let drain = RunLoopDrain(strand, isRunLoop: isRunLoop)
    drains.append(drain)
    let timer = end.map { end in
      after(end - now) { [unowned self] in
        count += 1
        drain.end = count
      }
    }
    while true {
      strand.delivered = nil
      try park()
      guard let work = strand.delivered else { break }
      try work()
      strand.locals = [:]
      strand.task = nil
      if once || drain.end > 0 && end == nil { break }
      release(strand)
    }
    timer?.cancel()
    drains.removeLast()
    strand.task = task
    strand.locals = locals
    interpreter.isInTask = task != nil
  }

  /// Ends the innermost run loop.
  func stopRunLoop() {
    guard let drain = drains.last else { return }
    count += 1
    drain.end = count
  }
}
