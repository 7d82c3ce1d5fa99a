class Animal {
  func sound() -> String { "..." }
}
class Dog: Animal {
  override func sound() -> String { "Woof" + super.sound() }
}
let animals: [Animal] = [Animal(), Dog()]
print(animals.map { $0.sound() })
