import ProgramRunner
import Testing

/// Generic parameters and associated types, held against what swiftc prints.
struct GenericNameTests {
  /// What a property holds tells it, before the default.
  @Test func anAssociatedTypeWithADefault() {
    let program = InterpretedProgram(
      source: #"""
        protocol Store { associatedtype Item = String; var items: [Item] { get }; func describe() -> String }
        extension Store { func describe() -> String { "any" } }
        extension Store where Item == Int { func describe() -> String { "ints" } }
        extension Store where Item == String { func describe() -> String { "strings" } }
        struct Numbers: Store { let items = [1, 2, 3] }
        struct Words: Store { let items = ["a"] }
        struct Doubles: Store { var items = [1, 2.5] }
        struct Written: Store { let items: [Int] = [] }
        print(Numbers().describe(), Words().describe(), Doubles().describe(), Written().describe())
        protocol Unit { associatedtype U; var sides: [U] { get } }
        extension Unit where U == Double { var text: String { "double" } }
        extension Unit { var text: String { "any" } }
        struct Sq: Unit { let sides = [1.5, 2] }
        print(Sq().text)
        protocol One { associatedtype V = String; var v: V { get } }
        extension One where V == Int { func kind() -> String { "int" } }
        extension One { func kind() -> String { "other" } }
        struct I: One { var v = 3 }
        struct S: One { let v = "s" }
        print(I().kind(), S().kind())
        """#)
    #expect(program.ending == .finished)
    #expect(
      program.output == #"""
        ints strings any ints
        double
        int other

        """#)
  }

  /// It hides the type in its function.
  @Test func aParameterWithTheNameOfAType() {
    let program = InterpretedProgram(
      source: #"""
        class R {}
        struct V {}
        class Model {}
        struct Page<T> { let items: [T]; func map<R>(_ f: (T) -> R) -> Page<R> { Page<R>(items: items.map(f)) } }
        let p = Page(items: [1, 2]); let q = p.map { x -> String? in x > 1 ? "b" : nil }; print(q.items)
        struct G<T> { var t: T; func m<V>(_ f: (T) -> V) -> G<V> { G<V>(t: f(t)) } }
        print(G(t: 1).m { x -> Int? in x }.t as Any)
        func text<Model>(_ m: Model?) -> String { m == nil ? "nothing" : "some \(m!)" }
        print(text(Int??.some(nil)), text(3))
        func keep<Model>(_ m: Model) -> [Model] { var l: [Model] = []; l.append(m); return l }
        print(keep(Int?.none), keep(1), keep(Model()).count)
        func inner<V>(_ v: V) -> String { func go(_ x: V) -> String { "\(x)" }; let f: (V) -> String = { y in go(y) }; return f(v) }
        print(inner(3), inner(Int?.some(2)))
        struct W { var v: V; func other() -> V { v } }
        print(W(v: V()).other())
        """#)
    #expect(program.ending == .finished)
    #expect(
      program.output == #"""
        [nil, Optional("b")]
        Optional(1)
        some nil some 3
        [nil] [1] 1
        3 Optional(2)
        V()

        """#)
  }

  /// What a subclass conforms to besides does not change it.
  @Test func aWitnessThatASuperclassDeclares() {
    let program = InterpretedProgram(
      source: #"""
        protocol A { func go() -> String }
        protocol B: A {}
        extension A { func go() -> String { "A" }; func via() -> String { go() } }
        extension B { func go() -> String { "B" }; func viaB() -> String { go() } }
        class C: A {}
        class D: C, B {}
        class E: B {}
        struct F: B {}
        func call<T: A>(_ t: T) -> String { t.go() }
        func callB<T: B>(_ t: T) -> String { t.go() }
        let a: A = D(); let b: B = D()
        print(call(D()), callB(D()), a.go(), b.go(), D().go(), D().via(), D().viaB())
        print(call(E()), callB(E()), E().go(), call(F()), (E() as A).go())
        """#)
    #expect(program.ending == .finished)
    #expect(
      program.output == #"""
        A A A A B A A
        B B B B B

        """#)
  }
}
