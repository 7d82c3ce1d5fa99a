// Elements of variables that are implicitly unwrapped, and what changes them.

struct Grid {
  private var cells: [[Int]]! = [[1, 2], [3, 4]]
  subscript(row: Int, column: Int) -> Int {
    get { cells[row][column] }
    set { cells[row][column] = newValue }
  }
}

final class Row {
  var text = ""
  var marks: [Int]!
}

final class Screen {
  var rows: [Row]!
  var names: [String: [Int]]!
  var codes: [Int]?
}

let screen = Screen()
screen.rows = [Row(), Row(), Row()]
screen.rows[1].text = "middle"
screen.rows[2].text += "last"
screen.rows[0].marks = [5]
screen.rows[0].marks[0] += 1
screen.rows[0].marks.append(7)
print(screen.rows!.map { $0.text }, screen.rows[0].marks!)

screen.names = [:]
screen.names["x", default: []].append(3)
screen.names["y"] = [4]
screen.names["y"]?[0] = 9
print(screen.names["x"]!, screen.names["y"]!, screen.names.count)

screen.codes?[0] = 1
screen.codes = [1, 2]
screen.codes![1] = 8
screen.codes?[0] -= 1
print(screen.codes!)

var grid = Grid()
grid[0, 1] = 20
grid[1, 0] *= 5
print(grid[0, 0], grid[0, 1], grid[1, 0], grid[1, 1])
