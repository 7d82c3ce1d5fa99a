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

  /// In `none?.o! += 1` the `!` belongs to the chain.
  @Test func nothingIsUnwrappedBehindTheEnd() {
    let program = InterpretedProgram(
      source: #"""
        final class B { var o: Int?; var d: [String: Int] = [:]; var k: B?; var l: [Int]? }
        let none: B? = nil
        let some: B? = B()
        none?.o! += 1
        none?.d["a"]! += 1
        none?.k!.o! += 1
        none?.o! = 3
        none?.l!.append(4)
        some?.o = 4
        some?.o! += 1
        print(some?.o ?? 0)
        """#)
    #expect(program.ending == .finished)
    #expect(
      program.output == #"""
        5

        """#)
  }
}
