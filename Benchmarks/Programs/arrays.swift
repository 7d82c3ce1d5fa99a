func count(_ numbers: [Int]) -> Int {
  let doubled = numbers.map { $0 * 2 }
  let kept = doubled.filter { $0 % 3 == 0 }
  return kept.count
}

let numbers = Array(0..<1000)
var total = 0
for _ in 0..<500 { total += count(numbers) }
print(total)
