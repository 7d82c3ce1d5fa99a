protocol Greeter { func greet() -> String }
extension Greeter {
  func greet() -> String { "Hello" }
}
struct Plain: Greeter {}
struct Loud: Greeter { func greet() -> String { "HELLO" } }
print(Plain().greet(), Loud().greet())
