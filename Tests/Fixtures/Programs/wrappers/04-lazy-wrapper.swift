@propertyWrapper
final class Once<Value> {
  private let make: () -> Value
  private(set) lazy var wrappedValue: Value = make()
  init(wrappedValue make: @autoclosure @escaping () -> Value) { self.make = make }
}
func expensive() -> Int { print("made"); return 5 }
struct Screen { @Once var size = expensive() }
let screen = Screen()
print("before")
print(screen.size, screen.size)
