// Orders of defer: in loops, switches, closures, with throws, returns and changes after the value is read.
struct Failure: Error {}
var log: [String] = []
func flush(_ name: String) { print(name, log.joined(separator: " ")); log = [] }
func loop() -> Int {
  defer { log.append("out") }
  for i in 0..<4 {
    defer { log.append("d\(i)") }
    if i == 1 { continue }
    if i == 2 { break }
    log.append("b\(i)")
  }
  log.append("after")
  return log.count
}
print(loop()); flush("loop")
func nested(_ n: Int) throws -> String {
  defer { log.append("one") }
  defer {
    defer { log.append("inner") }
    log.append("two")
  }
  if n > 1 {
    defer { log.append("if") }
    guard n > 2 else { throw Failure() }
    do { defer { log.append("do") }; log.append("body") }
  }
  switch n {
  case 0: defer { log.append("case") }; return "zero"
  default: break
  }
  defer { log.append("late") }
  return "end"
}
for n in [0, 1, 2, 3] { print((try? nested(n)) ?? "thrown"); flush("nested \(n)") }
var counter = 0
func next() -> Int { defer { counter += 1 }; return counter }
print(next(), next(), counter)
struct Stack {
  var items: [Int] = [];
  mutating func pop() -> Int? { defer { if !items.isEmpty { items.removeLast() } }; return items.last }
}
var stack = Stack(items: [1, 2]); print(stack.pop()!, stack.pop()!, stack.pop() as Any)
func closure() -> () -> Void {
  var state = "made"
  defer { state = "returned"; log.append(state) }
  return {
    log.append("called when \(state)"); defer { log.append("closure") }; state = "ran"
  }
}
let run = closure(); run(); run(); flush("closure")
func condition() {
  var i = 0; while i < 2 { defer { i += 1 }; log.append("w\(i)") };
  repeat { defer { i -= 1 }; log.append("r\(i)") } while i > 0
}
condition(); flush("condition")
class Door {
  init() { defer { log.append("init") }; log.append("opening") };
  deinit { defer { log.append("gone") }; log.append("closing") }
}
do { let door = Door(); defer { log.append("with \(type(of: door))") }; log.append("use") }
flush("door")
