enum StoreError: Error { case full(Int) }
struct Store {
  private(set) var items: [String] = []
  let capacity: Int
  mutating func add(_ item: String) throws {
    guard items.count < capacity else { throw StoreError.full(items.count) }
    items.append(item)
  }
  mutating func transaction(_ body: (inout Store) throws -> Void) rethrows {
    var copy = self
    try body(&copy)
    self = copy
  }
}
extension Sequence {
  func firstValue<T>(_ transform: (Element) throws -> T?) rethrows -> T? {
    for element in self {
      if let value = try transform(element) { return value }
    }
    return nil
  }
}
var store = Store(capacity: 3)
store.transaction { $0 = Store(capacity: 2) }
do {
  try store.transaction {
    try $0.add("a")
    try $0.add("b")
    try $0.add("c")
  }
} catch StoreError.full(let count) {
  print("rolled back at", count, store.items)
}
do {
  try store.transaction { try $0.add("only") }
  print(store.items)
}
print([1, 2, 3].firstValue { $0 > 1 ? "n\($0)" : nil } ?? "-")
do {
  _ = try [1, 2].firstValue { (n: Int) throws -> Int? in
    if n == 2 { throw StoreError.full(n) }
    return nil
  }
} catch { print(error) }
func measure<T>(_ name: String, _ body: () throws -> T) rethrows -> T {
  print("begin", name)
  defer { print("end", name) }
  return try body()
}
print(measure("plain") { 41 + 1 })
print((try? measure("throwing") { try Store(capacity: 0).items.first.orThrow(StoreError.full(0)) }) ?? "none")
extension Optional {
  func orThrow(_ error: @autoclosure () -> Error) throws -> Wrapped {
    guard let self else { throw error() }
    return self
  }
}
let handler: (Int) throws -> String = { n in
  guard n != 0 else { throw StoreError.full(n) }
  return "\(10 / n)"
}
for n in [5, 0] { print((try? handler(n)) ?? "thrown") }
do {
  let text = try [2, 1, 0].map(handler).joined()
  print(text)
} catch { print("map stopped:", error) }
let sorted = try [3, 1, 2].sorted { a, b throws in
  if a == 9 { throw StoreError.full(9) }
  return a < b
}
print(sorted)
