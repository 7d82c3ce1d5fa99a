import Foundation

protocol Localizing { func text(_ key: String, _ arguments: [CVarArg]) -> String }
struct Table: Localizing {
  let locale: Locale
  let entries: [String: String]
  let fallback: [String: String]
  func text(_ key: String, _ arguments: [CVarArg] = []) -> String {
    let format = entries[key] ?? fallback[key] ?? key
    return arguments.isEmpty ? format : String(format: format, locale: locale, arguments: arguments)
  }
}
let english = ["greeting": "Hello, %@!", "count": "%d of %d", "price": "Price: %.2f", "cancel": "Cancel"]
let german = ["greeting": "Hallo, %@!", "count": "%2$d, davon %1$d", "price": "Preis: %.2f"]
let tables = [
  "en": Table(locale: Locale(identifier: "en_US"), entries: english, fallback: [:]),
  "de": Table(locale: Locale(identifier: "de_DE"), entries: german, fallback: english),
]
for language in tables.keys.sorted() {
  let table = tables[language]!
  print(
    language, table.text("greeting", ["Ada"]), table.text("count", [2, 5]), table.text("cancel"), table.text("missing"))
  print(table.text("price", [1234.5]))
}
print(NSLocalizedString("No such key", comment: ""), NSLocalizedString("key", value: "fallback", comment: ""))
let locale = Locale(identifier: "de_CH")
print(
  locale.identifier, Locale(identifier: "en_US").decimalSeparator ?? "-",
  Locale(identifier: "de_DE").decimalSeparator ?? "-")
enum Plural { case one, few, many, other }
func russian(_ n: Int) -> Plural {
  switch (n % 10, n % 100) {
  case (1, let hundred) where hundred != 11: return .one
  case (2...4, let hundred) where !(12...14).contains(hundred): return .few
  default: return .many
  }
}
print([1, 2, 5, 11, 12, 21, 22, 111].map { "\(russian($0))" })
enum L10n {
  case title(String), unread(Int)
  var key: String {
    switch self {
    case .title: return "greeting"
    case .unread(let n): return n == 1 ? "one unread" : "%d unread"
    }
  }
  func localized(_ table: Table) -> String {
    switch self {
    case .title(let name): return table.text(key, [name])
    case .unread(1): return table.text(key)
    case .unread(let n): return table.text(key, [n])
    }
  }
}
print([L10n.title("Bo"), .unread(1), .unread(7)].map { $0.localized(tables["de"]!) })
print("İstanbul".count, "ß".uppercased(), "ÀÉ".folding(options: .diacriticInsensitive, locale: nil))
print(
  ["Zebra", "apple", "Äpfel", "banana"].sorted {
    $0.compare($1, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedAscending
  })
print(
  "résumé".range(of: "RESUME", options: [.caseInsensitive, .diacriticInsensitive]) != nil, "abc".localizedUppercase)
print("file10.txt".localizedStandardContains("FILE"), "ab12cd".rangeOfCharacter(from: .decimalDigits) != nil)
