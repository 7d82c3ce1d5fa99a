import ProgramRunner
import Testing

/// Chains that end at nil where they were to change something, held against what swiftc prints.
struct EndedChainTests {
  /// `none?.n += 1` is nil.
  @Test func aChangeOfNothingIsNil() {
    let program = InterpretedProgram(
      source: #"""
        final class B { var n = 0; var k: B? }
        let none: B? = nil
        let some: B? = B()
        print((none?.n += 1) == nil, (some?.n += 1) == nil)
        let r: Void? = none?.n += 1
        print(r == nil)
        if let _ = none?.n += 1 { print("entered") } else { print("not") }
        if let _ = some?.n += 1 { print("entered") } else { print("not") }
        func g() { guard let _: Void = none?.k?.n += 1 else { print("guarded"); return }; print("through") }
        g()
        let work: () -> Void = { some?.n += 1 }
        work()
        print(some!.n, [1, 2].map { _ in none?.n += 1 }.count)
        """#)
    #expect(program.ending == .finished)
    #expect(
      program.output == #"""
        true false
        true
        not
        entered
        guarded
        3 2

        """#)
  }
}
