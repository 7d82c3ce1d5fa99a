import Foundation

/// The main run loop of a simulation: work at the end of the turn, and work at a time of a clock that only the
/// simulation moves.
@MainActor
public final class VirtualRunLoop {
  /// Who asked for work at a time.
  public enum Source: Sendable {
    /// UIKit and Core Animation: a transition, an animation and what follows it.
    case animation
    /// The app: a timer, `asyncAfter`, a task that sleeps.
    case clock
  }

  private struct Timer {
    let time: TimeInterval
    /// Between which times it may fall due on a device.
    let span: ClosedRange<TimeInterval>
    let source: Source
    let work: @MainActor () -> Void

    /// Whether it ends an animation that takes some time from then on, or may.
    func lasts(beyond now: TimeInterval) -> Bool { source == .animation && max(time, span.upperBound) > now }
  }

  /// Seconds of virtual time since the simulation began.
  public var now: TimeInterval { time }
  private var time: TimeInterval = 0
  private var commit: [@MainActor () -> Void] = []
  private var timers: [Timer] = []
  private var isCommitting = false
  /// How often UIKit has put something off, to the turn's end or for an animation.
  private(set) var requests = 0
  /// How often anything was put off, by UIKit or by the app.
  private(set) var requestsOfAll = 0
  /// What the commit ends with: the layout of the views that need it.
  var layout: @MainActor () -> Bool = { false }
  /// What comes after that: drawing, told whether animations go on. It returns whether anything was drawn.
  var display: @MainActor (Bool) -> Bool = { _ in false }
  /// What is done when a turn's commit is over.
  var turnEnds: @MainActor () -> Void = {}
  /// Told when nothing waits any more.
  var atRest: @MainActor () -> Void = {}
  /// Whether an animation whose length is not published ends on the other side of what the app's clock does meanwhile.
  var endsOtherwise: @MainActor () -> Bool = { false }

  init() {}

  /// Does work when the turn ends, as Core Animation's commit does, after the work already waiting for it.
  func atCommit(_ work: @escaping @MainActor () -> Void) {
    requests += 1
    requestsOfAll += 1
    commit.append(work)
  }

  /// Does work when so many seconds of virtual time have passed, in a turn of its own.
  public func after(
    _ delay: TimeInterval, for source: Source = .animation, _ work: @escaping @MainActor () -> Void
  ) { after(delay, within: delay...delay, for: source, work) }

  /// The same at the end of an animation, of which it is known between which numbers of seconds it lasts.
  func after(
    _ delay: TimeInterval, within span: ClosedRange<TimeInterval>, for source: Source = .animation,
    _ work: @escaping @MainActor () -> Void
  ) {
    if source == .animation { requests += 1 }
    requestsOfAll += 1
    let timer = Timer(
      time: time + delay, span: time + span.lowerBound...time + span.upperBound, source: source, work: work)
    let position = timers.firstIndex { $0.time > timer.time } ?? timers.count
    timers.insert(timer, at: position)
  }

