import ProgramRunner
import Testing

/// Values in places whose type says more than the values do, held against what swiftc prints.
struct TypedPlaceTests {
  /// Lists and dictionaries hold what their elements' type asks for.
  @Test func elementsAreOfTheirType() {
    let program = InterpretedProgram(
      source: #"""
        let none: Int? = nil
        let d = ["a": 1]
        var x: [Double?] = []
        x.append([1].first); x.append([2, 3].max()); x.insert(d["a"].map { $0 }.map(Double.init), at: 0)
        print(x)
        var o: [Int??] = []
        o.append(nil); o.append(none); o.append(d["a"]); o.append(4); o[0] = none
        print(o)
        var u: [String: Double?] = [:]
        u.updateValue([1].first, forKey: "k"); u["l", default: nil] = [2].first
        print(u["k"]!! + u["l"]!!)
        """#)
    #expect(program.ending == .finished)
    #expect(
      program.output == #"""
        [Optional(1.0), Optional(1.0), Optional(3.0)]
        [Optional(nil), Optional(nil), Optional(Optional(1)), Optional(Optional(4))]
        3.0

        """#)
  }

  /// An `Any` holds the Optional that it is set to, whatever it held before.
  @Test func anAnyHoldsAnOptional() {
    let program = InterpretedProgram(
      source: #"""
        let oi: Int? = 8
        let none: Int? = nil
        func show(_ x: Any) { print(x) }
        func list(_ x: [Any]) { print(x) }
        func put<Z>(_ a: inout Z, _ b: Z) { a = b }
        let a: Any = oi ?? nil
        let b: Any = oi ?? oi
        print(a, b)
        show(oi ?? nil); show(none ?? nil); show(oi ?? 4)
        list([1, nil]); list([oi ?? nil, oi ?? 4])
        var l: [Any] = [1]
        l[0] = oi
        var m: Any = 0
        let set = { m = oi }
        set()
        print(l, m)
        m = 0
        put(&m, oi)
        print(m)
        m = 0
        swap(&m, &l[0])
        print(l, m)
        var n: [String: Any] = ["a": 1]
        n["a"] = oi; print(n)
        n["a"] = oi as Any; print(n)
        n["a"] = 1; n["a", default: 1] = oi; print(n)
        """#)
    #expect(program.ending == .finished)
    #expect(
      program.output == #"""
        Optional(8) 8
        Optional(8)
        nil
        8
        [Optional(1), nil]
        [Optional(8), 8]
        [Optional(8)] Optional(8)
        Optional(8)
        [0] Optional(8)
        ["a": 8]
        ["a": Optional(8)]
        ["a": Optional(8)]

        """#)
  }

  /// A variable with observers asks for its type while its value is made.
  @Test func aDivisionOfLiteralsForAnObservedVariable() {
    let program = InterpretedProgram(
      source: #"""
        func go() {
          var x: Double = 0 { didSet { print(x) } }
          x = 1 / 2
          var y: Double? = nil { didSet { print(y as Any) } }
          y = 1 / 4
        }
        go()
        """#)
    #expect(program.ending == .finished)
    #expect(program.output == "0.5\nOptional(0.25)\n")
  }

  /// `left ?? right` is of what the left one wraps, where the right one is that as well.
  @Test func theTypeOfACoalescedValue() {
    let program = InterpretedProgram(
      source: #"""
        class A {}
        class B: A {}
        protocol P {}
        struct S: P {}
        struct Tag: ExpressibleByStringLiteral { let t: String; init(stringLiteral s: String) { t = s } }
        func kind(_ x: String) -> String { "String" }
        func kind(_ x: Character) -> String { "Character" }
        func kind(_ x: Tag) -> String { "Tag" }
        func show(_ x: A) -> String { "A" }
        func show(_ x: B) -> String { "B" }
        func what(_ x: P) -> String { "P" }
        func what(_ x: S) -> String { "S" }
        let word = "hello"
        let tag: Tag? = nil, a: A? = nil, b: B? = B(), p: P? = S()
        var c = word.first ?? "?"
        c = "7"
        print(c.wholeNumberValue as Any, kind(c), kind(word.first ?? "?"), kind(tag ?? "none"))
        print(show(a ?? B()), show(b ?? A()), show(b ?? B()), what(p ?? S()))
        """#)
    #expect(program.ending == .finished)
    #expect(program.output == "Optional(7) Character Character Tag\nA A B P\n")
  }

  /// What may be nil is an Optional for overloads.
  @Test func anInitialiserThatMayFailAmongOverloads() {
    let program = InterpretedProgram(
      source: #"""
        import Foundation
        enum Color: String { case red, blue }
        class F { init?(_ s: String) { if s.isEmpty { return nil } }; init(n: Int) {} }
        func kind(_ x: Int) -> String { "Int" }
        func kind(_ x: Any) -> String { "Any" }
        func name(_ x: Color) -> String { "Color" }
        func name(_ x: Color?) -> String { "Color?" }
        func link(_ x: URL) -> String { "URL" }
        func link(_ x: URL?) -> String { "URL?" }
        func made(_ x: F) -> String { "F" }
        func made(_ x: F?) -> String { "F?" }
        func maybe() -> Int? { 3 }
        let s = "3"
        print(kind(Int("3")), kind(Int(s)), kind(Int("3")!), kind(Int(s) ?? 4), kind(Int(2.5)), kind(Int("ff", radix: 16)), kind(maybe()))
        print(name(Color(rawValue: "red")), name(Color(rawValue: "red")!), name(Color(rawValue: "x") ?? .blue))
        print(link(URL(string: "x")), link(URL(fileURLWithPath: "/x")), made(F("a")), made(F(n: 1)))
        """#)
    #expect(program.ending == .finished)
    #expect(
      program.output == #"""
        Any Any Int Int Int Any Any
        Color? Color Color
        URL? URL F? F

        """#)
  }

  /// `.init()` that a generic function is handed makes one object.
  @Test func anObjectIsMadeOnceForAGenericParameter() {
    let program = InterpretedProgram(
      source: #"""
        var made = 0
        class Box { var n = 0; init() { made += 1 } }
        func configure<T>(_ x: T, _ f: (T) -> Void) -> T { f(x); return x }
        func change<T>(_ object: T, _ f: (inout T) -> Void) -> T { var object = object; f(&object); return object }
        func twice<T>(_ x: T, _ y: T) -> [T] { [x, y, x] }
        func opt<T>(_ v: T?) -> T? { v }
        class K { let b: Box = configure(.init()) { $0.n = 6 } }
        let b: Box = configure(.init()) { $0.n = 5 }
        let c: Box = change(.init()) { $0.n = 4 }
        print(made, b.n, c.n, K().b.n)
        let l: [Box] = twice(.init(), .init())
        print(l[0] === l[2], l[0] === l[1])
        let o: Box? = opt(.init())
        o!.n = 1
        print(made, o!.n)
        """#)
    #expect(program.ending == .finished)
    #expect(program.output == "2 5 4 6\ntrue false\n6 1\n")
  }

  /// Functions of a protocol's extension that only what their parameters are bound to tells apart.
  @Test func boundsTellFunctionsOfAnExtensionApart() {
    let program = InterpretedProgram(
      source: #"""
        protocol P {}
        protocol Q {}
        struct A: P {}
        class C<T>: Q {}
        class V {}
        class W {}
        class SubW: W {}
        protocol H {}
        extension H {
          func f<S: P>(_ s: S) -> String { "p" }
          func f<S: Q>(_ s: S) -> String { "q" }
          func h<T: V>(_ x: T.Type) -> String { "V" }
          func h<T: W>(_ x: T.Type) -> String { "W" }
          func k<T: Numeric>(_ x: T) -> String { "number" }
          func k<T: StringProtocol>(_ x: T) -> String { "text" }
        }
        struct HH: H {}
        let h = HH()
        print(h.f(C<Int>()), h.f(A()), h.h(SubW.self), h.h(V.self), h.k(2), h.k("x"))
        """#)
    #expect(program.ending == .finished)
    #expect(program.output == "q p W V number text\n")
  }

  /// The initialiser that a struct has without writing it goes before an extension's that needs default arguments.
  @Test func theImplicitInitialiserOfAStruct() {
    let program = InterpretedProgram(
      source: #"""
        struct Cfg { var n = 2; var o: Int? }
        extension Cfg { init(x: Int = 5) { self.init(n: x, o: nil) } }
        struct Own { var n = 2; init(x: Int = 6) { n = x } }
        print(Cfg().n, Cfg(x: 6).n, Own().n)
        """#)
    #expect(program.ending == .finished)
    #expect(program.output == "2 6 6\n")
  }

  /// Elements have the labels of their type, and the places of a tuple are found before its value.
  @Test func tuplesInLists() {
    let program = InterpretedProgram(
      source: #"""
        func pair() -> (min: Int, max: Int) { (1, 2) }
        func plain() -> (Int, Int) { (5, 6) }
        var l: [(Int, Int)] = []
        l.append(pair()); l.insert(pair(), at: 0); l += [pair()]
        var m: [(x: Int, y: Int)] = []
        m.append(plain())
        var d: [String: (a: Int, b: Int)] = [:]
        d.updateValue(plain(), forKey: "k")
        print(l, m, d["k"]!)
        var i = -1
        func next() -> Int { i += 1; return i }
        var list = [0, 0, 0, 0]
        (list[next()], list[next()]) = (next(), next())
        var x = 1, y = 2
        (x, y) = (y, x)
        print(list, x, y)
        """#)
    #expect(program.ending == .finished)
    #expect(program.output == "[(1, 2), (1, 2), (1, 2)] [(x: 5, y: 6)] (a: 5, b: 6)\n[2, 3, 0, 0] 2 1\n")
  }

  /// Among methods a generic parameter goes before a literal's elements that become existentials.
  @Test func aLiteralAmongMethods() {
    let program = InterpretedProgram(
      source: #"""
        struct An {
          func send<T: Encodable>(_ t: T) -> String { "T" }
          func send(_ d: [String: Any]) -> String { "Any" }
          func put<T>(_ t: T) -> String { "T" }
          func put(_ d: [Any]) -> String { "Any" }
          func go() -> String { put([1]) }
        }
        class A { var n: Int { 1 } }
        class B: A {}
        extension Array where Element == A { func kind() -> String { "list of A" } }
        extension Array { func kind() -> String { "list" } }
        let a = An()
        print(a.send(["k": 1]), a.put([1]), a.put([1, "a"]), a.send(["k": 1, "l": "x"]), a.go())
        print([B(), A()].kind(), [1].kind())
        """#)
    #expect(program.ending == .finished)
    #expect(program.output == "T T Any Any T\nlist of A list\n")
  }
}
