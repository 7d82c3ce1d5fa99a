extension Scheduler {
  /// Runs the program on the main thread: what it started ends with it.
  func run(_ body: () throws -> Void) throws {
    mainStrand.executor = main
    main.running = 1
    defer { finish() }
    try body()
  }

  func finish() {
    if ending == nil { ending = Unwound() }
    interpreter.program.end.isReached = true
    for strand in workers where !strand.isIdle {
      go(to: strand)
    }
    for strand in workers {
      strand.body = nil
      strand.wake()
    }
    workers = []
    idle = []
  }
}
