func describe<T>(_ value: T) -> String { "any" }
func describe<T: Numeric>(_ value: T) -> String { "numeric" }
func describe(_ value: String) -> String { "string" }
func describe<T>(_ value: T?) -> String { "optional" }
func describe<T>(_ values: [T]) -> String { "array" }
let some: String? = "x"
let none: Int? = nil
print(describe(some), describe(none), describe(some!), describe([1]), describe(2.5), describe(true))
let list: [Int]? = [1]
func kind(_ value: Int?) -> String { "maybe" }
func kind(_ value: Int) -> String { "sure" }
let number: Int? = 4
print(kind(number), kind(4), kind(number!), kind(nil), kind(number ?? 1))
if let number { print(kind(number)) }
print([1, 2].map(kind), [1, nil].map(kind))
func size(_ text: String) -> Int { text.count }
func size(_ text: String) -> String { "\(text.count) letters" }
let count: Int = size("four")
let words: String = size("four")
print(count, words)
struct Box<T> { let value: T }
func label<T>(_ box: Box<T>) -> String { "box" }
func label<T>(_ value: T) -> String { "value" }
func label<T>(_ value: T?) -> String { "maybe" }
print(label(Box(value: 1)), label(1), label(Optional(1)))
struct Store {
  func get(_ key: String) -> String? { nil }
  func get(_ key: String, or other: String) -> String { other }
  func get<T>(_ key: T) -> String { "generic" }
}
print(Store().get("a", or: "b"), Store().get(1))
func show(_ value: Double) -> String { "double" }
func show(_ value: Double?) -> String { "double?" }
func show(_ value: Any) -> String { "any" }
let ratio: Double? = 0.5
print(show(1), show(1.5), show(ratio), show(ratio!), show("x"))
func same<T: Equatable>(_ a: T, _ b: T) -> String { "equatable" }
func same<T>(_ a: T?, _ b: T?) -> String { "optionals" }
print(same(1, 2))
func two<T>(_ value: T) -> String { "any" }
func two<T>(_ value: T?) -> String where T: Equatable { "equatable optional" }
print(two(none), two(1), two(list))
func eq<T: Equatable>(_ value: T) -> String { "equatable" }
func eq<T>(_ value: T?) -> String { "optional" }
print(eq(none), eq(1), eq(number))
