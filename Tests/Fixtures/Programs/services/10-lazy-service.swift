final class Heavy {
  init() { print("heavy made") }
  func work() -> Int { 42 }
}
final class Screen {
  lazy var heavy = Heavy()
}
let screen = Screen()
print("screen made")
print(screen.heavy.work(), screen.heavy.work())
