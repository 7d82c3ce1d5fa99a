struct Life {
  private(set) var cells: [[Bool]]
  init(_ text: String) { cells = text.split(separator: "\n").map { $0.map { $0 == "#" } } }
  private func neighbours(_ row: Int, _ column: Int) -> Int {
    var count = 0
    for dr in -1...1 {
      for dc in -1...1 where !(dr == 0 && dc == 0) {
        let (r, c) = (row + dr, column + dc)
        guard cells.indices ~= r, cells[r].indices ~= c else { continue }
        if cells[r][c] { count += 1 }
      }
    }
    return count
  }
  mutating func step() {
    var next = cells
    for row in cells.indices {
      for column in cells[row].indices {
        switch (cells[row][column], neighbours(row, column)) {
        case (true, 2...3), (false, 3): next[row][column] = true
        default: next[row][column] = false
        }
      }
    }
    cells = next
  }
  var alive: Int { cells.joined().filter { $0 }.count }
  var text: String { cells.map { $0.map { $0 ? "#" : "." }.joined() }.joined(separator: "\n") }
}
var life = Life(".....\n..#..\n..#..\n..#..\n.....")
let first = life
for generation in 1...3 {
  life.step()
  print("generation \(generation): \(life.alive) alive")
  print(life.text)
}
print(life.text == first.text, first.alive)
