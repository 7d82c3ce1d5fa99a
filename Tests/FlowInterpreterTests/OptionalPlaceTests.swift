import ProgramRunner
import Testing

/// Values in places of Optionals and lists, held against what swiftc prints.
struct OptionalPlaceTests {
  /// It holds what its type asks for, as any variable does.
  @Test func aLocalVariableWithObservers() {
    let program = InterpretedProgram(
      source: #"""
        func go() {
          var log: [String] = []
          var e: Int? = nil { didSet { log.append("\(String(describing: oldValue)) \(String(describing: e))") } }
          e = 6; e = nil; e = 7
          var n = Int("3") { willSet { log.append("\(String(describing: newValue))") } }
          n = 5
          var x = 1.5 { didSet { log.append("\(x)") } }
          x = 3
          var l: [Double] = [] { didSet { log.append("\(l)") } }
          l = [1, 2]; l.append(3)
          var y: Double = 0 { willSet { log.append("\(newValue)") } }
          y = 2
          y += 1
          print(log, n as Any, e as Any)
        }
        go()
        """#)
    #expect(program.ending == .finished)
    #expect(
      program.output == #"""
        ["nil Optional(6)", "Optional(6) nil", "nil Optional(7)", "Optional(5)", "3.0", "[1.0, 2.0]", "[1.0, 2.0, 3.0]", "2.0", "3.0"] Optional(5) Optional(7)

        """#)
  }

  /// What the closure of `reduce` gives is of the type of its first value.
  @Test func reducing() {
    let program = InterpretedProgram(
      source: #"""
        let last = [1, 2].reduce(Int?.none) { _, x in x }
        let big = [1, 2].reduce(Optional(0)) { a, x in x }
        let e: Int? = [1, 2].reduce(nil) { a, x in x }
        let r = [3, 2].reduce((nil, 0)) { (p: (Int?, Int), x) in (x, p.1 + x) }
        let s = ["b", "a"].reduce(String?.none) { a, x in guard let a = a else { return x }; return min(a, x) }
        let u = [3, 2].reduce((Int?.none, 0)) { p, x in (x, p.1 + x) }
        let v = [1, 2].reduce([Int?]()) { $0 + [$1] }
        let w = [1, 2].reduce(Int?.none) { a, x in x > 1 ? nil : x }
        let k = [1, 2].reduce((lo: 9, hi: 0)) { (min($0.lo, $1), max($0.hi, $1)) }
        print(last as Any, big as Any, e as Any, r, s as Any, u, v, w as Any, k)
        """#)
    #expect(program.ending == .finished)
    #expect(
      program.output == #"""
        Optional(2) Optional(2) Optional(2) (Optional(2), 5) Optional("a") (Optional(2), 5) [Optional(1), Optional(2)] nil (lo: 1, hi: 2)

        """#)
  }

  /// A task gets the result that its continuation is of.
  @Test func resultsOfContinuations() {
    let program = InterpretedProgram(
      source: #"""
        func a() async -> Int? { await withCheckedContinuation { $0.resume(returning: 5) } }
        func b() async throws -> Double { try await withCheckedThrowingContinuation { (k: CheckedContinuation<Double, Error>) in k.resume(returning: 5) } }
        func c() async -> String? { await withUnsafeContinuation { (k: UnsafeContinuation<String?, Never>) in k.resume(returning: nil) } }
        let number = await withCheckedContinuation { (k: CheckedContinuation<Int?, Never>) in k.resume(returning: 5) }
        await withCheckedContinuation { (k: CheckedContinuation<Void, Never>) in k.resume() }
        print(String(describing: number), await a() as Any, try await b(), await c() as Any)
        """#)
    #expect(program.ending == .finished)
    #expect(
      program.output == #"""
        Optional(5) Optional(5) 5.0 nil

        """#)
  }

  /// `try?` adds no Optional to one (SE-0230).
  @Test func tryOfAnOptionalIsThatOptional() {
    let program = InterpretedProgram(
      source: #"""
        func find() throws -> [Int]? { [1] }
        func num() throws -> Int? { 1 }
        var l = try? find(); l = [5]; print(l!, l as Any)
        var n = (try? num()) ?? 5; n = 7; print(n)
        var m = try? num(); m = nil; print(m as Any); m = 4; print(m as Any)
        var x = (try? num()) ?? nil; x = 4; print(x as Any); x = nil
        """#)
    #expect(program.ending == .finished)
    #expect(
      program.output == #"""
        [5] Optional([5])
        7
        nil
        Optional(4)
        Optional(4)

        """#)
  }

  /// `Box<Int?>` holds an Optional, whatever made it.
  @Test func aGenericTypeOfThePlace() {
    let program = InterpretedProgram(
      source: #"""
        struct Box<T> { var v: T }
        func make<T>(_ t: T) -> Box<T> { Box(v: t) }
        func list<T>(_ t: T) -> [T] { [t] }
        func pass<T>(_ t: T) -> T { t }
        func wrap(_ b: Box<Int?>) -> String { "\(b.v as Any)" }
        func give() -> Box<Int?> { make(4) }
        let b: Box<Int?> = make(3)
        print(b.v as Any, wrap(make(5)), give().v as Any)
        let l: [Int?] = list(3); print(l)
        let f: (Int?) -> Box<Int?> = Box.init
        print(f(3).v as Any)
        let bs: [Box<Int?>] = [make(1), make(nil)]
        print(bs[0].v as Any, bs[1].v as Any)
        let c: Box<Double> = make(3); print(c.v)
        let o: Box<Int>? = make(3); print(o!.v)
        let p: Int? = pass(3); print(p as Any)
        """#)
    #expect(program.ending == .finished)
    #expect(
      program.output == #"""
        Optional(3) Optional(5) Optional(4)
        [Optional(3)]
        Optional(3)
        Optional(1) nil
        3.0
        3
        Optional(3)

        """#)
  }

  /// `_name = Wrapper(wrappedValue: nil)` wraps an Optional.
  @Test func aWrapperThatAnInitialiserMakes() {
    let program = InterpretedProgram(
      source: #"""
        @propertyWrapper struct L<V> { var value: V; var log: [String] = []; init(wrappedValue: V) { value = wrappedValue }; var wrappedValue: V { get { value } set { log.append("\(newValue)"); value = newValue } } }
        struct A { @L var name: String?; @L var n: Double; init() { _name = L(wrappedValue: nil); _n = L(wrappedValue: 1) }; mutating func go() -> String { name = "ada"; n = 2; return _name.log[0] + _n.log[0] } }
        var a = A(); print(a.go(), a.name as Any, a.n)
        final class C { @L var name: String?; init(_ s: String?) { self._name = L(wrappedValue: s) }; func go() -> [String] { name = "x"; name = nil; return _name.log } }
        print(C(nil).go(), C("a").go())
        """#)
    #expect(program.ending == .finished)
    #expect(
      program.output == #"""
        Optional("ada")2.0 Optional("ada") 2.0
        ["Optional(\"x\")", "nil"] ["Optional(\"x\")", "nil"]

        """#)
  }

  /// The place decides what `filter` of a text, a set or a dictionary gives.
  @Test func filteringIntoAnArray() {
    let program = InterpretedProgram(
      source: #"""
        let letters: [Character] = "a b".filter { $0 != " " }
        print(letters, letters[1])
        struct T { let s: [Character]; init(_ t: String) { s = t.filter { $0 != " " } }; func at(_ i: Int) -> Character { s[i] } }
        print(T("x y").at(1))
        func take(_ c: [Character]) -> Int { c.count }
        print(take("a b".filter { $0 == "a" }))
        func give() -> [Character] { "abc".filter { $0 != "a" } }
        print(give())
        let g: [Int] = Set([1, 2, 3]).filter { $0 > 2 }
        print(g + [4], type(of: g), g[0])
        let d: [(key: String, value: Int)] = ["a": 1].filter { $0.value > 0 }
        print(d[0].key, d.count)
        let t: String = "a b".filter { $0 != " " }; print(t)
        let u = "a b".filter { $0 != " " }; print(u)
        let st: Set<Int> = Set([1, 2]).filter { $0 > 1 }; print(st)
        """#)
    #expect(program.ending == .finished)
    #expect(
      program.output == #"""
        ["a", "b"] b
        y
        1
        ["b", "c"]
        [3, 4] Array<Int> 3
        a 1
        ab
        ab
        [2]

        """#)
  }

  /// They are of the type that the elements beside them wrap.
  @Test func nilsInALiteral() {
    let program = InterpretedProgram(
      source: #"""
        extension Array { func second() -> Element? { count > 1 ? self[1] : nil }
         func second2() -> Element? { if count > 1 { return self[1] }; return nil }
         func second3() -> Element? { return count > 1 ? self[1] : nil } }
        let x = [Int?.some(1), nil].second(); print(x == nil, x as Any)
        let y = [Int?.some(1), nil].second2(); print(y == nil, y as Any)
        let z = [Int?.some(1), 2].second(); print(z as Any)
        let l: [Int?] = [1, nil]
        let w = l.second(); print(w == nil, l.second3() == nil)
        let e: Int? = nil; let k: Int?? = 1 > 0 ? e : nil; print(k == nil)
        """#)
    #expect(program.ending == .finished)
    #expect(
      program.output == #"""
        false Optional(nil)
        false Optional(nil)
        Optional(Optional(2))
        false false
        false

        """#)
  }
}
