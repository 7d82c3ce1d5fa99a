import ProgramRunner
import Testing

/// Which of several functions generic code means, held against what swiftc prints.
struct GenericOverloadTests {
  /// Whatever it stands for while the code runs.
  @Test func aParameterStandsForAnyType() {
    let program = InterpretedProgram(
      source: #"""
        func kind<T>(_ t: T) -> String { "any" }
        func kind<T>(_ t: [T]) -> String { "list" }
        func kind<T>(_ t: T?) -> String { "optional" }
        func wrap<T>(_ t: T) -> String { kind(t) }
        func wrapL<T>(_ t: [T]) -> String { kind(t) }
        func wrapO<T>(_ t: T?) -> String { kind(t) }
        struct G<T> { let t: T; func go() -> String { kind(t) }; func me() -> String { kind(self.t) } }
        let o: Int? = 1
        print(wrap([1]), wrap(o), wrap(1), wrapL([1]), wrapL([[1]]), wrapO(3), wrapO(o), wrapO([1]))
        print(G(t: [1]).go(), G(t: o).go(), G(t: o).me(), G(t: 3).go())
        func show(_ s: String) -> String { "string" }
        func show<T>(_ t: T) -> String { "generic" }
        func out<T>(_ t: T) -> String { show(t) }
        func outE<T: Equatable>(_ t: T) -> String { show(t) }
        print(out("a"), outE("a"), out(1), show("a"))
        func eq<T: Equatable>(_ t: T) -> String { "eq" }
        func eq<T>(_ t: T) -> String { "plain" }
        func viaPlain<T>(_ t: T) -> String { eq(t) }
        func viaEq<T: Equatable>(_ t: T) -> String { eq(t) }
        print(viaPlain(1), viaEq(1))
        func any(_ t: Any) -> String { "Any" }
        func any(_ t: [Int]) -> String { "[Int]" }
        func viaAny<T>(_ t: T) -> String { any(t) }
        func viaList<T>(_ t: [T]) -> String { any(t) }
        print(viaAny([1]), viaList([1]), any([1]))
        class A {}
        class B: A {}
        func cls(_ a: A) -> String { "A" }
        func cls(_ b: B) -> String { "B" }
        func viaA<T: A>(_ t: T) -> String { cls(t) }
        print(viaA(B()), viaA(A()))
        func coll<T: Collection>(_ t: T) -> String { kind(t) }
        print(coll([1]), coll("a"))
        """#)
    #expect(program.ending == .finished)
    #expect(
      program.output == #"""
        any any any list list optional optional optional
        any any any any
        generic generic generic string
        plain eq
        Any Any [Int]
        A A
        any any

        """#)
  }
}
