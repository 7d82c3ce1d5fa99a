import Foundation

let text = "a1 b22 c333 d4444"
let digits = try NSRegularExpression(pattern: #"[a-z](\d+)"#)
var found: [String] = []
digits.enumerateMatches(in: text, range: NSRange(text.startIndex..., in: text)) { match, _, stop in
  guard let match else { return }
  found.append((text as NSString).substring(with: match.range(at: 1)))
  if found.count == 2 { stop.pointee = true }
}
var words: [String] = []
text.enumerateSubstrings(in: text.startIndex..., options: .byComposedCharacterSequences) { word, _, _, stop in
  words.append(word ?? "")
  stop = words.count == 3
}
print(found, words)
print(
  text.replacingOccurrences(
    of: "[a-z]", with: "", options: .regularExpression,
    range: text.startIndex..<text.index(text.startIndex, offsetBy: 5)))
print(
  text.ranges(of: "3").count, text.trimmingPrefix("a1 "), text.replacing(" ", with: ""), NSRange(2..<5),
  NSRange(0...3).length)
print(("/a/b.txt" as NSString).pathComponents, Range(NSRange(location: 1, length: 2))!)
print(lrintf(2.5), lroundf(2.5), 3.7.exponent, 12.0.significand, (-1.5).sign == .minus, 1.5.sign == .plus)
