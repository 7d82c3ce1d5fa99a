import FlowModel

/// What happens when: strands, queues and timers in the simulation's own time, in which nothing sleeps.
package final class Scheduler: @unchecked Sendable {
  /// How many bodies may wait at once.
  static let strandLimit = 4_096

  unowned var interpreter: Interpreter!
  /// The time on the simulation's clock, in seconds.
  package var now: Double { host?.now ?? clock }
  private var clock = 0.0
  /// How often the framework has called the app's code, and the main queue has done work: the clock goes on between.
  var turns = 0
  /// How often the clock was read.
  var readings = 0
  /// Who has the main thread and the clock; nil where the program has them itself.
  package weak var host: (any SchedulerHost)?
  /// Whether the host was asked for a turn that it has not given yet.
  var isTurnDue = false
  /// What is tried where the system promises no order.
  private(set) var schedule = Schedule.inOrder
  /// Whether there was a choice that the system does not promise.
  package private(set) var hasChosen = false

  /// By how much the timers of run loops are late.
  private(set) var timerDelay = 0.0
  /// When work is due that the main thread does: in which order, nobody promises for that of different kinds.
  private var due: [(kind: MainWork, time: Double)] = []
  private(set) var main = Executor(.main, "com.apple.main-thread")
  /// Where tasks run that belong to no actor.
  let pool = Executor(.concurrent, "com.apple.root.default-qos")
  private(set) var current: Strand
  let mainStrand: Strand
  var workers: [Strand] = []
  var idle: [Strand] = []
  /// The strands that can go on and have kept their executors.
  var runnable: [Strand] = []
  /// The executors with work in line.
  private(set) var waiting: [Executor] = []
  /// The run loops that run on the main thread, the innermost last.
  var drains: [RunLoopDrain] = []
  /// Whether the main thread does the framework's work for a task.
  var isServing = false
  private var timers: [Timer] = []
  var count = 0
  /// What comes from outside, at a time that nobody knows.
  var answers = ComingAnswers()
  /// How many pieces of work there were for which nobody waits.
  var pieces = 0
  /// How often tasks have gone to the end of their line.
  var yields = 0
  static let mostYields = 1_000
  /// How often threads have gone on in the midst of each other's statements.
  private var interruptions = 0
  /// After so many the rest of the work runs piece by piece: each takes two threads' hand-over.
  private static let mostInterruptions = 20_000
  /// In how many initial values of static properties the code is, for which all other threads wait.
  var stillness = 0
  /// What ended the program.
  var ending: (any Error)?
  var globalActors: [ObjectIdentifier: Executor] = [:]
  var globalQueues: [String: QueueBox] = [:]
  var mainOperations: OperationQueueBox?
  /// Whether the main thread waits for the main queue without a run loop.
  var hasLeftMainThread = false

  init(_ stack: ValueStack) {
    mainStrand = Strand(main: stack)
    current = mainStrand
  }

  /// Says what is tried where the system promises no order, before the program begins.
  package func follow(_ schedule: Schedule) {
    self.schedule = schedule
    main = Executor(.main, "com.apple.main-thread", delay: self.schedule.lateness())
    timerDelay = self.schedule.lateness()
  }

  /// Whether the program has ended: what is left of it runs no code.
  var isOver: Bool { ending != nil }
  /// Puts something in line on the main queue.
  ///
  /// - Parameter delay: after how many seconds.
  package func add(after delay: Double = 0, _ run: @escaping (Interpreter) throws -> Void) {
    let body: () throws -> Void = { [unowned self] in try run(interpreter) }
    guard delay > 0 else { return enqueue(.body(body), on: main) }
    after(delay + main.delay) { [unowned self] in enqueue(.body(body), on: main) }
  }

  /// Has the system call a closure of the app's on a queue of its own, one after the other.
  ///
  /// - Parameter call: what calls it.
  package func callBackElsewhere(_ closure: Closure, _ call: @escaping () throws -> Void) {
    closure.isHanded(to: .none)
    let callbacks = globalQueues["callbacks"] ?? QueueBox(executor(.serial, "callbacks"))
    globalQueues["callbacks"] = callbacks
    enqueue(.body(call), on: callbacks.executor)
  }

  /// What gives the main thread work.
  enum MainWork { case queue, timer }

  /// Timers that are due in so many seconds of other work may come before or after it.
  private static let togetherness = 0.002

  /// Notes when work of an app is due, which may be at the same time as some of another kind.
  ///
  /// - Foundation: a run loop does its timers and the main queue's work in one pass, in an order that hangs on what woke it
  ///   (CFRunLoop.c, which is published).
  func note(_ kind: MainWork, dueAt time: Double) {
    guard host != nil else { return }
    due.removeAll { $0.time < now - Self.togetherness }
    let together = due.filter { abs($0.time - time) < Self.togetherness }
    if together.contains(where: { $0.kind != kind }) { hasChosen = true }
    if !together.contains(where: { $0.kind == kind }) { due.append((kind, time)) }
  }

  /// For how many statements it counts that work is put in line.
  private static let statementsOfJob = 200

  /// Puts work in line.
  func enqueue(
    _ work: Executor.Job.Work, on executor: Executor, isBarrier: Bool = false, needsRunLoop: Bool = false,
    isTask: Bool = false
  ) {
    count += 1
    if executor === main, !needsRunLoop { note(.queue, dueAt: now) }
    // Whoever looks for what is next goes through all that may begin.
    interpreter.left -= Self.statementsOfJob + executor.jobs.count
    let job = Executor.Job(
      work: work, number: count, isBarrier: isBarrier, needsRunLoop: needsRunLoop, isTask: isTask)
    // A timer that is due may come before the main queue's work.
    let isAhead = needsRunLoop && host != nil && schedule.order == .last
    executor.jobs.insert(job, at: isAhead ? 0 : executor.jobs.count)
    if !waiting.contains(where: { $0 === executor }) { waiting.append(executor) }
    askForTurn()
  }

  /// Puts work in line that may begin before what runs goes on.
  func submit(
    _ executor: Executor, isBarrier: Bool = false, isTask: Bool = false, _ body: @escaping () throws -> Void
  ) throws {
    enqueue(.body(body), on: executor, isBarrier: isBarrier, isTask: isTask)
    try interrupt()
  }

  /// Does something when time has come; it only puts work in line.
  @discardableResult
  func after(_ delay: Double, _ fire: @escaping () -> Void) -> Timer {
    count += 1
    interpreter.left -= Self.statementsOfJob
    let timer = Timer(now + max(0, delay), count, fire)
    if let host {
      host.after(max(0, delay)) { [unowned self] in
        guard !isOver, let fire = timer.fire else { return }
        timer.fire = nil
        fire()
      }
      return timer
    }
    timers.append(timer)
    return timer
  }

  /// A place where another strand may go on first.
  func interrupt() throws {
    guard !runnable.isEmpty || waiting.contains(where: { !startable($0).isEmpty }) else { return }
    hasChosen = true
    guard !isOver, stillness == 0, interruptions < Self.mostInterruptions, schedule.interrupts() else { return }
    interruptions += 1
    count += 1
    current.number = count
    runnable.append(current)
    try park()
  }

  /// Whether threads are made to go on in the midst of each other's statements.
  var mayInterrupt: Bool { schedule.isInterrupting && !workers.isEmpty && stillness == 0 }

  /// Notes that what the system does hangs on what is not known.
  func noteChoice() { hasChosen = true }

  /// By how much something is late.
  func lateness() -> Double { schedule.lateness() }

  /// Lets a little time pass, for those who look at the clock until it has come.
  func tick() { clock += 0.000_02 }

  func release(_ strand: Strand) {
    guard let executor = strand.executor else { return }
    executor.running -= 1
    if strand.isBarrier { executor.hasBarrier = false }
    strand.executor = nil
    strand.isBarrier = false
  }

  // MARK: Who is next

  private enum Candidate {
    case strand(Strand)
    case job(Executor, Int)
  }

  func startable(_ executor: Executor) -> Range<Int> {
    let range = executor.startable
    guard executor === main, !range.isEmpty, executor.jobs[0].needsRunLoop else { return range }
    return drains.last?.isRunLoop == true ? range : 0..<0
  }

  private func candidates() -> [(candidate: Candidate, number: Int)] {
    var found = runnable.map { (candidate: Candidate.strand($0), number: $0.number) }
    for executor in waiting {
      for index in startable(executor) { found.append((.job(executor, index), executor.jobs[index].number)) }
    }
    // A host's turn ends when nothing else can run.
    if let drain = drains.last, drain.end > 0, drain.strand.executor == nil, main.running == 0,
      host == nil || found.isEmpty
    {
      found.append((.strand(drain.strand), drain.end))
    }
    return found.sorted { $0.number < $1.number }
  }

  /// The strand that goes on; nil where nothing ever happens any more.
  private func next() -> Strand? {
    while true {
      let found = candidates()
      if !found.isEmpty {
        var index = 0
        if found.count > 1 {
          hasChosen = true
          index = schedule.choose(found.count)
        }
        return start(found[index].candidate)
      }
      timers.removeAll { $0.fire == nil }
      guard
        let first = timers.indices.min(by: {
          (timers[$0].time, timers[$0].number) < (timers[$1].time, timers[$1].number)
        })
      else { return nil }
      let timer = timers.remove(at: first)
      clock = max(clock, timer.time)
      timer.fire?()
    }
  }

  private func start(_ candidate: Candidate) -> Strand {
    switch candidate {
    case .strand(let strand):
      runnable.removeAll { $0 === strand }
      if strand.executor == nil, drains.last?.strand === strand {
        strand.executor = main
        main.running += 1
      }
      return strand
    case .job(let executor, let index):
      let job = executor.jobs.remove(at: index)
      if executor.jobs.isEmpty { waiting.removeAll { $0 === executor } }
      executor.running += 1
      executor.hasBarrier = job.isBarrier
      let strand: Strand
      switch job.work {
      case .resume(let waiting): strand = waiting
      case .body(let body):
        if executor === main, host == nil || !job.isTask, let drain = drains.last?.strand {
          strand = drain
          strand.delivered = body
        } else {
          strand = worker()
          strand.body = body
        }
      }
      strand.executor = executor
      strand.isBarrier = job.isBarrier
      return strand
    }
  }

  private func worker() -> Strand {
    if let strand = idle.popLast() {
      strand.isIdle = false
      return strand
    }
    let strand = Strand(worker: self)
    workers.append(strand)
    if workers.count > Self.strandLimit, ending == nil {
      ending = Stop(reason: "more than \(Self.strandLimit) pieces of work wait at once", location: interpreter.start)
    }
    return strand
  }

  /// The strand that runs waits until another one has it go on.
  func park() throws {
    guard !isOver else { throw Unwound() }
    let strand = current
    if isServing { throw Stop(reason: "UIKit's callback in a task waits", location: interpreter.start) }
    let next = next()
    if next == nil { ending = Stop(reason: "what it waits for never comes", location: interpreter.start) }
    go(to: isOver ? mainStrand : next!)
    if let ending { throw strand.isMain ? ending : Unwound() }
  }

  func go(to strand: Strand) {
    let own = current
    guard strand !== own else { return }
    activate(strand)
    strand.wake()
    own.wait()
  }

  private func activate(_ strand: Strand) {
    current.stackLimit = interpreter.stackLimit
    current = strand
    interpreter.stack = strand.stack
    interpreter.stackLimit = strand.stackLimit
    interpreter.isInTask = strand.task != nil
  }

  /// Runs the body of a worker, and then whatever is next.
  func performBody(of strand: Strand) {
    run(strand)
    strand.task = nil
    strand.locals = [:]
    strand.visited = []
    strand.isIdle = true
    if !isOver {
      release(strand)
      idle.append(strand)
      if let next = next(), !isOver {
        if next !== strand { activate(next) } else { interpreter.isInTask = false }
        next.wake()
        return
      }
      if ending == nil { ending = Stop(reason: "what it waits for never comes", location: interpreter.start) }
    }
    activate(mainStrand)
    mainStrand.wake()
  }

  /// Runs the body of a worker, which nothing holds any more when it is over: what goes with it goes before another strand
  /// goes on.
  private func run(_ strand: Strand) {
    let body = strand.body
    strand.body = nil
    guard !isOver else { return }
    do { try body?() } catch { if ending == nil { ending = error } }
  }
}
