protocol Element { func lines() -> [String] }
struct Text: Element {
  let text: String
  init(_ text: String) { self.text = text }
  func lines() -> [String] { [text] }
}
struct Tag: Element {
  let name: String
  let children: [Element]
  init(_ name: String, @HTMLBuilder _ content: () -> [Element] = { [] }) {
    self.name = name
    children = content()
  }
  func lines() -> [String] {
    guard !children.isEmpty else { return ["<\(name)/>"] }
    return ["<\(name)>"] + children.flatMap { $0.lines().map { "  " + $0 } } + ["</\(name)>"]
  }
}
@resultBuilder
struct HTMLBuilder {
  static func buildExpression(_ element: Element) -> [Element] { [element] }
  static func buildExpression(_ text: String) -> [Element] { [Text(text)] }
  static func buildExpression(_ list: [Element]) -> [Element] { list }
  static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [Text("(none)")] }
  static func buildEither(first: [Element]) -> [Element] { first }
  static func buildEither(second: [Element]) -> [Element] { second + [Text("(else)")] }
  static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
  static func buildFinalResult(_ parts: [Element]) -> [Element] { parts }
}
struct User { let name: String; let mails: [String]; var isAdmin = false }
@HTMLBuilder
func card(_ user: User) -> [Element] {
  let title = user.name.uppercased()
  Tag("h1") { title }
  if user.isAdmin { "administrator" }
  if user.mails.isEmpty {
    "no mail"
  } else {
    Tag("ul") {
      for (index, mail) in user.mails.enumerated() {
        Tag("li") {
          "\(index + 1)."
          mail
        }
      }
    }
  }
  switch user.mails.count {
  case 0: Tag("hr")
  case 1: "one"
  default: "many"
  }
}
func page(@HTMLBuilder _ content: () -> [Element]) -> String {
  Tag("body", content).lines().joined(separator: "\n")
}
print(page { card(User(name: "Ada", mails: ["a@x", "b@y"], isAdmin: true)) })
print(
  page {
    Tag("p")
    card(User(name: "Bo", mails: []))
  })
print(Tag("p") {}.lines(), card(User(name: "c", mails: ["m"])).count)
