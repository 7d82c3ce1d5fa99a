final class Counter {
  private(set) var changes = 0
  var value = 0 {
    didSet { if value != oldValue { changes += 1 } }
  }

  func add(_ amount: Int) { value += amount }
}

func run(_ count: Int) -> Int {
  let counter = Counter()
  for index in 0..<count { counter.add(index % 3) }
  return counter.value + counter.changes
}

for _ in 0..<5 { print(run(200_000)) }
