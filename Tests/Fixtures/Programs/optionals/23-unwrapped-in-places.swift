struct Profile {
  var name: String! = "Ada"
  var age: Int!
}

final class Screen {
  var title: String!
  var ids: [Int]!
  var onShow: ((String) -> Void)?
  init(title: String?) { self.title = title }
}

func shout(_ text: String) -> String { text.uppercased() + "!" }
func describe(_ number: Int) -> String { "number \(number)" }

var profile = Profile()
let name: String = profile.name
print("let \(name)")
var other = ""
other = profile.name
print("set \(other)")
let list: [String] = [profile.name, "Bob"]
print("list \(list)")
let table: [String: String] = ["key": profile.name]
print("table \(table)")
let pair: (String, Int) = (profile.name, 1)
print("pair \(pair.0) \(pair.1)")
func implicit() -> String { profile.name }
func explicit() -> String { return profile.name }
print("results \(implicit()) \(explicit())")
struct Card { let text: String }
print("member \(Card(text: profile.name).text)")
print("argument \(shout(profile.name))")
profile.age = 36
print("number \(describe(profile.age)) \(profile.age + 1)")
let screen = Screen(title: "Home")
screen.onShow = { print("shown \($0)") }
screen.onShow?(screen.title)
screen.ids = [3, 1, 2]
for id in screen.ids.sorted() { print("id \(id)") }
let ids: [Int] = screen.ids
print("ids \(ids)")
let optional: String? = screen.title
print("optional \(optional as Any)")
print("default \(screen.title ?? "none")")
enum Row: Equatable { case text(String) }
print("case \(Row.text(screen.title) == .text("Home"))")
let mapped = [profile, Profile(name: "Eve", age: 1)].map { person -> String in person.name }
print("mapped \(mapped)")
let shown = true ? screen.title : "never"
print("ternary \(shown == "Home")")
var names: Set<String> = []
names.insert(profile.name)
print("set \(names.contains("Ada"))")
let inferred = screen.title
print("inferred \(inferred == nil) \(inferred!)")
profile.name = nil
print("nil \(profile.name == nil)")
