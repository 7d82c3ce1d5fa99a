// Extensions that overload a library's methods for the app's own types: the arguments tell which is meant.
struct Tag { let text: String }

extension Array where Element == String {
  mutating func append(_ tag: Tag) { append("tag " + tag.text) }
  func contains(_ tag: Tag) -> Bool { contains(tag.text) }
  func joined(separator tag: Tag) -> String { joined(separator: tag.text) }
  func firstIndex(of tag: Tag) -> Int? { firstIndex(of: tag.text) }
}

extension String {
  func contains(_ tag: Tag) -> Bool { contains(tag.text) }
  func hasPrefix(_ tag: Tag) -> Bool { hasPrefix(tag.text) }
  mutating func append(_ tag: Tag) { append(tag.text) }
  func split(separator tag: Tag) -> [String] { split(separator: Character(tag.text)).map(String.init) }
}

extension Dictionary where Key == String {
  subscript(_ tag: Tag) -> Value? { self[tag.text] }
  mutating func removeValue(forKey tag: Tag) -> Value? { removeValue(forKey: tag.text) }
}

extension Int {
  func advanced(by tag: Tag) -> Int { advanced(by: tag.text.count) }
}

extension Sequence {
  func map(_ tag: Tag) -> [String] { map { "\($0)" + tag.text } }
  func sorted(by tag: Tag) -> [String] { map { "\($0)" }.sorted() }
}

extension Optional {
  func map(_ tag: Tag) -> String { tag.text }
}

let tag = Tag(text: "x")
var words = ["x"]
words.append("y")
words.append(Tag(text: "z"))
print(words, words.contains(tag), words.contains("q"))
print(words.joined(separator: Tag(text: "-")), words.joined(separator: "+"))
print(words.firstIndex(of: tag) ?? -1, words.firstIndex(of: "y") ?? -1)

var text = "xyx"
text.append("w")
text.append(Tag(text: "v"))
print(text, text.contains(tag), text.contains("q"), text.hasPrefix(tag), text.hasPrefix("y"))
print(text.split(separator: tag), text.split(separator: "y"))

var counts = ["x": 1, "y": 2]
print(counts[tag] ?? 0, counts["y"] ?? 0, counts.removeValue(forKey: tag) ?? 0, counts.removeValue(forKey: "y") ?? 0)
print(counts.count, 3.advanced(by: tag), 3.advanced(by: 4))

print(
  [3, 1].map(tag), [3, 1].map { $0 * 2 }, [3, 1].sorted(by: tag), [3, 1].sorted(by: <), [3, 1].sorted { $0 > $1 })
let number: Int? = 3
print(number.map { $0 + 1 } ?? 0, number.map(tag))
