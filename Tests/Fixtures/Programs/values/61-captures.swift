// What closures capture: variables, loop variables, capture lists, weak objects, inout's copies, nested functions.
class Counter { var n: Int; init(_ n: Int) { self.n = n }; deinit { print("counter \(n) gone") } }
var actions: [() -> String] = []
for i in 0..<3 {
  var doubled = i * 2;
  actions.append {
    doubled += 1; return "\(i):\(doubled)"
  }
}
print(actions.map { $0() }, actions.map { $0() })
var x = 1
let byReference = { x }
let byValue = { [x] in x }
let renamed = { [y = x * 10, x] in x + y }
x = 5
print(byReference(), byValue(), renamed())
func makePair() -> (get: () -> Int, add: (Int) -> Void) { var total = 0; return ({ total }, { total += $0 }) }
let one = makePair(), two = makePair()
one.add(3); one.add(4); two.add(1)
print(one.get(), two.get())
func weakly() -> () -> String {
  let counter = Counter(7)
  let kept = Counter(8)
  return { [weak counter] in "\(counter?.n ?? -1) \(kept.n)" }
}
var w: (() -> String)? = weakly()
print(w!()); w = nil
func recursive(_ n: Int) -> Int { func inner(_ k: Int) -> Int { k == 0 ? n : inner(k - 1) + 1 }; return inner(n) }
print(recursive(4))
func change(_ value: inout Int) { func local(_ by: Int) { value += by }; local(2); [3, 4].forEach { value += $0 } }
var v = 1; change(&v); print(v)
struct Point {
  var x = 0; mutating func move(_ by: Int) { let f = { (p: inout Point) in p.x += by }; f(&self) }
  func adder() -> (Int) -> Int { { $0 + self.x } }
}
var p = Point(x: 2); let add = p.adder(); p.move(3); print(add(1), p.adder()(1))
var fib: (Int) -> Int = { _ in 0 }
fib = { n in n < 2 ? n : fib(n - 1) + fib(n - 2) }
print(fib(12))
let compose: (@escaping (Int) -> Int, @escaping (Int) -> Int) -> (Int) -> Int = { f, g in { g(f($0)) } }
print(compose({ $0 + 1 }, { $0 * 10 })(2), [1, 2].map(compose({ $0 * 2 }, { $0 - 1 })))
func lazyly(_ isOn: Bool, _ text: @autoclosure () -> String) -> String { isOn ? text() : "off" }
var evaluated = 0
func text() -> String { evaluated += 1; return "on\(evaluated)" }
print(lazyly(false, text()), lazyly(true, text()), evaluated)
class Owner {
  var name = "o"; lazy var greet: () -> String = { [unowned self] in "hi " + self.name }
  var handlers: [String: () -> Void] = [:]; func set() { handlers["a"] = { [weak self] in self?.name += "!" } }
  deinit { print("owner gone") }
}
var owner: Owner? = Owner(); owner!.set(); owner!.handlers["a"]?(); print(owner!.greet()); owner = nil
let methods = [Counter.init, { Counter($0 + 100) }]
print(methods.map { $0(1).n })
