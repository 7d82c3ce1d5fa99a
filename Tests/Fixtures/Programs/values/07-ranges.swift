for index in 0..<3 { print(index, terminator: " ") }
for index in (1...3).reversed() { print(index, terminator: " ") }
print()
for step in stride(from: 0, to: 10, by: 4) { print(step, terminator: ";") }
for step in stride(from: 10, through: 0, by: -5) { print(step, terminator: ";") }
print()
print((1...5).contains(5), (1..<5).contains(5), (1...4).count)
