import Foundation

struct Line { let name: String; let quantity: Int; let cents: Int }
struct Receipt {
  let lines: [Line]
  let width = 28
  private func money(_ cents: Int) -> String { String(format: "%d.%02d", cents / 100, cents % 100) }
  private func row(_ left: String, _ right: String) -> String {
    let space = max(1, width - left.count - right.count)
    return left + String(repeating: ".", count: space) + right
  }
  private func centred(_ text: String) -> String {
    String(repeating: " ", count: (width - text.count) / 2) + text
  }
  var text: String {
    var output = [centred("RECEIPT"), String(repeating: "=", count: width)]
    for line in lines {
      let name = line.name.count > 14 ? line.name.prefix(13) + "…" : Substring(line.name)
      output.append(row("\(line.quantity)x \(name)", money(line.quantity * line.cents)))
    }
    let total = lines.reduce(0) { $0 + $1.quantity * $1.cents }
    output += [String(repeating: "-", count: width), row("Total", money(total)), row("VAT 7%", money(total * 7 / 107))]
    return output.joined(separator: "\n")
  }
}
print(
  Receipt(lines: [
    Line(name: "Tea", quantity: 2, cents: 250), Line(name: "Extraordinary cake", quantity: 1, cents: 1299),
    Line(name: "Käse", quantity: 10, cents: 5),
  ]).text)
func wrap(_ text: String, width: Int) -> [String] {
  var lines = [""]
  for word in text.split(separator: " ") {
    let last = lines[lines.count - 1]
    if last.isEmpty {
      lines[lines.count - 1] = String(word)
    } else if last.count + 1 + word.count <= width {
      lines[lines.count - 1] += " " + word
    } else {
      lines.append(String(word))
    }
  }
  return lines
}
print(wrap("the quick brown fox jumps over the lazy dog", width: 12))
func table(_ rows: [[String]]) -> String {
  let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
  return rows.map { row in
    zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined(separator: " | ")
  }.joined(separator: "\n")
}
print(table([["id", "name"], ["1", "Ada"], ["22", "Bartholomew"]]))
func plural(_ count: Int, _ one: String, _ many: String? = nil) -> String {
  "\(count) \(count == 1 ? one : many ?? one + "s")"
}
print(plural(1, "item"), plural(3, "item"), plural(0, "child", "children"))
func camelToWords(_ text: String) -> String {
  text.reduce(into: "") { $0 += $1.isUppercase && !$0.isEmpty ? " " + $1.lowercased() : String($1) }
}
print(
  camelToWords("viewDidLoad"), camelToWords("Title"),
  "snake_case_name".split(separator: "_").enumerated()
    .map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined())
func caesar(_ text: String, _ shift: UInt8) -> String {
  String(decoding: text.utf8.map { (97...122).contains($0) ? ($0 - 97 + shift) % 26 + 97 : $0 }, as: UTF8.self)
}
print(caesar("hello, zoo", 3), caesar(caesar("hello, zoo", 3), 23))
func isPalindrome(_ text: String) -> Bool {
  let letters = text.lowercased().filter(\.isLetter)
  return letters == String(letters.reversed())
}
print(isPalindrome("A man, a plan, a canal: Panama"), isPalindrome("Swift"))
print(["a", "b", "c"].enumerated().map { "\($0 + 1). \($1)" })
