import Foundation

/// A body that can wait in its midst: a thread with values of its own. One of all strands runs at a time.
final class Strand: @unchecked Sendable {
  /// How many bytes of stack a thread has.
  static let stackSize = 16 << 20

  let stack: ValueStack
  let isMain: Bool
  var stackLimit: UInt = 0
  /// What a worker does when it goes on next; nil where it ends.
  var body: (() throws -> Void)?
  /// Where it runs; it waits elsewhere when this is nil.
  var executor: Executor?
  /// Whether what runs is alone on its executor.
  var isBarrier = false
  /// Where it goes on when what it waits for is there.
  var home: Executor?
  /// The queues whose work it does for `sync`, the innermost last.
  var visited: [Executor] = []
  var task: TaskBox?
  /// What the task's local variables hold, by their places.
  var locals: [ObjectIdentifier: Value] = [:]
  /// When it could go on, of all.
  var number = 0
  /// Which piece of work it does for which nobody waits; 0 for none.
  var piece = 0
  /// Whether it has nothing to do.
  var isIdle = false
  /// What the run loop that it runs is to do.
  var delivered: (() throws -> Void)?
  private let gate = DispatchSemaphore(value: 0)

  /// The thread that the interpreter runs on.
  init(main stack: ValueStack) {
    self.stack = stack
    isMain = true
  }

  /// A thread of its own.
  init(worker scheduler: Scheduler) {
    stack = ValueStack(capacity: 1 << 16)
    stack.interpreter = scheduler.interpreter
    isMain = false
    let thread = Thread { [self, unowned scheduler] in
      gate.wait()
      var here = 0
      stackLimit = withUnsafePointer(to: &here) { UInt(bitPattern: $0) } - UInt(Self.stackSize) + 512 * 1024
      scheduler.interpreter.stackLimit = stackLimit
      while body != nil {
        scheduler.performBody(of: self)
        gate.wait()
      }
    }
    thread.stackSize = Self.stackSize
    thread.start()
  }

  func wake() { gate.signal() }
  /// Waits until it is woken; the main one does what a task asks it for meanwhile.
  func wait() {
    gate.wait()
    while let next = request {
      request = nil
      next.perform()
      gate.wait()
    }
  }

  /// What a task asks the main thread to do, while that waits.
  var request: Request?

  /// Something that one thread does for another, which waits.
  final class Request: @unchecked Sendable {
    private var work: (() -> Void)?
    private let done = DispatchSemaphore(value: 0)

    init(_ work: @escaping () -> Void) { self.work = work }

    /// Does it; nothing holds the work any more when the other one goes on.
    func perform() {
      run()
      done.signal()
    }

    private func run() {
      let work = work
      self.work = nil
      work?()
    }

    func wait() { done.wait() }
  }

}

/// Something that a strand waits for, which comes once.
final class Wait {
  let strand: Strand
  /// Whether the strand keeps its executor meanwhile: a thread that blocks.
  let isBlocking: Bool
  private(set) var isOver = false
  /// What it gets.
  var value: Value?
  /// Whether it is over because the task was cancelled or the time has come.
  var isCutShort = false

  init(_ strand: Strand, isBlocking: Bool) {
    self.strand = strand
    self.isBlocking = isBlocking
  }

  /// Says that it is over; whether it was not yet.
  func end() -> Bool {
    defer { isOver = true }
    return !isOver
  }
}

/// A strand ends because the program has ended.
struct Unwound: Error {}
