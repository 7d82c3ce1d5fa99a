struct Address: Equatable { var street: String; var number: Int?; var zip: String? }
extension Address {
  init?(_ text: String) {
    let parts = text.split(separator: ",").map { String($0.drop { $0 == " " }) }
    guard let first = parts.first, !first.isEmpty else { return nil }
    let words = first.split(separator: " ")
    if words.count > 1, let last = words.last, let number = Int(last) {
      self.init(street: words.dropLast().joined(separator: " "), number: number)
    } else {
      self.init(street: first)
    }
    zip = parts.dropFirst().first { $0.count == 5 && Int($0) != nil }
  }
  init(street: String, number: Int? = nil) {
    self.street = street
    self.number = number
    zip = nil
  }
}
for text in ["Elm Street 12, 12345", "Elm Street, x, 99999", "Elm 5", "", ", 12345", "7"] {
  if let address = Address(text) {
    print(address.street, address.number as Any, address.zip ?? "no zip", separator: " | ")
  } else {
    print("'\(text)' is no address")
  }
}
extension String {
  var nonEmpty: String? { isEmpty ? nil : self }
  func value(for key: String) -> String? {
    for pair in split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.first == key { return parts.dropFirst().first }
    }
    return nil
  }
}
let query = "name=Ada&age=36&empty=&formula=a=b"
for key in ["name", "age", "empty", "formula", "none"] { print(key, query.value(for: key) as Any) }
let age = query.value(for: "age").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
print(age ?? -1, query.value(for: "name")?.nonEmpty?.uppercased() ?? "-", "".nonEmpty as Any)
struct Draft {
  var title: String?
  var body: String?
  var isComplete: Bool { title?.nonEmpty != nil && body?.nonEmpty != nil }
  mutating func merge(_ other: Draft) {
    title = other.title ?? title
    body = other.body ?? body
  }
}
var draft = Draft(title: "a")
draft.merge(Draft(title: nil, body: "text"))
print(draft, draft.isComplete)
draft.merge(Draft(title: ""))
draft.body? += "!"
print(draft.title as Any, draft.body ?? "-", draft.isComplete, Draft().title == nil)
