protocol Describable { var text: String { get } }
extension Int: Describable { var text: String { "#\(self)" } }
extension String: Describable { var text: String { "'\(self)'" } }
extension Bool: Describable { var text: String { self ? "on" : "off" } }
extension Array: Describable where Element: Describable {
  var text: String { "[" + map(\.text).joined(separator: " ") + "]" }
}
extension Optional: Describable where Wrapped: Describable {
  var text: String { self?.text ?? "nothing" }
}
extension Dictionary: Describable where Key: Describable & Comparable, Value: Describable {
  var text: String {
    "{" + sorted { $0.key < $1.key }.map { "\($0.key.text): \($0.value.text)" }.joined(separator: ", ") + "}"
  }
}
print([1, 2].text, ["a", "b"].text, [[1], [2, 3]].text, Optional(4).text, [true: "x"].count)
print(["b": [1], "a": []].text, [Optional(1), nil].text, Bool?.none.text)
let things: [Describable] = [1, "x", [true], Optional("y"), ["k": 1]]
print(things.map(\.text))
func show(_ value: Any) -> String { (value as? Describable)?.text ?? "opaque" }
print(show(1), show([1]), show(2.5), show([2.5]), show("s"))

struct Box<Content> { let content: Content }
extension Box: Equatable where Content: Equatable {}
extension Box: Comparable where Content: Comparable {
  static func < (left: Box, right: Box) -> Bool { left.content < right.content }
}
extension Box: CustomStringConvertible where Content: CustomStringConvertible {
  var description: String { "Box(\(content.description))" }
}
extension Box where Content == String { var shout: String { content.uppercased() } }
extension Box where Content: Collection { var size: Int { content.count } }
print(Box(content: 1) == Box(content: 1), [Box(content: 3), Box(content: 1)].sorted(), Box(content: "hi").shout)
print(Box(content: [1, 2]).size, Box(content: "four").size, Box(content: 2) < Box(content: 1))

extension Sequence where Element: Numeric { func total() -> Element { reduce(0, +) } }
extension Collection where Element: BinaryFloatingPoint {
  var average: Element { isEmpty ? 0 : reduce(0, +) / Element(count) }
}
extension Collection where Element: Equatable {
  func allEqual() -> Bool { dropFirst().allSatisfy { $0 == first } }
}
print([1, 2, 3].total(), [0.5, 1].total(), [1.0, 2].average, [Double]().average, (1...4).total())
print([1, 1].allEqual(), "aab".allEqual(), [Int]().allEqual())
