// A local variable that is unowned keeps nothing.
final class Lamp {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("off", name) }
}
func run() {
  unowned var lamp: Lamp
  let kept = Lamp("kept")
  lamp = kept
  print(lamp.name, kept.name)
  do {
    let other = Lamp("other")
    lamp = other
    print(lamp.name, other.name)
  }
  print("now")
  print(lamp.name)
}
run()
