// Indices of strings, characters of several scalars, views, ranges, searching and replacing.
import Foundation

let s = "héllo 👨‍👩‍👧 wörld 🇩🇪e\u{301}"
print(s.count, s.unicodeScalars.count, s.utf8.count, s.utf16.count, Array(s).last!, s.first!.isLetter)
let i = s.index(s.startIndex, offsetBy: 6)
print(
  s[i], s[..<i], s[i...].dropFirst(2), s.distance(from: s.startIndex, to: i),
  s.index(i, offsetBy: 100, limitedBy: s.endIndex) == nil)
print(
  "e\u{301}" == "é", "e\u{301}".count, "\u{1F1E9}\u{1F1EA}".count,
  "👍🏽".unicodeScalars.map { String($0.value, radix: 16) }, Character("👍🏽").unicodeScalars.count)
if let space = s.firstIndex(of: " ") {
  print(s[..<space], s[s.index(after: space)...].first!, s[space..<s.endIndex].count)
}
var t = "Hello"
t.insert("!", at: t.endIndex); t.insert(contentsOf: " there", at: t.index(t.startIndex, offsetBy: 5));
t.replaceSubrange(t.startIndex..<t.index(t.startIndex, offsetBy: 1), with: "J"); print(t)
t.removeSubrange(t.index(t.endIndex, offsetBy: -3)...); t.removeAll { "aeiou".contains($0) };
print(t, t.popLast()!, t.hasPrefix("J"), t.isEmpty)
print(
  "a,b,,c".split(separator: ","), "a,b,,c".split(separator: ",", omittingEmptySubsequences: false).count,
  "a,b,c,d".split(separator: ",", maxSplits: 1), "a-b_c".split { $0 == "-" || $0 == "_" },
  "a\nb\r\nc".split(whereSeparator: \.isNewline), "a b  c".components(separatedBy: " "))
print("Straße".uppercased(), "ÅÄÖ".lowercased(), "hello world".capitalized, "İ".lowercased().count, "ǆ".uppercased())
print(
  "abc" < "abd", "Z" < "a", "a" < "á", "10" < "9", ["b", "A", "a", "B", "é", "e"].sorted(),
  ["b10", "b9", "B1"].sorted { $0.localizedStandardCompare($1) == .orderedAscending })
for c in "a1 Ω\t½五_".map({ $0 }) {
  print(
    c.isLetter
      ? "L"
      : c.isNumber
        ? "N\(c.wholeNumberValue.map(String.init) ?? "-")" : c.isWhitespace ? "W" : c.isPunctuation ? "P" : "?",
    terminator: " ")
}
print(
  "z".first!.asciiValue!, Character("é").isASCII, "7".first!.isHexDigit, "F".first!.hexDigitValue!,
  Character(UnicodeScalar(65)), UnicodeScalar("a").value, ("a" as Character) < "b")
print(
  "swift".range(of: "if").map { "swift".distance(from: "swift".startIndex, to: $0.lowerBound) } as Any,
  "a.b.c".replacingOccurrences(of: ".", with: ""), "Hello".contains("ell"), "Hello".lowercased().contains("H"),
  "mississippi".replacing("ss", with: "SS"),
  "banana".lastIndex(of: "n").map { "banana".distance(from: "banana".startIndex, to: $0) } as Any)
print(
  String("stressed".reversed()), String(repeating: "ab", count: 3), String(["a", "b"] as [Character]),
  "abc".map { String($0) + "." }.joined(), "x".padding(toLength: 4, withPad: "-", startingAt: 0),
  String("abc".enumerated().map { $0.offset % 2 == 0 ? $0.element : "_" }))
print(
  "  trim \n".trimmingCharacters(in: .whitespacesAndNewlines),
  "xxaxx".trimmingCharacters(in: CharacterSet(charactersIn: "x")), "a1b2".filter(\.isNumber),
  "one two".split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "),
  "résumé".folding(options: .diacriticInsensitive, locale: nil), "ABC".caseInsensitiveCompare("abc") == .orderedSame)
let sub = "key=value=x".drop { $0 != "=" }.dropFirst();
print(
  sub, String(sub.prefix { $0 != "=" }), type(of: sub), sub.startIndex > "key".startIndex, "abc".suffix(2),
  "abc".dropLast(5), "αβγ".prefix(2).count)
print(
  """
  multi \
  line "quoted" \("in" + "side")
    indented\tTab
  """, #"raw \n \#(1 + 1)"#, "nul\0".count, "a\u{200D}b".count, "\r\n".count)
print(
  "%41 b".removingPercentEncoding as Any, "a b/ü".addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)!,
  "abc".data(using: .utf8)!.count, String(data: Data([104, 105]), encoding: .utf8)!,
  "1,2;3".components(separatedBy: CharacterSet(charactersIn: ",;")), "abcabc".firstRange(of: "ca") != nil,
  "aXbX".split(separator: "X", omittingEmptySubsequences: false).count)
