// Operators that the app adds to types of Swift's library, as functions of those.
infix operator **
infix operator ?= : ComparisonPrecedence
extension Array where Element == Int {
  static func + (list: Self, one: Int) -> Self { list + [one] }
  static func ~= (list: Self, one: Int) -> Bool { list.contains(one) }
}
extension Array where Element == String {
  static func - (list: [Element], others: [Element]) -> Self { list.filter { !others.contains($0) } }
}
extension Dictionary {
  static func + (one: Self, other: Self) -> Self { one.merging(other) { $1 } }
}
extension Set {
  static func - (set: Set, others: Set) -> Set { set.subtracting(others) }
}
extension String {
  static func * (text: Self, count: Int) -> Self { String(repeating: text, count: count) }
  static prefix func ! (text: String) -> String { String(text.reversed()) }
}
extension Optional where Wrapped == Int {
  static func + (one: Self, other: Self) -> Int { (one ?? 0) + (other ?? 0) }
}
extension Int {
  static func ** (base: Self, power: Self) -> Self { (0..<power).reduce(1) { product, _ in product * base } }
}
extension Collection where Element: Equatable {
  static func ?= (list: Self, one: Element) -> Bool { list.contains(one) }
}
for number in [4, 5] {
  switch number {
  case [1, 5]: print("one or five")
  default: print("another")
  }
}
print([1] + 2, [1] + [2], ["a", "b"] - ["a"], ["a"] + ["b"], (["a": 1] + ["b": 2]).count, Set([1, 2]) - [1])
print("ab" * 2, 2 * 3, !"abc", !true, Optional(1) + nil, 1 + 2, 2 ** 3, [1, 2] ?= 2, "abc" ?= "z")
