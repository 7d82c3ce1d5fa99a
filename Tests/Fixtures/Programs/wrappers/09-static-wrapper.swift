@propertyWrapper
struct Logged {
  let name: String
  var wrappedValue: Int { didSet { print(name, oldValue, "->", wrappedValue) } }
}
final class Game {
  @Logged(name: "score", wrappedValue: 0) var score
}
let game = Game()
game.score += 5
game.score = 1
