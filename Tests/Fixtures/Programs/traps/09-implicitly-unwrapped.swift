final class Screen {
  var label: String!
  func update() { print("label has", label.count) }
}
let screen = Screen()
screen.label = "abc"
screen.update()
screen.label = nil
screen.update()
