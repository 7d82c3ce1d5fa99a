import Foundation

let raw = "  Ada Lovelace; Alan Turing ;Grace Hopper;; "
let names = raw.components(separatedBy: ";").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
print(names, raw.split(separator: ";").count, raw.split(separator: ";", omittingEmptySubsequences: false).count)
func initials(_ name: String) -> String {
  name.split(separator: " ").compactMap(\.first).map(String.init).joined(separator: ".") + "."
}
print(names.map(initials), names.map { $0.lowercased().replacingOccurrences(of: " ", with: "-") })
func title(_ text: String) -> String {
  text.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ")
}
print(title("the QUICK brown fOX"), "hello world".capitalized)
print(
  "7".padding(toLength: 3, withPad: "0", startingAt: 0), "long text".padding(toLength: 4, withPad: " ", startingAt: 0))
func padLeft(_ text: String, _ length: Int) -> String {
  String(repeating: " ", count: max(0, length - text.count)) + text
}
for row in [("Tea", 2), ("Coffee", 13)] {
  print("|" + row.0.padding(toLength: 8, withPad: ".", startingAt: 0) + padLeft("\(row.1)", 4) + "|")
}
let path = "/users/42/posts.json"
print(path.components(separatedBy: "/"), (path as NSString).lastPathComponent, (path as NSString).pathExtension)
if let dot = path.lastIndex(of: "."), let slash = path.lastIndex(of: "/") {
  print(path[path.index(after: slash)..<dot], path[..<slash], path[dot...].dropFirst())
}
let start = path.startIndex
print(path[start], path[path.index(start, offsetBy: 3)], path.distance(from: start, to: path.endIndex))
print(path.range(of: "42").map { String(path[$0.upperBound...]) } ?? "-", path.range(of: "zz") == nil)
var text = "abc"
text.insert("-", at: text.index(after: text.startIndex))
text.append("!")
text += "?"
text.remove(at: text.startIndex)
text.removeLast()
print(text, text.isEmpty, text.firstIndex(of: "c") != nil)
text.replaceSubrange(text.startIndex...text.startIndex, with: "++")
print(text, text.hasPrefix("++"), text.dropFirst(2), text.filter(\.isLetter))
let emoji = "👨‍👩‍👧é🇩🇪"
print(emoji.count, emoji.unicodeScalars.count, emoji.utf8.count, String(emoji.reversed()).count)
print("e\u{301}" == "é", "straße".uppercased(), "ÄÖ".lowercased(), "abc".compare("abd") == .orderedAscending)
print("a1b22".filter(\.isNumber), "a,b;c".split { ",;".contains($0) }, "x".unicodeScalars.first!.value)
print(
  "apple".caseInsensitiveCompare("APPLE") == .orderedSame,
  "img10".compare("img9", options: .numeric) == .orderedDescending)
print("line one\nline two\n".split(whereSeparator: \.isNewline), "tab\there".contains("\t"), "abc" < "abd")
print(
  String(describing: Array("hey")), "hey".map { $0.asciiValue! }, String(UnicodeScalar(65)), Character("a").isUppercase)
let template = "Dear {name}, you have {count} messages"
print(
  ["{name}": "Al", "{count}": "3"].sorted { $0.key < $1.key }.reduce(template) {
    $0.replacingOccurrences(of: $1.key, with: $1.value)
  })
