// Lazy chains and their effects, sequence(first:), sequence(state:), own iterators, zip, stride, unfolding, chunks.
var calls: [String] = []
let chain = (1...10).lazy.map { n -> Int in
  calls.append("m\(n)"); return n * n
}.filter { n in
  calls.append("f\(n)"); return n % 2 == 0
}
print(calls.isEmpty, chain.first!, calls); calls = []
print(
  Array(sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }),
  Array(
    sequence(state: (0, 1)) { s -> Int? in
      defer { s = (s.1, s.0 + s.1) }; return s.0 < 50 ? s.0 : nil
    }), sequence(first: 10) { $0 - 3 }.prefix { $0 > 0 }.map { $0 })
class View { let name: String; weak var parent: View?; init(_ n: String, _ p: View?) { name = n; parent = p } }
let root = View("root", nil), mid = View("mid", root), leaf = View("leaf", mid)
print(
  sequence(first: leaf, next: \.parent).map(\.name),
  sequence(first: leaf) { $0.parent }.first { $0.name.hasPrefix("m") }!.name)
struct Fib: Sequence, IteratorProtocol {
  var a = 0, b = 1; mutating func next() -> Int? { defer { (a, b) = (b, a + b) }; return a }
}
print(
  Array(Fib().prefix(8)), Fib().first { $0 > 30 }!, Fib().lazy.filter { $0 % 2 == 0 }.prefix(4).map { $0 },
  zip(Fib(), "abc").map { "\($1)\($0)" })
struct Grid: Sequence {
  let w: Int, h: Int;
  func makeIterator() -> AnyIterator<(Int, Int)> {
    var i = 0;
    return AnyIterator {
      defer { i += 1 }; return i < w * h ? (i % w, i / w) : nil
    }
  }
}
print(Grid(w: 2, h: 2).map { "\($0)\($1)" }, Grid(w: 3, h: 1).count { $0.0 > 0 }, Array(Grid(w: 1, h: 1)).count)
print(
  Array(stride(from: 0, to: 10, by: 3)), Array(stride(from: 10, through: 0, by: -5)),
  Array(stride(from: 0.0, to: 1, by: 0.25)), (0..<10).reversed().filter { $0.isMultiple(of: 4) }, (1...4).reduce(1, *),
  (1..<1).isEmpty)
extension Array {
  func chunks(_ n: Int) -> [[Element]] {
    stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) }
  }
  func windows(_ n: Int) -> [ArraySlice<Element>] { count < n ? [] : (0...(count - n)).map { self[$0..<$0 + n] } }
}
print([1, 2, 3, 4, 5].chunks(2), [1, 2, 3, 4].windows(3).map { $0.reduce(0, +) }, [1, 2].windows(3).count)
var iterator = [1, 2, 3].makeIterator(); _ = iterator.next();
print(iterator.next()!, Array(IteratorSequence(iterator)), iterator.next() as Any)
let slice = [10, 20, 30, 40][1...2];
print(slice.startIndex, slice[1], Array(slice), slice.first!, slice.indices, slice.firstIndex(of: 30)!, slice + [1])
var mutable = [5, 3, 8, 1]; mutable[1...].sort(); print(mutable); mutable[0..<2] = [9, 9, 9];
print(mutable, mutable.removeFirst(2 - 1), mutable.partition { $0 > 5 }, mutable.count)
print(
  [1, 2, 3].elementsEqual(1...3), [1, 2].starts(with: [1]), [3, 1, 2].max()!, ["a", "bb"].max { $0.count < $1.count }!,
  [1, 2, 3, 4].split { $0 == 3 }, [[1, 2], [3]].joined().map { $0 }, [[1], [2]].joined(separator: [0]).map { $0 },
  [1, 2, 3].lexicographicallyPrecedes([1, 3]))
print(
  [1, 1, 2, 3, 3].reduce(into: [Int]()) { if $0.last != $1 { $0.append($1) } }, Array(repeating: [0], count: 2),
  [3, 2, 1].sorted().first { $0 > 1 }!, [1, 2, 3].shuffled().sorted(),
  (1...3).flatMap { Array(repeating: $0, count: $0) }, Array("abc".enumerated().map { "\($0.offset)\($0.element)" }),
  [1, 2, 3].dropFirst(5).isEmpty, [1, 2, 3].prefix(while: { $0 < 3 }), [1, 2, 3].last { $0 < 3 }!)
let any = AnySequence([1, 2, 3]);
print(
  any.map { $0 + 1 }, AnyCollection([1, 2]).count, repeatElement("x", count: 3).joined(),
  EmptyCollection<Int>().first as Any, CollectionOfOne(5).map { $0 })
print(
  [1, 2, 3, 4].difference(from: [1, 3, 5]).map { c -> String in
    switch c {
    case .insert(let o, let e, _): "+\(o):\(e)";
    case .remove(let o, let e, _): "-\(o):\(e)"
    }
  }, [1, 2, 3].applying([1, 4].difference(from: [1, 2, 3]))!)
