// Swift 5: since Swift 6 what is held as an Any is opened, and its own type is the parameter.
/// In generic code a member of a protocol's extension is the extension's, whatever the type that stands for the
/// parameter has of that name.
protocol Item { var size: Int { get } }
extension Item {
  var label: String { "item of \(size)" }
  func summary() -> String { "summary of \(size)" }
}
struct File: Item {
  var size: Int
  var label: String { "file" }
  func summary() -> String { "file's summary" }
}
struct Shelf<Content: Item> {
  var items: [Content]
  let first: Content
  func firstSummary() -> String { items.first!.summary() }
  func secondSummary() -> String { items[1].summary() }
  func label() -> String { first.label + ", " + (items.last?.label ?? "-") }
  func summary(of item: Content) -> String { item.summary() + ", " + item.label }
}
extension Shelf {
  func short() -> String { first.summary() }
}
func describe<Content: Item>(_ item: Content) -> String { item.label + ", " + item.summary() }
func total<Content: Item>(_ items: [Content]) -> Int { items.map(\.size).reduce(0, +) }
extension Sequence where Element: Item {
  var total: Int { map(\.size).reduce(0, +) }
}

let files = [File(size: 1), File(size: 2)]
let shelf = Shelf(items: files, first: files[0])
print(shelf.firstSummary(), "/", shelf.secondSummary(), "/", shelf.label())
print(shelf.summary(of: files[1]), "/", shelf.short(), "/", describe(files[0]))
print(files[0].label, files[0].summary(), files.map(\.label), files.map { $0.summary() })
print(total(files), files.total)
let items: [any Item] = files
print(items.map(\.label), items.map { $0.summary() })

// What a generic parameter stands for is its type, even an existential.
func typeName<Value>(_ value: Value) -> String { "\(Value.self) \(type(of: value))" }
let number: Any = 1
let known = typeName(1)
let open = typeName(number)
print(known, "/", open, "/", type(of: number))

// A generic function as a value is that of the place that it is handed to.
class Event {}
final class LoginEvent: Event {}
final class EventBus {
  private var handlers: [ObjectIdentifier: [(Any) -> Void]] = [:]
  func on<E>(_ kind: E.Type, _ handler: @escaping (E) -> Void) {
    handlers[ObjectIdentifier(kind), default: []].append { handler($0 as! E) }
  }
  func send<E>(_ event: E) { handlers[ObjectIdentifier(E.self)]?.forEach { $0(event) } }
}
let bus = EventBus()
bus.on(Event.self) { _ in print("event") }
bus.on(LoginEvent.self) { _ in print("login") }
let events: [Event] = [LoginEvent(), Event()]
events.forEach(bus.send)
[LoginEvent()].forEach(bus.send)
let send: (Event) -> Void = bus.send
send(LoginEvent())
let names = events.map(typeName)
print(names)
