import Foundation

/// The main run loop of a simulation: work at the end of the turn, and work at a time of a clock that only the
/// simulation moves.
@MainActor
public final class VirtualRunLoop {
  private struct Timer {
    let time: TimeInterval
    let work: @MainActor () -> Void
  }

  /// Seconds of virtual time since the simulation began.
  public var now: TimeInterval { time }
  private var time: TimeInterval = 0
  private var commit: [@MainActor () -> Void] = []
  private var timers: [Timer] = []
  private var isCommitting = false
  /// What the commit ends with: the layout of the views that need it.
  var layout: @MainActor () -> Bool = { false }
  /// What is done when a turn's commit is over.
  var turnEnds: @MainActor () -> Void = {}
  /// Told when nothing waits any more.
  var atRest: @MainActor () -> Void = {}

  init() {}

  /// Does work when the turn ends, as Core Animation's commit does, after the work already waiting for it.
  func atCommit(_ work: @escaping @MainActor () -> Void) { commit.append(work) }

  /// Does work when so many seconds of virtual time have passed, in a turn of its own.
  public func after(_ delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    let timer = Timer(time: time + delay, work: work)
    let position = timers.firstIndex { $0.time > timer.time } ?? timers.count
    timers.insert(timer, at: position)
  }

  /// More rounds of work at the end of one turn, and more turns until all comes to rest, than an app has that ends.
  private static let mostRounds = 1_000
  private var isEndless = false

  /// Whether the work of a turn, or the turns at one time, had no end and were broken off since this was last asked.
  func takeEndlessness() -> Bool {
    defer { isEndless = false }
    return isEndless
  }

  /// Ends the turn: does the work that waits for the commit, and what that work adds, then lays out.
  public func endTurn() {
    guard !isCommitting else { return }
    isCommitting = true
    defer { isCommitting = false }
    var rounds = 0
    repeat {
      while !commit.isEmpty {
        rounds += 1
        guard rounds <= Self.mostRounds else { return breakOff() }
        let works = commit
        commit = []
        for work in works { work() }
      }
    } while layout() || !commit.isEmpty
    turnEnds()
  }

  /// Lets virtual time pass: so many seconds, with all that falls due in them.
  public func advance(by seconds: TimeInterval) {
    endTurn()
    let end = now + seconds
    while let timer = timers.first, timer.time <= end {
      fire(timer)
    }
    time = end
  }

  private func breakOff() {
    isEndless = true
    commit = []
    timers = []
  }

  /// The seconds of virtual time after which ``settle()`` gives up: what comes later, a user does not wait for. Maestro
  /// looks for an element as long.
  public var patience: TimeInterval = 17
  /// The patience of a user who does not wait, in seconds.
  public static let leastPatience: TimeInterval = 1
  /// Whether ``settle()`` gave up in the midst of an app's work, so that what is seen hangs on how long one waits.
  public private(set) var isRestless = false

  /// Runs until nothing waits any more, moving the clock from one due time to the next.
  ///
  /// - Returns: whether all came to rest before its patience ended.
  @discardableResult
  public func settle() -> Bool {
    endTurn()
    let start = now
    let end = start + patience
    var turns = 0
    while let timer = timers.first {
      guard timer.time <= end else {
        if now > start + Self.leastPatience { isRestless = true }
        return false
      }
      turns += 1
      guard turns <= Self.mostRounds || timer.time > now else {
        breakOff()
        return false
      }
      if timer.time > now { turns = 0 }
      fire(timer)
    }
    if isEndless { return false }
    atRest()
    return true
  }

  private func fire(_ timer: Timer) {
    timers.removeFirst()
    time = max(time, timer.time)
    timer.work()
    endTurn()
  }
}
