final class Signal<Value> {
  private var subscribers: [(Value) -> Void] = []
  func subscribe(_ body: @escaping (Value) -> Void) { subscribers.append(body) }
  func send(_ value: Value) { for subscriber in subscribers { subscriber(value) } }

  func map<T>(_ transform: @escaping (Value) -> T) -> Signal<T> {
    let result = Signal<T>()
    subscribe { result.send(transform($0)) }
    return result
  }
  func filter(_ isIncluded: @escaping (Value) -> Bool) -> Signal<Value> {
    let result = Signal<Value>()
    subscribe { if isIncluded($0) { result.send($0) } }
    return result
  }
  func scan<T>(_ first: T, _ next: @escaping (T, Value) -> T) -> Signal<T> {
    let result = Signal<T>()
    var state = first
    subscribe {
      state = next(state, $0)
      result.send(state)
    }
    return result
  }
  func merge(_ other: Signal<Value>) -> Signal<Value> {
    let result = Signal<Value>()
    for source in [self, other] { source.subscribe(result.send) }
    return result
  }
  static func combine<A, B>(_ a: Signal<A>, _ b: Signal<B>) -> Signal<(A, B)> where Value == (A, B) {
    let result = Signal<(A, B)>()
    var (lastA, lastB): (A?, B?) = (nil, nil)
    func fire() {
      guard let lastA, let lastB else { return }
      result.send((lastA, lastB))
    }
    a.subscribe {
      lastA = $0; fire()
    }
    b.subscribe {
      lastB = $0; fire()
    }
    return result
  }
}
extension Signal where Value: Equatable {
  func distinct() -> Signal<Value> {
    let result = Signal<Value>()
    var last: Value?
    subscribe { value in
      guard value != last else { return }
      last = value
      result.send(value)
    }
    return result
  }
}
let text = Signal<String>()
let queries = text.map { $0.lowercased() }.filter { $0.count > 1 }.distinct()
queries.subscribe { print("search", $0) }
for input in ["a", "Ab", "aB", "abc", "abc", "x"] { text.send(input) }
let taps = Signal<Void>()
let counts = taps.scan(0) { count, _ in count + 1 }
counts.subscribe { print("taps", $0) }
taps.send(())
taps.send(())
let valid = Signal.combine(text.map { $0.count > 2 }, counts.map { $0 > 2 }).map { $0 && $1 }.distinct()
valid.subscribe { print("enabled", $0) }
text.send("long")
taps.send(())
taps.send(())
text.send("s")
queries.merge(counts.map(String.init)).subscribe { print("merged", $0) }
taps.send(())
text.send("end")
