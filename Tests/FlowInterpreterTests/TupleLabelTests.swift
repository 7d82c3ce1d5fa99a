import ProgramRunner
import Testing

/// Labels of tuples, held against what swiftc prints.
struct TupleLabelTests {
  /// A tuple has the labels of the place that holds it, and none where that has none.
  @Test func labelsOfThePlaceCount() {
    let program = InterpretedProgram(
      source: #"""
        func bounds() -> (min: Int, max: Int) { (1, 2) }
        struct S { var p: (Int, Int) = bounds(); var q: (a: Int, b: Int) }
        func take(_ t: (Int, Int)) -> String { "\(t)" }
        func give() -> (Int, Int) { bounds() }
        let m: (Int, Int) = bounds()
        let l: [(Int, Int)] = [bounds(), bounds()]
        let d = ["a": 1]
        let f: (String, Int) = d.first!
        let e: (Int, Character) = Array("ab".enumerated())[1]
        let o: (Int, Int)? = bounds()
        let n: (lo: Int, hi: Int) = give()
        print(m, l, f, e, o!, n)
        print(S(q: give()), take(bounds()), give())
        print(d.map { $0 }, Array("ab".enumerated()))
        var v: (Int, Int) = (3, 4); v = bounds(); print(v)
        let c: (Int) -> (Int, Int) = { _ in bounds() }
        print(c(1), [1, 2].map { _ in bounds() }, [1].reduce((min: 5, max: 6)) { p, x in (p.min + x, p.max) })
        let z = zip([1], [2]).map { $0 }; print(z)
        let t: (Int, (Int, Int)) = (1, bounds()); print(t)
        """#)
    #expect(program.ending == .finished)
    #expect(
      program.output == #"""
        (1, 2) [(1, 2), (1, 2)] ("a", 1) (1, "b") (1, 2) (lo: 1, hi: 2)
        S(p: (1, 2), q: (a: 1, b: 2)) (1, 2) (1, 2)
        [(key: "a", value: 1)] [(offset: 0, element: "a"), (offset: 1, element: "b")]
        (1, 2)
        (1, 2) [(min: 1, max: 2), (min: 1, max: 2)] (min: 6, max: 6)
        [(1, 2)]
        (1, (1, 2))

        """#)
  }
}
