var scores = [3, 1, 2, 0, 9]
scores[0..<3].sort()
print(scores)
scores[1...2].swapAt(1, 2)
print(scores)
scores[..<2].reverse()
print(scores)
scores[3...].removeFirst()
print(scores)
scores[0..<2].append(7)
print(scores)
scores[...].sort { $0 > $1 }
print(scores)

struct Board {
  var rows = [[1, 2], [3, 4]]
  mutating func clear() { rows[0][0...].removeAll() }
}

var board = Board()
board.clear()
print(board.rows)
