let squares = await withTaskGroup(of: Int.self) { group in
  for n in 1...4 { group.addTask { n * n } }
  var all: [Int] = []
  for await square in group { all.append(square) }
  return all.sorted()
}
print(squares)
