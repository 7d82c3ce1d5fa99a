// Members by `@dynamicMemberLookup`, whose type the place asks for.
protocol Restorable { init?(data: [String: Any]) }
final class User: Restorable {
  let name: String
  init?(data: [String: Any]) {
    guard let name = data["name"] as? String else { return nil }
    self.name = name
  }
}
struct Settings: Restorable {
  let size: Int
  init?(data: [String: Any]) {
    guard let size = data["size"] as? Int else { return nil }
    self.size = size
  }
}

@dynamicMemberLookup
struct Store {
  var saved: [String: [String: Any]] = [:]
  func restore<T: Restorable>(_ key: String) -> T? { saved[key].flatMap { T(data: $0) } }
  subscript<T: Restorable>(dynamicMember key: String) -> T? { restore(key) }
}

var store = Store()
store.saved["owner"] = ["name": "Ann"]
store.saved["settings"] = ["size": 3]
if let owner = store.owner as User? { print(owner.name) }
let settings: Settings? = store.settings
print(settings?.size as Any)
print((store.owner as Settings?) == nil)
print(store.nobody as User? == nil)

@dynamicMemberLookup
class Dictionary {
  var words: [String: String] = [:]
  subscript(dynamicMember word: String) -> String {
    get { words[word] ?? "-" }
    set { words[word] = newValue }
  }
}
final class Lexicon: Dictionary {}
let lexicon = Lexicon()
lexicon.haus = "house"
print(lexicon.haus, lexicon.hof)

@dynamicMemberLookup
enum Reply {
  case text(String), list([Reply])
  subscript(dynamicMember name: String) -> Int? { name.count }
  subscript(dynamicMember name: String) -> Reply? { .text(name) }
}
let reply = Reply.list([])
let length: Int? = reply.total
let other: Reply? = reply.total
print(length as Any, other.map { if case .text(let text) = $0 { text } else { "" } } as Any)

struct Point { var x: Int, y: Int }
@dynamicMemberLookup
struct Box<Content> {
  var content: Content
  subscript<Part>(dynamicMember path: WritableKeyPath<Content, Part>) -> Part {
    get { content[keyPath: path] }
    set { content[keyPath: path] = newValue }
  }
}
var box = Box(content: Point(x: 1, y: 2))
box.x += 4
print(box.x, box.y)
