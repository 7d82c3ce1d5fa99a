/// Where work is done: the main thread, an actor, a queue of Dispatch, the pool of threads.
final class Executor {
  enum Kind { case main, serial, concurrent }

  /// A piece of work that is in line.
  struct Job {
    enum Work {
      /// A body that starts.
      case body(() throws -> Void)
      /// One that waited goes on.
      case resume(Strand)
    }

    let work: Work
    /// Which piece of work it is, of all.
    let number: Int
    var isBarrier = false
    /// Whether a run loop does it, which `dispatchMain` is none of.
    var needsRunLoop = false
    /// Whether it is a task, which can wait, so that a thread whose host must not wait does not run it.
    var isTask = false
  }

  let kind: Kind
  let label: String
  /// What waits, in order.
  var jobs: [Job] = []
  /// How many pieces of work run, or wait without giving it free.
  var running = 0
  /// Whether what runs is alone there.
  var hasBarrier = false
  var isSuspended = false
  /// By how much its timers are late, in seconds: the same for all of one executor.
  let delay: Double
  /// What it was given under keys, which live as long as the app.
  var specifics: [ObjectIdentifier: Value] = [:]

  init(_ kind: Kind, _ label: String, delay: Double = 0) {
    self.kind = kind
    self.label = label
    self.delay = delay
  }

  /// The places in ``jobs`` of what can start now.
  var startable: Range<Int> {
    guard !isSuspended, !hasBarrier, !jobs.isEmpty else { return 0..<0 }
    guard kind == .concurrent else { return running == 0 ? 0..<1 : 0..<0 }
    guard let barrier = jobs.firstIndex(where: \.isBarrier) else { return 0..<jobs.count }
    return barrier > 0 ? 0..<barrier : running == 0 ? 0..<1 : 0..<0
  }
}

/// How much the runs of a program with concurrent work differ: what the system does not promise is tried in several ways.
///
/// What a program prints is decided where all of them print the same.
package struct Schedule {
  /// Which of several pieces of work that can run is first.
  package enum Order: Sendable { case first, last, random }

  package var order: Order
  /// Whether work is left alone in its midst where something else can run.
  package var isInterrupting: Bool
  /// Whether timers of several queues are late by different times.
  package var isLate: Bool
  /// Whether a script without `await` belongs to the main actor, as in Swift 6.
  package var isScriptOnMainActor: Bool
  private var state: UInt64

  package init(_ order: Order, isInterrupting: Bool, isLate: Bool, isScriptOnMainActor: Bool = true, seed: UInt64 = 1) {
    self.order = order
    self.isInterrupting = isInterrupting
    self.isLate = isLate
    self.isScriptOnMainActor = isScriptOnMainActor
    state = seed
  }

  /// What comes first is done first.
  package static let inOrder = Schedule(.first, isInterrupting: false, isLate: false)

  /// The ways in which a program is run again when one run had a choice.
  package static let others: [Schedule] =
    [
      Schedule(.last, isInterrupting: true, isLate: false, isScriptOnMainActor: false),
      Schedule(.last, isInterrupting: false, isLate: true),
      Schedule(.first, isInterrupting: true, isLate: false, isScriptOnMainActor: false),
    ]
    + (1...5).map {
      Schedule(.random, isInterrupting: true, isLate: true, isScriptOnMainActor: $0 % 2 == 0, seed: $0 * 77)
    }

  /// The next of numbers that are the same on each run (SplitMix64).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// Which of several is taken.
  mutating func choose(_ count: Int) -> Int {
    switch order {
    case .first: 0
    // Now and then what is oldest, so that one that always comes back does not hold up all others.
    case .last: next() % 8 == 0 ? 0 : count - 1
    case .random: Int(next() % UInt64(count))
    }
  }

  /// Whether work is interrupted here.
  mutating func interrupts() -> Bool {
    guard isInterrupting else { return false }
    return order == .random ? next() % 2 == 0 : true
  }

  /// By how much something is late that the system does not time exactly, in seconds.
  mutating func lateness() -> Double { isLate ? Double(next() % 2_000) / 1_000_000 : 0 }
}
