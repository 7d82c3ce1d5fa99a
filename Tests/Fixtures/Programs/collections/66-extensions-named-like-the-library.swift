// A closure of two parameters is not meant for an extension's method whose closure has one.
extension Sequence {
  func sorted<Key: Comparable>(on key: (Element) -> Key, _ areInOrder: (Key, Key) -> Bool = (<)) -> [Element] {
    sorted { areInOrder(key($0), key($1)) }
  }

  func min<Key: Comparable>(on key: (Element) -> Key) -> Element? {
    self.min { key($0) < key($1) }
  }
}

struct Row: CustomStringConvertible {
  let id: Int
  let title: String
  var description: String { "\(id)\(title)" }
}

let rows = [Row(id: 2, title: "b"), Row(id: 1, title: "c"), Row(id: 3, title: "a")]
print(rows.sorted(on: { $0.id }))
print(rows.sorted(on: { $0.title }, >))
print(rows.sorted(on: \.title.count).map(\.id), rows.min(on: \.title) as Any)
print([3, 1, 2].sorted { $0 < $1 }, [3, 1, 2].sorted(on: { 0 - $0 }))

// A range without an end contains numbers, and goes through none of them.
let large = 5...
let isLarge: (Int) -> Bool = large.contains
print(large.contains(3), large.contains(9), (5...).contains(2), isLarge(7))
print([1, 9, 4].filter(large.contains), [1, 9, 4].filter((..<5).contains))
