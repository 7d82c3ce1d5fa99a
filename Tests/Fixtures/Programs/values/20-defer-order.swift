// Swift 5: a function uses a variable of the top level.
func load(_ fails: Bool) -> Int {
  print("open")
  defer { print("close") }
  defer {
    print("flush")
    defer { print("inner") }
  }
  if fails {
    print("early")
    return -1
  }
  for n in 0..<2 {
    defer { print("end of \(n)") }
    if n == 1 { continue }
    print("body \(n)")
  }
  return {
    print("result")
    return 1
  }()
}
print(load(true))
print(load(false))

var locked = false
func withLock<T>(_ body: () -> T) -> T {
  locked = true
  defer { locked = false }
  return body()
}
print(withLock { locked }, locked)

var next = 0
func nextIdentifier() -> Int {
  defer { next += 1 }
  return next
}
print(nextIdentifier(), nextIdentifier(), next)

do {
  defer { print("left the block") }
  var values = [1, 2]
  defer { print("values are", values) }
  values.append(3)
}
func conditional(_ flag: Bool) {
  if flag {
    defer { print("deferred in if") }
    print("in if")
  }
  print("after if")
}
conditional(true)
conditional(false)
