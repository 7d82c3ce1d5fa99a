// Swift 5: variables of types and of the script are changed from everywhere.
struct Log {
  static var made = 0
  static func costly(_ name: String) -> String {
    made += 1
    print("made \(name)")
    return name
  }
}

struct Cache {
  var values: [String: String] = [:]

  subscript(key: String, orElse fallback: @autoclosure () -> String) -> String {
    get { values[key] ?? fallback() }
    set { values[key] = newValue }
  }

  mutating func value(_ key: String, or fallback: @autoclosure () -> String) -> String {
    if let known = values[key] { return known }
    let made = fallback()
    values[key] = made
    return made
  }
}

final class Box<Value> {
  private let make: () -> Value
  lazy var value: Value = make()
  init(_ make: @autoclosure @escaping () -> Value) { self.make = make }
}

func debug(_ enabled: Bool, _ message: @autoclosure () -> String) {
  if enabled { print(message()) }
}

var cache = Cache(values: ["a": "1"])
print(cache["a", orElse: Log.costly("x")])
print(cache["b", orElse: Log.costly("y")])
print(cache.value("b", or: Log.costly("z")))
print(cache.value("b", or: Log.costly("w")))
debug(false, Log.costly("no"))
debug(true, Log.costly("yes"))
let run: (Bool, @autoclosure () -> String) -> Void = debug
run(false, Log.costly("hidden"))
run(true, Log.costly("shown"))
let box = Box(Log.costly("box"))
print("before")
print(box.value, box.value)
print(Log.made)

enum Level: Int, CaseIterable { case low, high }
extension Level {
  func callAsFunction(_ text: @autoclosure () -> String) { if self == .high { print(text()) } }
}
Level.low(Log.costly("low"))
Level.high(Log.costly("high"))
cache["c", orElse: Log.costly("unused")] = "3"
print(cache.values.count)
