// Subscripts of the app's beside the library's, indices of sets, and what tells objects apart.

extension Dictionary {
  subscript(key: Key?) -> Value? {
    get {
      guard let key = key else { return nil }
      return self[key]
    }
    set {
      guard let key = key else { return }
      self[key] = newValue
    }
  }
}
extension Array {
  subscript(index: Int?) -> Element? {
    guard let index else { return nil }
    return self[index]
  }
}
extension Array where Element == String {
  subscript(name: String?) -> String? { name.flatMap { name in first { $0 == name } } }
}
var counts = ["a": 1]
let key: String? = "a"
let missing: String? = nil
print(counts[key] ?? 0, counts[missing] ?? -1, counts["a"] ?? 0)
counts[key] = 5
counts[missing] = 7
counts["b"] = 2
print(counts["a"]!, counts.count)
let list = ["x", "y"]
let place: Int? = 1
print(list[place] ?? "none", list[0], list["y"] ?? "none", list["z" as String?] ?? "none")

struct Item: Hashable { let number: Int }
var items: Set<Item> = [Item(number: 1), Item(number: 2), Item(number: 3)]
if let index = items.firstIndex(where: { $0.number == 2 }) { print(items.remove(at: index).number) }
print(items.map(\.number).sorted())

final class Object { deinit { print("gone") } }
var object: Object? = Object()
weak var seen = object
let one = ObjectIdentifier(object!)
let other = ObjectIdentifier(object!)
print(one == other, Set([one, other]).count)
object = nil
print(seen == nil, one == other)
let left = Object()
let right = Object()
print(
  ObjectIdentifier(left) == ObjectIdentifier(right), ObjectIdentifier(Object.self) == ObjectIdentifier(type(of: left)))
