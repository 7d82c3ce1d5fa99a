// Sorting: stable, by several keys, with comparators, of optionals, and binary searches in what is sorted.
import Foundation

struct P: CustomStringConvertible { let n: String, a: Int, d: Double?; var description: String { "\(n)\(a)" } }
let all = [
  P(n: "b", a: 2, d: 1), P(n: "a", a: 2, d: nil), P(n: "c", a: 1, d: 3), P(n: "b", a: 1, d: nil), P(n: "a", a: 1, d: 2),
]
print(
  all.sorted { $0.a < $1.a }, all.sorted { $0.n < $1.n }, all.sorted { ($0.a, $0.n) < ($1.a, $1.n) },
  all.sorted { $0.a != $1.a ? $0.a > $1.a : $0.n < $1.n })
print(
  all.sorted { ($0.d ?? .infinity) < ($1.d ?? .infinity) },
  all.sorted {
    switch ($0.d, $1.d) {
    case let (l?, r?): l > r;
    case (nil, _?): true;
    default: false
    }
  })
print(
  all.sorted(using: KeyPathComparator(\.n)),
  all.sorted(using: [KeyPathComparator(\.a, order: .reverse), KeyPathComparator(\.n)]))
print(
  ["file10", "file9", "File1"].sorted { $0.compare($1, options: [.numeric, .caseInsensitive]) == .orderedAscending },
  ["é", "z", "a", "E"].sorted { $0.compare($1, options: .caseInsensitive) == .orderedAscending })
var names = ["d", "a", "c", "b"]; names.sort(by: >); print(names); names.reverse(); print(names); names.swapAt(0, 3);
print(names, names.sorted() == names.sorted(by: <), names.min()!, names.max(by: >)!)
extension Array where Element: Comparable {
  func lower(_ x: Element) -> Int {
    var l = 0, h = count; while l < h { let m = (l + h) / 2; if self[m] < x { l = m + 1 } else { h = m } }; return l
  }
  mutating func insertSorted(_ x: Element) { insert(x, at: lower(x)) }
}
var sorted: [Int] = []; for n in [5, 1, 4, 1, 3] { sorted.insertSorted(n) };
print(sorted, sorted.lower(4), sorted.lower(9))
struct Heap<T> {
  var items: [T] = []; let isLess: (T, T) -> Bool
  init(_ isLess: @escaping (T, T) -> Bool) { self.isLess = isLess }
  mutating func push(_ x: T) {
    items.append(x); var i = items.count - 1;
    while i > 0, isLess(items[i], items[(i - 1) / 2]) { items.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 }
  }
  mutating func pop() -> T? {
    guard !items.isEmpty else { return nil }; items.swapAt(0, items.count - 1); let top = items.removeLast(); var i = 0
    while true {
      var least = i;
      for c in [2 * i + 1, 2 * i + 2] where c < items.count && isLess(items[c], items[least]) { least = c };
      if least == i { break }; items.swapAt(i, least); i = least
    }; return top
  }
}
var heap = Heap<P> { ($0.a, $0.n) < ($1.a, $1.n) }; all.forEach { heap.push($0) };
while let p = heap.pop() { print(p, terminator: " ") }
print()
func quick<T: Comparable>(_ l: [T]) -> [T] {
  guard let p = l.first else { return [] }; let r = l.dropFirst();
  return quick(r.filter { $0 < p }) + [p] + quick(r.filter { $0 >= p })
}
print(
  quick([3, 1, 2, 3, 0]), quick("sort".map { $0 }), zip([2, 1], ["b", "a"]).sorted { $0.0 < $1.0 }.map(\.1),
  [[2, 1], [1, 9], [1]].sorted { $0.lexicographicallyPrecedes($1) }, [true, false].sorted { !$0 && $1 },
  [(1, "z"), (1, "a"), (0, "m")].sorted(by: <).map(\.1))