  /// More rounds of work at the end of one turn, and more turns until all comes to rest, than an app has that ends.
  private static let mostRounds = 1_000
  /// More turns in one second than a device's run loop makes for an app whose timers are due again and again.
  private static let mostTurnsOfSecond = 2_500
  private var secondBegan: TimeInterval = 0
  private var turnsOfSecond = 0
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
    } while layout() || !commit.isEmpty || display(timers.contains { $0.source == .animation })
    turnEnds()
  }

  /// Lets virtual time pass: so many seconds, with all that falls due in them.
  public func advance(by seconds: TimeInterval) {
    endTurn()
    let end = now + seconds
    var turns = 0
    while let timer = timers.first, timer.time <= end {
      turns = timer.time > now ? 1 : turns + 1
      guard turns <= Self.mostRounds else { return breakOff() }
      fireNext(until: end)
    }
    time = max(time, end)
  }

  /// Whether something falls due so many seconds from now.
  func isDue(within seconds: ClosedRange<TimeInterval>) -> Bool {
    timers.contains { seconds.contains($0.time - now) }
  }

  /// Lets virtual time pass on the main thread, which sleeps: what falls due is done later.
  public func sleep(_ seconds: TimeInterval) { time += max(0, seconds) }

  private func breakOff() {
    isEndless = true
    commit = []
    timers = []
  }

  /// The seconds of virtual time after which ``settle()`` gives up on animations. Maestro looks for an element as long.
  public var patience: TimeInterval = 17
  /// The patience of a user who does not wait, in seconds.
  public static let leastPatience: TimeInterval = 0.9
  /// The seconds of virtual time in which ``settle()`` waits for the app's own clock: about what passes between a touch
  /// of a test's and its next look, as Maestro compares two hierarchies 200 ms apart.
  public var clockPatience: TimeInterval = 0.5
  /// Whether ``settle()`` gave up in the midst of animations or before work that the app's clock has still to do, or
  /// waited longer for animations than a user does, so that what is seen hangs on when one looks.
  public private(set) var isRestless = false

  /// Runs until no animation goes on and nothing waits that is due at once, moving the clock from one due time to the
  /// next.
  ///
  /// - Returns: whether all came to rest, but for what the app's clock does later.
  @discardableResult
  public func settle() -> Bool {
    settle(clockPatience: clockPatience)
  }

  private func settle(clockPatience: TimeInterval) -> Bool {
    endTurn()
    let start = now
    let end = start + patience
    var turns = 0
    while let timer = timers.first {
      let isAnimating = timers.contains { $0.source == .animation && $0.time <= end }
      guard timer.time <= (isAnimating ? end : start + clockPatience) else {
        if timer.time <= end || timer.source == .animation && now > start + Self.leastPatience { isRestless = true }
        guard timer.source == .clock else { return false }
        atRest()
        return true
      }
      // What one animation brings, another one behind it may take away before it is waited for.
      if timer.source == .animation, timer.time > start + Self.leastPatience { isRestless = true }
      turns = timer.time > now ? 1 : turns + 1
      guard turns <= Self.mostRounds else {
        breakOff()
        return false
      }
      fireNext(until: end)
    }
    if isEndless { return false }
    atRest()
    return true
  }

  /// The seconds of virtual time that pass at least from one look to the next.
  private static let lookInterval: TimeInterval = 0.05

  /// Lets time pass until something more of what waits has been done and its animations are over.
  ///
  /// - Parameter end: the second of virtual time after which nothing is waited for.
  /// - Returns: whether something was done.
  public func pass(until end: TimeInterval) -> Bool {
    guard let next = timers.first, next.time <= end else { return false }
    advance(by: max(next.time - now, Self.lookInterval))
    _ = settle(clockPatience: 0)
    return true
  }

  /// The timer that fires next: the first, unless an animation may end on either side of what the app's clock does, and
  /// is to end on the other one.
  private func next(until end: TimeInterval) -> Int {
    let first = timers[0]
    let other: Int?
    switch first.source {
    // What the clock has due at the same time goes on behind it, since the app's scheduler takes a turn to begin.
    case .clock:
      other = timers.firstIndex { $0.lasts(beyond: time) && $0.span.lowerBound <= first.time && first.time < $0.time }
    case .animation:
      let latest = min(first.span.upperBound, end)
      other = first.lasts(beyond: time) ? timers.firstIndex { $0.source == .clock && $0.time <= latest } : nil
    }
    guard let other, endsOtherwise() else { return 0 }
    return other
  }

  private func fireNext(until end: TimeInterval) {
    let timer = timers.remove(at: next(until: end))
    let due = timer.source == .clock ? timer.time : min(timer.time, timers.first?.time ?? timer.time)
    time = max(time, due)
    if time >= secondBegan + 1 { (secondBegan, turnsOfSecond) = (time, 0) }
    turnsOfSecond += 1
    guard turnsOfSecond <= Self.mostTurnsOfSecond else { return breakOff() }
    timer.work()
    endTurn()
  }
}
