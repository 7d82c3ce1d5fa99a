final class Game {
  enum Player: String, CaseIterable {
    case cross = "X", nought = "O"
    var other: Player { self == .cross ? .nought : .cross }
  }
  struct Board {
    private(set) var cells: [Player?] = Array(repeating: nil, count: 9)
    static let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
    var isFull: Bool { !cells.contains { $0 == nil } }
    var winner: Player? {
      for line in Self.lines {
        if let player = cells[line[0]], line.allSatisfy({ cells[$0] == player }) { return player }
      }
      return nil
    }
    mutating func place(_ player: Player, at index: Int) -> Bool {
      guard cells.indices.contains(index), cells[index] == nil else { return false }
      cells[index] = player
      return true
    }
  }
  enum Outcome: Equatable { case playing, won(Player), draw }
  private var board = Board()
  private(set) var current = Player.cross
  private(set) var outcome = Outcome.playing { didSet { onChange?(outcome) } }
  var onChange: ((Outcome) -> Void)?

  @discardableResult
  func play(_ index: Int) -> Bool {
    guard outcome == .playing, board.place(current, at: index) else { return false }
    if let winner = board.winner {
      outcome = .won(winner)
    } else if board.isFull {
      outcome = .draw
    } else {
      current = current.other
    }
    return true
  }
  var rows: [String] {
    stride(from: 0, to: 9, by: 3).map { row in
      board.cells[row..<row + 3].map { $0?.rawValue ?? "." }.joined()
    }
  }
}
let game = Game()
game.onChange = { print("outcome:", $0) }
for move in [4, 0, 4, 2, 1, 7, 6, 8] { print(move, game.play(move), game.current.rawValue) }
print(game.rows.joined(separator: "\n"))
game.play(3)
game.play(5)
print(game.rows, game.outcome)
let draw = Game()
for move in [0, 1, 2, 4, 3, 5, 7, 6, 8] { draw.play(move) }
print(draw.outcome == .draw, draw.outcome == .won(.cross), Game.Player.allCases.map(\.rawValue))
