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

  /// It is what it is while the code runs.
  @Test func whatAGenericCallGives() {
    let program = InterpretedProgram(
      source: #"""
        class A {}
        func id<T>(_ t: T) -> T { t }
        func cls<T>(_ x: T) -> String { "T" }
        func cls<T: A>(_ x: T) -> String { "A" }
        func col<T>(_ x: T) -> String { "T" }
        func col<T: Collection>(_ x: T) -> String { "collection" }
        print(cls(id(4)), cls(id(A())), cls(A()), col(id(4)), col(id([4])))
        """#)
    #expect(program.ending == .finished)
    #expect(
      program.output == #"""
        T A A T collection

        """#)
  }

  /// A conversion to `AnyHashable` comes after all others.
  @Test func theLibrarysConversionComesLast() {
    let program = InterpretedProgram(
      source: #"""
        func kind(_ x: AnyHashable) -> String { "hashable" }
        func kind<T>(_ x: T) -> String { "generic" }
        func text(_ x: AnyHashable) -> String { "hashable" }
        func text(_ x: Any) -> String { "any" }
        func maybe(_ x: AnyHashable) -> String { "hashable" }
        func maybe(_ x: Int?) -> String { "optional" }
        func double(_ x: AnyHashable) -> String { "hashable" }
        func double(_ x: Double) -> String { "double" }
        func equal(_ x: AnyHashable) -> String { "hashable" }
        func equal<T: Equatable>(_ x: T) -> String { "equatable" }
        func several(_ x: AnyHashable) -> String { "hashable" }
        func several<T>(_ x: T...) -> String { "several" }
        func list(_ x: AnyHashable) -> String { "hashable" }
        func list(_ x: [Any]) -> String { "list" }
        let i = 1, l = [1]
        let h: AnyHashable = "h"
        print(kind("q"), kind(i), text(1), text(h), kind(h), maybe(1), maybe(i), double(1), double(i), equal(1), several(i), list(l), list("a"))
        """#)
    #expect(program.ending == .finished)
    #expect(
      program.output == #"""
        generic generic any hashable hashable optional optional double hashable equatable several list hashable

        """#)
  }

  /// Elements are made existentials only where nothing else takes them, but for a literal.
  @Test func collectionsOfExistentials() {
    let program = InterpretedProgram(
      source: #"""
        func list(_ x: [Any]) -> String { "[Any]" }
        func list<T>(_ x: T) -> String { "T" }
        func any(_ x: [Any]) -> String { "[Any]" }
        func any(_ x: Any) -> String { "Any" }
        func maybe(_ x: [Any]) -> String { "[Any]" }
        func maybe(_ x: Any?) -> String { "Any?" }
        func send<T: Encodable>(_ t: T) -> String { "encodable" }
        func send(_ d: [String: Any]) -> String { "[String: Any]" }
        func some<T: Encodable>(_ t: T) -> String { "encodable" }
        func some<T>(_ t: [T]) -> String { "[T]" }
        func both<T: Encodable>(_ t: T) -> String { "encodable" }
        func both<T: Encodable>(_ t: [T]) -> String { "[T]" }
        func pair(_ x: [Any], _ y: Int) -> String { "[Any]" }
        func pair(_ x: [Int], _ y: Any) -> String { "[Int]" }
        func only(_ x: [Any]) -> String { "[Any]" }
        func only(_ x: [String]) -> String { "[String]" }
        let l = [1], d = ["k": 1], a: [Any] = [1], da: [String: Any] = ["k": 1]
        func made() -> [Int] { [1] }
        print(list(l), list([1]), list(a), any(l), any([1]), maybe(l), send(d), send(["k": 1]), send(da), list(made()))
        print(some(l), some([1]), both(l), both([1]), only(l), only(["a"]), list(l.map { $0 }), list(l.filter { $0 > 0 }))
        """#)
    #expect(program.ending == .finished)
    #expect(
      program.output == #"""
        T [Any] [Any] Any [Any] Any? encodable [String: Any] [String: Any] T
        encodable encodable [T] [T] [Any] [String] T T

        """#)
  }
}
