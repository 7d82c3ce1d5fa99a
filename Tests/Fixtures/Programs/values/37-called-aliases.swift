// An alias of a tuple's type is called, types begin with underscores, and a case of Optional tells its function.

typealias Size = (width: Double, height: Double)
typealias Three = (Int, String, isOn: Bool)
let size = Size(width: 1, height: 2)
print(size.width + size.height, Size(width: 3, height: 4) == (3, 4))
var three = Three(1, "a", isOn: true)
three.isOn.toggle()
print(three)
final class Cache {
  typealias Entry = (feed: [Int?], date: Double)
  private(set) var entry: Entry?
  func insert(_ feed: [Int?]) { entry = Entry(feed: feed, date: 3) }
}
let cache = Cache()
cache.insert([1, nil])
print(cache.entry?.feed ?? [], cache.entry!.date)
print([1, 2].map { Size(width: Double($0), height: 0) }.map { $0.width })

class _Hidden { let number = 3 }
protocol __Part { var name: String { get } }
struct _Item: __Part { let name = "item" }
var hidden = [_Hidden]()
hidden.append(_Hidden())
var parts = [String: [__Part]]()
parts["a", default: []].append(_Item())
print(hidden[0].number, parts["a"]![0].name, [Int: _Hidden]().isEmpty, [(_Item, Int)]().count, [_Item?]().count)

struct NotFound: Error {}
func complete(_ text: String?) { print("text", text ?? "none") }
func complete(_ error: Error) { print("error", error) }
complete("a")
complete(.none)
complete(nil)
complete(NotFound())

// Each function has its own alias of the name.
func first<T>(_ value: T) -> String {
  typealias Pair = (T, T)
  return "\(Pair.self)"
}
func second<T>(_ value: T) -> String {
  typealias Pair = [T]
  return "\(Pair.self)"
}
print(first(1), second("a"))
