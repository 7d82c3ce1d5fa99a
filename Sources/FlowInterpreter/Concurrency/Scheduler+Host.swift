import Dispatch

/// Who has the main thread and its clock: a framework's simulation.
package protocol SchedulerHost: AnyObject {
  /// The time, in seconds.
  var now: Double { get }
  /// Does something on the main thread, in a turn of its own, after so many seconds.
  func after(_ delay: Double, _ work: @escaping () -> Void)
  /// Lets so many seconds pass in which the main thread does nothing.
  func sleep(_ seconds: Double)
  /// Work of the app's ended the program.
  func end(with error: any Error)
}

/// Running inside a framework that has the main thread and its clock.
extension Scheduler {
  /// Begins on the thread of the framework.
  package func begin(_ host: any SchedulerHost) {
    self.host = host
    mainStrand.executor = main
    main.running = 1
    interpreter.measureStack(size: MainStack.size())
  }

  /// Goes on, maybe on another thread: that of the main actor changes on Linux, where a test waits in between.
  package func goOn() {
    if current.isMain { interpreter.measureStack(size: MainStack.size()) }
  }

  /// Ends what is left: bodies that wait run no further.
  package func end() { finish() }

  /// Does the framework's work for the app's code: on the framework's thread.
  package func onMainThread<Result>(_ body: () throws -> Result) throws -> Result {
    guard !current.isMain, !isServing else { return try body() }
    var result: Swift.Result<Result, any Error>!
    serve { result = Swift.Result { try body() } }
    return try result.get()
  }

  /// The same for work that throws nothing.
  package func onMainThread<Result>(_ body: () -> Result) -> Result {
    guard !current.isMain, !isServing else { return body() }
    var result: Result!
    serve { result = body() }
    return result
  }

  /// Has the main thread, which waits, do something for the strand that runs.
  private func serve(_ work: () -> Void) {
    let limit = interpreter.stackLimit
    withoutActuallyEscaping(work) { work in
      let request = Strand.Request { [unowned self] in
        isServing = true
        interpreter.stackLimit = mainStrand.stackLimit
        work()
        interpreter.stackLimit = limit
        isServing = false
      }
      mainStrand.request = request
      mainStrand.wake()
      request.wait()
    }
  }

  /// Runs the app's code for the framework, whose callbacks are no part of a task that calls it.
  package func entering<Result>(_ body: () throws -> Result) rethrows -> Result {
    let isInTask = interpreter.isInTask
    interpreter.isInTask = false
    turns += 1
    defer { interpreter.isInTask = isInTask }
    return try body()
  }

  /// Asks the host for a turn, where there is work.
  func askForTurn() {
    guard let host, !isTurnDue, !isOver else { return }
    isTurnDue = true
    host.after(0) { [unowned self] in
      isTurnDue = false
      guard !isOver else { return }
      do { try turn() } catch { host.end(with: error) }
      // The main queue's work waits for the turn that has just ended, too.
      if waiting.contains(where: { $0 === main || !startable($0).isEmpty }) { askForTurn() }
    }
  }

  /// A turn of the main run loop: one piece of work of the main queue, and what can run elsewhere before it.
  private func turn() throws {
    guard current === mainStrand, mainStrand.executor === main else { return }
    count += 1
    turns += 1
    let drain = RunLoopDrain(mainStrand, isRunLoop: true)
    drain.end = count
    drains.append(drain)
    defer { drains.removeLast() }
    release(mainStrand)
    mainStrand.delivered = nil
    try park()
    guard let work = mainStrand.delivered else { return }
    mainStrand.delivered = nil
    try work()
    mainStrand.locals = [:]
    mainStrand.task = nil
    interpreter.isInTask = false
  }
}
