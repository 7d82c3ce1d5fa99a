import ProgramRunner
import Testing

/// Which of several functions a call means, held against what swiftc prints.
struct OverloadTests {
  /// `[Any]` is not Equatable, and no existential of a protocol is.
  @Test func boundsThatCollectionsMeetByTheirElements() {
    let program = InterpretedProgram(
      source: #"""
        class A {}
        struct V {}
        struct E: Equatable {}
        protocol P {}
        extension E: P {}
        func kind<T>(_ x: T) -> String { "any" }
        func kind<T: Equatable>(_ x: T) -> String { "equatable" }
        let l: [Any] = [1], o: A? = A(), v = [V()], e = [E()], oe: E? = E(), p: P = E(), a: Any = 1, d = ["a": E()], dv = ["a": V()]
        print(kind(l), kind(o), kind(v), kind(e), kind(oe), kind(p), kind(a), kind(d), kind(dv), kind(1), kind([1]), kind(V()))
        """#)
    #expect(program.ending == .finished)
    #expect(
      program.output == #"""
        any any any equatable equatable any any equatable any equatable equatable any

        """#)
  }
}
