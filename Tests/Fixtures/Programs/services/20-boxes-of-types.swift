// What a generic type stands for is what the compiler sees of its initialiser's arguments, not what the object is.
protocol Service { var name: String { get } }
struct Remote: Service { let name = "remote" }
class Screen {}
final class Detail: Screen {}

struct Box<Content> {
  let content: Content
  init(_ content: Content) { self.content = content }
  var kind: String { "\(Content.self)" }
}

struct Pair<First, Second> {
  let first: First
  let second: Second
  var kinds: String { "\(First.self) and \(Second.self)" }
}

enum Loaded<Content> {
  case ready(Content)
  case empty
  var kind: String { String(describing: Content.self) }
}

final class Observed<Content> {
  var content: Content
  init(_ content: Content) { self.content = content }
  func holds<Other>(_ type: Other.Type) -> Bool { Content.self == type }
}

struct Router {
  var screen: Screen
  var service: Service
  func top() -> Screen { screen }
}

func makeService() -> Service { Remote() }
func boxed<Content>(_ content: Content) -> Box<Content> { Box(content) }

let service: Service = Remote()
let services: [Service] = [Remote()]
let screen: Screen = Detail()
let router = Router(screen: Detail(), service: Remote())

print(Box(service).kind, Box(makeService()).kind, Box(Remote()).kind)
print(Box(services[0]).kind, Box(services.first!).kind, Box(services).kind)
print(Box(services.filter { $0.name == "remote" }[0]).kind, Box(services.last ?? service).kind)
print(Box(screen).kind, Box(router.top()).kind, Box(screen as! Detail).kind, Box(Detail() as Screen).kind)
print(Pair(first: service, second: router.screen).kinds, Pair(first: 1, second: Detail()).kinds)
print(Loaded.ready(service).kind, Loaded.ready(router.top()).kind, Loaded.ready(Detail()).kind)
print(Observed(screen).holds(Screen.self), Observed(screen).holds(Detail.self), Observed(Detail()).holds(Detail.self))
print(boxed(service).kind, boxed(screen).kind, services.map { Box($0).kind })

// A type whose parameter only an object tells goes on as long as nobody asks for it.
let names = services.map(Box.init).map { $0.content.name }
print(names)
let observed = Observed(true ? screen : Detail())
observed.content = Screen()
print(type(of: observed.content))

// A generic subscript, and a call whose stand-in says what it gives.
final class Cache {
  enum Place { case memory, disk }
  private var contents: [String: Any] = [:]
  subscript<Content>(_ key: String, in place: Place) -> Content? {
    get {
      guard place == .memory else { return nil }
      return contents[key] as? Content
    }
    set { if place == .memory { contents[key] = newValue } }
  }
  func find<Content>(_ key: String) -> Content? { self[key, in: .memory] }
}
let cache = Cache()
cache["name", in: .memory] = "Ada"
cache["age", in: .memory] = 36
let age: Int? = cache["age", in: .memory]
let wrong: String? = cache["age", in: .memory]
print(age ?? 0, wrong ?? "none", cache.find("name") ?? "nobody", cache.find("name") ?? 1, cache.find("age") ?? 0)
