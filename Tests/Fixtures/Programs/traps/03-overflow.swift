var level: Int8 = 126
for _ in 0..<3 {
  level += 1
  print(level)
}
