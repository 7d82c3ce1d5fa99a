// What a condition binds lives as long as its block.
final class Screen {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("\(name) is gone") }
}
func make(_ name: String) -> Screen? { name.isEmpty ? nil : Screen(name) }

func show() {
  weak var last: Screen?
  if let screen = make("first") {
    last = screen
    print("shows", screen.name)
  }
  print(last == nil ? "none" : "one")
  var held = make("second")
  if let screen = held, let other = make("third") {
    held = nil
    print(screen.name, other.name, held == nil)
  } else {
    print("never")
  }
  print("after")
  if let screen = make("") { print(screen.name) } else { print("nothing") }
  var kept: [() -> String] = []
  if let screen = make("fourth") { kept.append { screen.name } }
  print(kept.map { $0() })
  kept = []
  for index in 0..<3 {
    if let screen = make(index == 1 ? "" : "row \(index)") {
      print(screen.name)
      continue
    }
    print("row \(index) is empty")
  }
}
show()
