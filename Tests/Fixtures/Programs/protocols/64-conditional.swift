// Conditional conformances, retroactive ones, default implementations by constraints, protocol inheritance with where.
protocol Describable { var text: String { get } }
extension Int: Describable { var text: String { "#\(self)" } }
extension String: Describable { var text: String { "'\(self)'" } }
extension Optional: Describable where Wrapped: Describable { var text: String { map(\.text) ?? "none" } }
extension Array: Describable where Element: Describable {
  var text: String { "[" + map(\.text).joined(separator: " ") + "]" }
}
extension Dictionary: Describable where Key == String, Value: Describable {
  var text: String { sorted { $0.key < $1.key }.map { "\($0.key):\($0.value.text)" }.joined(separator: ",") }
}
func show<T: Describable>(_ t: T) -> String { t.text }
print(show([1, 2]), show(["a": [Optional(1), nil]]), show(Optional("x")), [[1], []].text, (nil as Int?).text)
struct Box<T> { var items: [T] }
extension Box: Equatable where T: Equatable {}
extension Box: CustomStringConvertible where T: CustomStringConvertible {
  var description: String { "Box(\(items.map(\.description)))" }
}
print(Box(items: [1]) == Box(items: [1]), Box(items: [1]), "\(Box(items: [nil as Int?]))".hasPrefix("Box<"))
extension Sequence where Element: Sequence, Element.Element: Comparable {
  func sortedAll() -> [Element.Element] { flatMap { $0 }.sorted() }
}
extension Collection where Element: Hashable {
  var unique: Int { Set(self).count };
  func most() -> Element? { Dictionary(grouping: self) { $0 }.max { ($0.value.count, 0) < ($1.value.count, 0) }?.key }
}
print([[3, 1], [2]].sortedAll(), "hello".unique, [1, 1, 2].most()!, Set([1, 2]).unique, (1...3).unique)
protocol Animal { var sound: String { get } }; protocol Loud: Animal { var volume: Int { get } }
extension Animal { var sound: String { "..." } };
extension Loud { var sound: String { String(repeating: "!", count: volume) } }
struct Mouse: Animal {}; struct Lion: Loud { let volume = 3 };
struct Cat: Loud { let volume = 1; var sound: String { "meow" } }
print(([Mouse(), Lion(), Cat()] as [any Animal]).map(\.sound), (Lion() as any Animal).sound)
