protocol Clock { var hour: Int { get } }
struct Noon: Clock { let hour = 12 }
struct Greeter {
  let clock: Clock
  func greet() -> String { clock.hour < 12 ? "Good morning" : "Good day" }
}
print(Greeter(clock: Noon()).greet())
