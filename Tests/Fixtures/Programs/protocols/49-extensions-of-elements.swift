// Which extension of a library's type is meant hangs on the elements. `any Priced` does not conform to Priced.
protocol Priced { var price: Int { get } }
struct Book: Priced { var price = 10 }
struct Pen: Priced { var price = 2 }

extension Array where Element: Priced {
  var total: Int { reduce(0) { $0 + $1.price } }
  func kind() -> String { "of one kind" }
}
extension Array where Element == any Priced {
  var total: Int { reduce(0) { $0 + $1.price } * 100 }
  func kind() -> String { "mixed" }
}
extension Array where Element == Int {
  var total: Int { reduce(0, +) }
  func kind() -> String { "numbers" }
}
extension Optional where Wrapped: Priced { var cost: Int { self?.price ?? 0 } }
extension Optional where Wrapped == String { var cost: String { self ?? "free" } }

let mixed: [any Priced] = [Book(), Pen()]
print(mixed.total, mixed.kind())
print([Book(), Book()].total, [Book()].kind())
print([1, 2].total, [1, 2].kind())
print(Optional(Pen()).cost, Optional<String>.none.cost)
