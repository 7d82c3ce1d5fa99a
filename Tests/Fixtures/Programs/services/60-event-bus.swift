// An event bus by types, tokens that end with their owner, and replays for late subscribers.
protocol Event {}
struct LoggedIn: Event { let user: String }
struct Tick: Event, Equatable { let n: Int }
final class Token { private let end: () -> Void; init(_ e: @escaping () -> Void) { end = e }; deinit { end() } }
final class Bus {
  private var handlers: [ObjectIdentifier: [Int: (any Event) -> Void]] = [:]; private var next = 0;
  private var last: [ObjectIdentifier: any Event] = [:]
  func on<E: Event>(_ type: E.Type = E.self, replays: Bool = false, _ handle: @escaping (E) -> Void) -> Token {
    let key = ObjectIdentifier(type), id = next; next += 1
    handlers[key, default: [:]][id] = { if let e = $0 as? E { handle(e) } }
    if replays, let e = last[key] as? E { handle(e) }
    return Token { [weak self] in self?.handlers[key]?[id] = nil }
  }
  func send<E: Event>(_ e: E) {
    let key = ObjectIdentifier(E.self); last[key] = e;
    for (_, h) in (handlers[key] ?? [:]).sorted(by: { $0.key < $1.key }) { h(e) }
  }
  func count<E: Event>(_ t: E.Type) -> Int { handlers[ObjectIdentifier(t)]?.count ?? 0 }
  func post(_ e: any Event) { func open<E: Event>(_ e: E) { send(e) }; open(e) }
}
let bus = Bus(); var log: [String] = []
var tokens: [Token] = [
  bus.on { (e: LoggedIn) in log.append("in \(e.user)") }, bus.on(Tick.self) { log.append("tick \($0.n)") },
]
bus.send(LoggedIn(user: "a")); bus.send(Tick(n: 1))
do {
  let t = bus.on { (e: Tick) in
    log.append("scoped \(e.n)"); if e.n < 3 { bus.send(Tick(n: e.n + 1)) }
  }; bus.send(Tick(n: 2)); _ = t
}
bus.post(Tick(n: 9)); for e in [LoggedIn(user: "b"), Tick(n: 10)] as [any Event] { bus.post(e) }
print(log, bus.count(Tick.self)); log = []
tokens.append(bus.on(LoggedIn.self, replays: true) { log.append("late \($0.user)") }); tokens.removeFirst();
bus.send(LoggedIn(user: "c"))
print(log, bus.count(LoggedIn.self)); tokens = []; bus.send(Tick(n: 0)); print(log.count, bus.count(Tick.self))
class Screen {
  var tokens: [Token] = []; var seen = 0;
  init() { tokens.append(bus.on(Tick.self) { [weak self] _ in self?.seen += 1 }) };
  deinit { print("screen gone", seen) }
}
var screen: Screen? = Screen(); bus.send(Tick(n: 1)); screen = nil; bus.send(Tick(n: 1)); print(bus.count(Tick.self))
