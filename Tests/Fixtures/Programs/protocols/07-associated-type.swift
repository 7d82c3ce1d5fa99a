protocol Container {
  associatedtype Item
  var items: [Item] { get }
}
extension Container { var last: Item? { items.last } }
struct Words: Container { let items = ["a", "b"] }
print(Words().last ?? "-")
