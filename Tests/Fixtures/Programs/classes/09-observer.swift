class Player {
  var score = 0 { didSet { print("score \(oldValue) -> \(score)") } }
}
let player = Player()
player.score += 10
player.score = 3
