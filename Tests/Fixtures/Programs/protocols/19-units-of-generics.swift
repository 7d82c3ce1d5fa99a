protocol Monoid {
  static var empty: Self { get }
  static func <> (left: Self, right: Self) -> Self
}
infix operator <> : AdditionPrecedence
extension Monoid { static func concat(_ values: [Self]) -> Self { values.reduce(.empty, <>) } }
extension String: Monoid {
  static var empty: String { "" }
  static func <> (left: String, right: String) -> String { left + right }
}
extension Array: Monoid {
  static var empty: [Element] { [] }
  static func <> (left: [Element], right: [Element]) -> [Element] { left + right }
}
struct Sum: Monoid, Equatable {
  let value: Int
  static let empty = Sum(value: 0)
  static func <> (left: Sum, right: Sum) -> Sum { Sum(value: left.value + right.value) }
}
struct Max<T: Comparable>: Monoid {
  var value: T?
  static var empty: Max { Max(value: nil) }
  static func <> (left: Max, right: Max) -> Max {
    guard let a = left.value, let b = right.value else { return Max(value: left.value ?? right.value) }
    return Max(value: max(a, b))
  }
}
extension Optional: Monoid where Wrapped: Monoid {
  static var empty: Wrapped? { .none }
  static func <> (left: Wrapped?, right: Wrapped?) -> Wrapped? {
    switch (left, right) {
    case let (a?, b?): return a <> b
    case let (a, b): return a ?? b
    }
  }
}
extension Dictionary: Monoid where Value: Monoid {
  static var empty: [Key: Value] { [:] }
  static func <> (left: [Key: Value], right: [Key: Value]) -> [Key: Value] { left.merging(right, uniquingKeysWith: <>) }
}
struct Pair<A: Monoid, B: Monoid>: Monoid {
  var a: A, b: B
  static var empty: Pair { Pair(a: .empty, b: .empty) }
  static func <> (left: Pair, right: Pair) -> Pair { Pair(a: left.a <> right.a, b: left.b <> right.b) }
}
print(String.concat(["a", "b"]), [Int].concat([[1], [], [2]]), Sum.concat([1, 2, 3].map(Sum.init)).value)
print(Max<Int>.concat([]).value as Any, Max.concat([3, 9, 4].map { Max(value: $0) }).value ?? 0)
print(Optional<String>.concat(["x", nil, "y"]) ?? "-", Optional<Sum>.concat([nil, nil]) as Any)
let votes = [["tea": Sum(value: 2)], ["milk": Sum(value: 1), "tea": Sum(value: 3)], [:]]
print([String: Sum].concat(votes).sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.value)" })
let words = ["one", "three", "no"]
let stats = Pair.concat(words.map { Pair(a: Sum(value: $0.count), b: Max(value: $0)) })
print(stats.a.value, stats.b.value ?? "-")
func fold<S: Sequence, M: Monoid>(_ sequence: S, _ transform: (S.Element) -> M) -> M {
  sequence.reduce(.empty) { $0 <> transform($1) }
}
print(
  fold(1...4) { [$0, $0 * $0] }, fold("abc") { String($0) + "." },
  fold(words) { Sum(value: $0 == "no" ? 1 : 0) } == Sum(value: 1))
