let seats = [
  [true, true, false],
  [true, false, false],
  [false, false, true],
]
var found: (row: Int, seat: Int)?
rows: for (row, line) in seats.enumerated() {
  for (seat, taken) in line.enumerated() {
    if taken { continue }
    if row == 0 { continue rows }
    found = (row, seat)
    break rows
  }
}
if let found { print("free seat \(found.row):\(found.seat)") }

var tries = 0
attempts: while true {
  tries += 1
  switch tries {
  case 1: continue attempts
  case 2...3: break
  case 5: break attempts
  default: print("try \(tries) is default")
  }
  print("end of try \(tries)")
}
print("tries \(tries)")

var fallen = [String]()
for level in 1...4 {
  switch level {
  case 1:
    fallen.append("one")
    fallthrough
  case 2:
    fallen.append("two or fell")
  case 3 where fallen.count > 10:
    fallen.append("never")
  default:
    fallen.append("default \(level)")
  }
}
print(fallen)

check: do {
  let stock = 0
  guard stock > 0 else { break check }
  print("in stock")
}
block: if fallen.count > 2 {
  if fallen.first == "one" { break block }
  print("not reached")
}
for case let number? in [1, nil, 3, nil] { print("has \(number)") }
for number in 1...20 where number % 7 == 0 { print("seven \(number)") }
for (index, name) in ["x", "y"].enumerated().reversed() { print(index, name) }
var powers = [Int]()
for n in sequence(first: 1, next: { $0 < 50 ? $0 * 3 : nil }) { powers.append(n) }
print(powers)
