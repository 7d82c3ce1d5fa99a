// Regular expressions as apps use them: NSRegularExpression, range(of:options:), Regex literals and their captures.
import Foundation

let text = "Call +49 30 123-456 or +1 555 000-111, mail a.b@c.de (2024-05-06)"
let phone = try NSRegularExpression(pattern: #"\+(\d+) (\d+) ([\d-]+)"#)
let all = phone.matches(in: text, range: NSRange(text.startIndex..., in: text))
print(all.map { m in (1..<m.numberOfRanges).map { String(text[Range(m.range(at: $0), in: text)!]) } })
print(
  phone.firstMatch(in: "none", range: NSRange(location: 0, length: 4)) == nil,
  phone.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)))
print(phone.stringByReplacingMatches(in: text, range: NSRange(text.startIndex..., in: text), withTemplate: "<$1/$3>"))
print(
  text.range(of: #"\d{4}-\d\d"#, options: .regularExpression).map { text[$0] } as Any,
  text.replacingOccurrences(of: "[0-9]", with: "#", options: .regularExpression))
func isMail(_ s: String) -> Bool {
  s.range(of: #"^[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}$"#, options: [.regularExpression, .caseInsensitive]) != nil
}
print(["a@b.co", "a@b", "x y@z.de", "A.B@C.DE"].map(isMail))
if let m = text.firstMatch(of: #/(?<year>\d{4})-(\d\d)-(\d\d)/#) { print(m.output.year, m.2, Int(m.3)!, m.0) }
print(
  text.matches(of: #/\d+/#).map { String($0.output) }, text.contains(#/mail/#),
  "a1b22".replacing(#/\d+/#) { "<\($0.output)>" }, "k=v; x=y".split(separator: #/;\s*/#).map(String.init))
if let m = try (#/(\w+)=(\w+)/#).wholeMatch(in: "key=value") { print(m.1, m.2) }
print(
  "abc".wholeMatch(of: #/b/#) == nil, "abc".prefixMatch(of: #/ab?/#)?.output ?? "",
  try Regex("[aeiou]").firstMatch(in: "xyzo") != nil, (try? Regex("(")) == nil,
  "aAbB".matches(of: #/[a-z]/#.ignoresCase()).count)
