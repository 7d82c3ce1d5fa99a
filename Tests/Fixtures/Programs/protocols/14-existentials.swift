protocol Event { var name: String { get } }
protocol Handler<Input> {
  associatedtype Input: Event
  var handled: Int { get }
  mutating func handle(_ event: Input)
}
struct Tap: Event { let name = "tap"; let x: Int }
struct Swipe: Event { let name = "swipe"; let left: Bool }
struct TapHandler: Handler {
  var handled = 0
  mutating func handle(_ event: Tap) {
    handled += 1
    print("tap at", event.x)
  }
}
struct Counter<Input: Event>: Handler {
  var handled = 0
  mutating func handle(_ event: Input) {
    handled += 1
    print("counted", event.name)
  }
}
func send<H: Handler>(_ event: any Event, to handler: inout H) {
  guard let fitting = event as? H.Input else { return print("not for", H.self) }
  handler.handle(fitting)
}
var taps = TapHandler()
var swipes = Counter<Swipe>()
for event in [Tap(x: 3), Swipe(left: true), Tap(x: 5)] as [any Event] {
  send(event, to: &taps)
  send(event, to: &swipes)
}
print(taps.handled, swipes.handled)
var handlers: [any Handler] = [taps, swipes, Counter<Tap>()]
print(handlers.map(\.handled))
for index in handlers.indices {
  var handler = handlers[index]
  send(Tap(x: index), to: &handler)
  handlers[index] = handler
}
print(handlers.map(\.handled))
let tapHandler: any Handler<Tap> = Counter<Tap>()
var opened = tapHandler
opened.handle(Tap(x: 1))
print(opened.handled, tapHandler.handled)
func makeHandler() -> some Handler<Swipe> { Counter<Swipe>() }
var made = makeHandler()
made.handle(Swipe(left: false))
print(made.handled)
func isSame(_ left: any Equatable, _ right: any Equatable) -> Bool {
  func compare<T: Equatable>(_ value: T) -> Bool { value == right as? T }
  return compare(left)
}
print(isSame(1, 1), isSame(1, "1"), isSame("a", "a"))
func longest(_ items: some Collection<String>) -> String { items.max { $0.count < $1.count } ?? "" }
print(longest(["a", "ccc"]), longest(["k": "vv"].values), longest(Set<String>()))
extension Event { func echo() -> Self { self } }
let event: any Event = Tap(x: 9)
print(event.echo().name, type(of: event), event is Tap)
