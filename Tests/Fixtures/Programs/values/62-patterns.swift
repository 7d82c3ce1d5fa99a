// Pattern matching in all places: tuples, ranges, optionals, casts, where, if case, for case, guard case, own ~=.
enum Event {
  case tap(x: Int, y: Int), key(Character, repeats: Int = 1), text(String?), none; indirect case both(Event, Event)
}
func name(_ e: Event) -> String {
  switch e {
  case .tap(x: 0, y: 0): return "origin"
  case .tap(let x, 0), .tap(0, let x): return "axis \(x)"
  case let .tap(x, y) where x == y: return "diagonal \(x)"
  case .tap(x: 1...9, y: let y): return "near \(y)"
  case .tap: return "far"
  case .key("a"..."f", repeats: 2...): return "often a-f"
  case .key(let c, repeats: let n): return "\(c)x\(n)"
  case .text(nil): return "no text"
  case .text(let t?) where t.isEmpty: return "empty"
  case .text(.some(let t)): return t
  case .both(.none, let e), .both(let e, .none): return "only " + name(e)
  case .both(let a, .both(let b, let c)): return [a, b, c].map(name).joined(separator: "+")
  case .both(_, _): return "both"
  case .none: return "none"
  }
}
let events: [Event] = [
  .tap(x: 0, y: 0), .tap(x: 4, y: 0), .tap(x: 0, y: 3), .tap(x: 5, y: 5), .tap(x: 5, y: 50), .tap(x: 50, y: 5),
  .key("b", repeats: 3), .key("z"), .text(nil), .text(""), .text("hi"), .both(.none, .key("q")), .both(.none, .none),
  .both(.key("1"), .both(.none, .text("t"))), .both(.key("1"), .key("2")), .none,
]
for e in events { print(name(e), terminator: "; ") }
print()
for case .key(let c, _) in events { print(c, terminator: " ") }
for case let .tap(x, y) in events where x > y { print(x - y, terminator: " ") }
for case let n? in [1, nil, 3] { print(n, terminator: " ") }
for case let s as String in [1, "two", 3.0, "four"] as [Any] { print(s, terminator: " ") }
print()
struct Even {}
func ~= (_: Even, n: Int) -> Bool { n % 2 == 0 }
func ~= (pattern: (Int) -> Bool, n: Int) -> Bool { pattern(n) }
func kind(_ n: Int) -> String {
  switch n {
  case ..<0: "negative";
  case Even(): "even";
  case { $0 > 100 }: "large";
  case 3, 5, 7: "prime";
  default: "odd"
  }
}
print([-1, 4, 101, 5, 9].map(kind))
func any(_ v: Any) -> String {
  switch v {
  case is Int: "int";
  case let d as Double where d > 1: "big \(d)";
  case 0.5 as Double: "half";
  case let (a, b) as (Int, String): "\(a)\(b)";
  case let list as [Any]: "\(list.count)";
  case Optional<Any>.none: "nil";
  default: "other"
  }
}
print(any(1), any(2.5), any(0.5), any((1, "x")), any([1, "a"]), any("s"))
if case .tap(let x, _) = events[4], x > 4 { print("if", x) }
guard case let .text(t?) = events[10] else { fatalError() }
print(t)
let pair = (3, Optional("p"))
switch pair {
case (let n, let s?) where n > 2: print(n, s);
default: print("no")
}
switch (pair.0, pair.1?.count) {
case (1, _): print("one");
case (_, 1?): print("short");
case (_, nil), (_, _?): print("rest")
}
let isKey = { (e: Event) -> Bool in if case .key = e { true } else { false } }
print(events.filter(isKey).count)
label: switch 5 {
case 1...5: if t == "hi" { break label }; print("never"); fallthrough;
default: print("never")
}
switch 2 {
case 2: print("two"); fallthrough;
case 3: print("three");
default: print("no")
}
