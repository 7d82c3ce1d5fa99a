import Foundation

let distance = Measurement(value: 1.5, unit: UnitLength.kilometers)
print(
  distance.converted(to: .meters).value,
  (distance + Measurement(value: 250, unit: .meters)).converted(to: .kilometers).value)
print(
  distance > Measurement(value: 1, unit: UnitLength.miles),
  Measurement(value: 100, unit: UnitTemperature.celsius).converted(to: .kelvin).value)
print(Measurement(value: 2, unit: UnitDuration.hours).converted(to: .minutes).value, distance.unit.symbol)

struct Scanner2 {
  private var rest: Substring
  init(_ text: String) { rest = text[...] }
  var isAtEnd: Bool { rest.isEmpty }
  mutating func skipSpaces() { rest = rest.drop { $0 == " " } }
  mutating func take(while condition: (Character) -> Bool) -> String {
    let piece = rest.prefix(while: condition)
    rest = rest.dropFirst(piece.count)
    return String(piece)
  }
  mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }
}
func parseINI(_ text: String) -> [String: [String: String]] {
  var sections: [String: [String: String]] = [:]
  var current = ""
  for line in text.split(whereSeparator: \.isNewline) {
    var scanner = Scanner2(String(line))
    scanner.skipSpaces()
    if scanner.isAtEnd || scanner.take("#") { continue }
    if scanner.take("[") {
      current = scanner.take { $0 != "]" }
      continue
    }
    let key = scanner.take { $0 != "=" }.trimmingCharacters(in: .whitespaces)
    guard scanner.take("=") else { continue }
    scanner.skipSpaces()
    sections[current, default: [:]][key] = scanner.take { $0 != "#" }.trimmingCharacters(in: .whitespaces)
  }
  return sections
}
let settings = parseINI(
  """
  name = top
  # a comment
  [window]
  width = 320   # points
  height=480
  broken line
  [empty]
  """)
for (section, values) in settings.sorted(by: { $0.key < $1.key }) {
  print("[\(section)]", values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", "))
}
func csv(_ text: String) -> [[String]] {
  text.split(separator: "\n").map { line in
    var fields: [String] = [], field = "", isQuoted = false
    for character in line {
      switch (character, isQuoted) {
      case ("\"", _): isQuoted.toggle()
      case (",", false):
        fields.append(field)
        field = ""
      default: field.append(character)
      }
    }
    return fields + [field]
  }
}
print(csv("a,b,c\n1,\"x, y\",3\n,,"))
let scanner = Scanner(string: "12 apples, 3.5 kg")
print(
  scanner.scanInt() ?? 0, scanner.scanUpToString(",") ?? "-", scanner.scanString(",") ?? "-", scanner.scanDouble() ?? 0,
  scanner.isAtEnd)
let regex = try NSRegularExpression(pattern: "([a-z]+)@([a-z]+)\\.org", options: .caseInsensitive)
let text = "Mail ada@home.org or BO@work.org now"
let matches = regex.matches(in: text, range: NSRange(text.startIndex..., in: text))
print(matches.map { match in (1...2).map { String(text[Range(match.range(at: $0), in: text)!]) } })
print(
  text.range(of: "[0-9]", options: .regularExpression) == nil,
  text.replacingOccurrences(of: "\\w+@", with: "*@", options: .regularExpression))
let words = #/(?<first>\w+) (?<second>\w+)/#
if let match = "hello world".firstMatch(of: words) { print(match.first, match.second, match.0) }
print("a1b22c333".matches(of: #/\d+/#).map { Int($0.0)! }, "2024-05-06".split(separator: "-").compactMap { Int($0) })
print(
  "k1=v1;k2=v2".replacing(#/(\w)=(\w)/#) { "\($0.1):\($0.2)" }, "abc".contains(#/b./#),
  "2.5em".prefixMatch(of: #/[\d.]+/#).map { String($0.output) } ?? "-")
