func sum(_ count: Int) -> Int {
  var total = 0
  var index = 0
  while index < count {
    total += index
    index += 1
  }
  return total
}

for _ in 0..<5 { print(sum(1_000_000)) }
