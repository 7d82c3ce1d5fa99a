import ProgramRunner
import Testing

/// Work that runs at the same time: what Swift's rules order is run, what they leave open stops.
struct ConcurrencyTests {
  private let undecided = InterpretedProgram.Ending.stopped(
    "what it prints hangs on the order of work that runs at the same time")

  @Test func aBackgroundQueueThatPrintsBesideTheMainThreadIsNotDecided() {
    let program = InterpretedProgram(
      source: """
        import Foundation
        print("begin")
        DispatchQueue.global().async { print("background") }
        print("front")
        Thread.sleep(forTimeInterval: 1)
        """)
    #expect(program.output == "begin\n")
    #expect(program.ending == undecided)
  }

  @Test func twoTasksThatPrintAreNotDecided() {
    let program = InterpretedProgram(
      source: """
        let one = Task.detached { print("one") }
        let other = Task.detached { print("other") }
        await one.value
        await other.value
        """)
    #expect(program.output == "")
    #expect(program.ending == undecided)
  }

  @Test func timeOrdersWhatNothingElseDoes() {
    let program = InterpretedProgram(
      source: """
        let late = Task.detached { try? await Task.sleep(nanoseconds: 900_000_000); print("late") }
        let soon = Task.detached { try? await Task.sleep(nanoseconds: 100_000_000); print("soon") }
        await late.value
        await soon.value
        """)
    #expect(program.output == "soon\nlate\n")
    #expect(program.ending == .finished)
  }

  @Test func theMainActorIsFirstInFirstOutAndAnActorIsLeftAtAwait() {
    let program = InterpretedProgram(
      source: """
        actor Counter {
          var count = 0
          func add() async -> Int {
            count += 1
            let before = count
            await Task.yield()
            return count - before
          }
        }
        @MainActor func run() async {
          for number in 1...3 { Task { @MainActor in print(number) } }
          print("begun")
          await Task.yield()
        }
        await run()
        let counter = Counter()
        async let one = counter.add()
        async let other = counter.add()
        let both = await [one, other]
        print(both.count, await counter.count)
        """)
    #expect(program.output == "begun\n1\n2\n3\n2 2\n")
    #expect(program.ending == .finished)
  }

  @Test func aWaitWithoutEndStops() {
    let program = InterpretedProgram(
      source: """
        import Foundation
        print("before")
        DispatchSemaphore(value: 0).wait()
        """)
    #expect(program.output == "before\n")
    guard case .stopped(let reason) = program.ending else {
      Issue.record("\(program.ending)")
      return
    }
    #expect(reason.hasSuffix("what it waits for never comes"))
  }

  @Test func aProgramThatEndsRunsNothingOfWhatStillWaits() {
    let program = InterpretedProgram(
      source: """
        final class Guest { deinit { print("gone") } }
        let waiting = Task {
          let guest = Guest()
          defer { print("left") }
          try await Task.sleep(nanoseconds: 5_000_000_000)
          withExtendedLifetime(guest) {}
        }
        try await Task.sleep(nanoseconds: 1_000_000)
        print("end")
        """)
    #expect(program.output == "end\n")
    #expect(program.ending == .finished)
  }

  @Test func localVariablesWithAccessorsAndLazyOnes() {
    let program = InterpretedProgram(
      source: """
        func run() {
          lazy var made: Int = { print("made"); return 4 }()
          print("before")
          print(made, made)
          var base = 10
          var twice: Int { get { base * 2 } set { base = newValue / 2 } }
          twice += 4
          var seen = 0 { didSet { print("seen", oldValue, seen) } }
          seen = base
        }
        run()
        """)
    #expect(program.output == "before\nmade\n4 4\nseen 0 12\n")
    #expect(program.ending == .finished)
  }
}
