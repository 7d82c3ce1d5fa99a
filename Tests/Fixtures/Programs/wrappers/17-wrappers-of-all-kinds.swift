// Swift 5: variables of types and of the script are changed from everywhere.
@propertyWrapper struct Clamped<V: Comparable> {
  private var value: V; let range: ClosedRange<V>
  init(wrappedValue: V, _ range: ClosedRange<V>) {
    self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: V {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: Bool { value == range.upperBound || value == range.lowerBound }
}
@propertyWrapper final class Observed<V> {
  var wrappedValue: V { didSet { observers.forEach { $0(wrappedValue) } } }
  private var observers: [(V) -> Void] = []
  init(wrappedValue: V) { self.wrappedValue = wrappedValue }
  var projectedValue: Observed<V> { self }
  func observe(_ f: @escaping (V) -> Void) { f(wrappedValue); observers.append(f) }
}
@propertyWrapper struct Trimmed {
  private(set) var raw = "";
  var wrappedValue: String {
    get { raw.filter { $0 != " " } }
    set { raw = newValue }
  }; init(wrappedValue: String) { raw = wrappedValue }
}
@propertyWrapper struct Counted<V> {
  private var v: V; private(set) var reads = 0; init(wrappedValue: V) { v = wrappedValue }
  var wrappedValue: V {
    mutating get { reads += 1; return v }
    set { v = newValue }
  }; var projectedValue: Int { reads }
}
struct Player {
  @Clamped(0...100) var health = 150; @Clamped(1...10) var level: Int = 0; @Trimmed var name = " A b ";
  var alive: Bool { health > 0 }
}
var p = Player()
print(p.health, p.$health, p.level, p.name, p.alive)
p.health -= 30; p.level = 5; p.name += " c d"
print(p.health, p.$health, p.level, p.$level, p.name)
let q = Player(health: -5, level: 99, name: "x y"); print(q.health, q.level, q.name, q.alive)
final class Model {
  @Observed var title = "start"; @Observed var items: [Int] = []; @Observed var flag: Bool;
  init(flag: Bool) { self.flag = flag }
}
let m = Model(flag: true); var seen: [String] = []
m.$title.observe { seen.append($0) }; m.$items.observe { seen.append("\($0)") };
m.$flag.observe { seen.append("\($0)") }
m.title = "next"; m.items.append(1); m.items += [2, 3]; m.items[0] = 9; m.title += "!"; m.flag.toggle()
print(seen)
struct Reader { @Counted var value = 5; mutating func twice() -> Int { value + value } }
var r = Reader(); print(r.twice(), r.$value); r.value = 1; print(r.twice(), r.$value)
@propertyWrapper struct Stored {
  static var store: [String: Int] = [:]; let key: String;
  var wrappedValue: Int {
    get { Self.store[key] ?? 0 }
    nonmutating set { Self.store[key] = newValue }
  }
}
enum Settings { @Stored(key: "a") static var a; @Stored(key: "b") static var b: Int }
Settings.a = 3; Settings.b += Settings.a * 2; print(Settings.a, Settings.b, Stored.store.count)
