// Swift 5: a function uses a variable of the top level.
func greet(_ name: String, from city: String = "Rome", times: Int = 1) -> String {
  String(repeating: "Hi \(name) from \(city). ", count: times)
}
print(greet("Al"), greet("Bo", from: "Ulm"), greet("Cy", times: 2))

func average(of numbers: Double...) -> Double? {
  numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
}
print(average(of: 1, 2, 4.5) ?? 0, average() as Any)

func move(_ point: inout (x: Int, y: Int), by delta: Int, onlyX: Bool = false) {
  point.x += delta
  if !onlyX { point.y += delta }
}
var position = (x: 1, y: 1)
move(&position, by: 3)
move(&position, by: -1, onlyX: true)
print(position)

func swapFirst<T>(_ list: inout [T], with other: inout T) {
  guard !list.isEmpty else { return }
  swap(&list[0], &other)
}
var names = ["a", "b"]
var spare = "z"
swapFirst(&names, with: &spare)
print(names, spare)

func apply(_ n: Int, _ steps: ((Int) -> Int)...) -> Int {
  steps.reduce(n) { $1($0) }
}
print(apply(3, { $0 + 1 }, { $0 * $0 }, { -$0 }))

func outer(_ n: Int) -> Int {
  func fib(_ k: Int) -> Int { k < 2 ? k : fib(k - 1) + fib(k - 2) }
  var calls = 0
  func counted() -> Int {
    calls += 1
    return fib(n) + calls
  }
  return counted() + counted()
}
print(outer(10))

func log(_ message: @autoclosure () -> String, if enabled: Bool) {
  if enabled { print("log:", message()) }
}
var built = 0
func expensive() -> String {
  built += 1
  return "built \(built)"
}
log(expensive(), if: false)
log(expensive(), if: true)
print(built)

func chooseStep(backwards: Bool) -> (Int) -> Int {
  func forward(_ n: Int) -> Int { n + 1 }
  func backward(_ n: Int) -> Int { n - 1 }
  return backwards ? backward : forward
}
var value = 3
let step = chooseStep(backwards: value > 0)
while value != 0 { value = step(value) }
print(value, chooseStep(backwards: false)(9))
@discardableResult func save() -> Bool { print("saved"); return true }
save()
let plus: (Int, Int) -> Int = (+)
print(plus(2, 3), [3, 1, 2].sorted(by: >), [1, 2, 3].reduce(1, *))
