import Foundation

// Literals: their captures are a tuple's.
let settings = "k=1;v=22"
for match in settings.matches(of: #/(\w)=(\d+)/#) { print(match.1, match.2, match.output.0) }
if let date = "2024-05-06".wholeMatch(of: #/(?<year>\d{4})-(\d\d)-(\d\d)/#) {
  print(date.year, date.2, Int(date.3)! + 1)
}
print(settings.replacing(#/\d+/#, with: "#"), settings.contains(#/v=/#), settings.starts(with: #/\d/#))
print("a1b2".split(separator: #/\d/#), settings.ranges(of: #/\d/#).count)
print(settings.replacing(#/\d+/#) { "<\($0.output)>" })
if let match = try? #/(b)?c/#.firstMatch(in: "xc") { print(match.1 as Any) }
print("B".firstMatch(of: #/b/#.ignoresCase()) != nil, "xy".prefixMatch(of: #/y/#) == nil)

// Of a text: a list of captures.
let pair = try Regex("([a-z])=(\\d)")
if let match = settings.firstMatch(of: pair) {
  print(match.output.count, match.output[1].substring ?? "", match[2].substring ?? "")
}

// NSRegularExpression
let text = "a1 b22 C333"
let whole = NSRange(text.startIndex..., in: text)
let codes = try NSRegularExpression(pattern: "([a-z])(\\d+)", options: [.caseInsensitive])
for match in codes.matches(in: text, range: whole) {
  print(match.range, match.numberOfRanges, match.range(at: 2), text[Range(match.range(at: 1), in: text)!])
}
print(codes.stringByReplacingMatches(in: text, options: [], range: whole, withTemplate: "<$1>"))
print(codes.firstMatch(in: "none", range: NSRange(location: 0, length: 4)) == nil)
print(codes.numberOfMatches(in: text, range: whole), codes.numberOfCaptureGroups)
codes.enumerateMatches(in: text, options: [], range: NSRange(location: 0, length: 6)) { match, _, _ in
  print(match!.range.location)
}
do { _ = try NSRegularExpression(pattern: "[") } catch { print((error as NSError).code) }
