// Of two functions the one that takes an Optional of a generic parameter is the narrower.
func store<Value>(_ value: Value) -> String { "value" }
func store<Value>(_ value: Value?) -> String { "optional" }

let count: Int? = 1
let name: String? = nil
print(store(1), store(count), store(name), store(nil as String?), store("text"))

func same<Value: Equatable>(_ one: Value, _ other: Value) -> String { "values" }
func same<Value: Equatable>(_ one: Value?, _ other: Value?) -> String { "optionals" }

print(same(1, 2), same(count, count), same(count, 2), same(2, count))

func show<Element>(_ items: [Element]) -> String { "list" }
func show<Value: Comparable>(_ value: Value) -> String { "comparable" }
func show<Value>(_ value: Value?) -> String { "optional" }
func show<Value>(_ value: Value) -> String { "value" }

print(show([1]), show(["a"]), show(3), show(count), show(nil as Int?), show((1, 2)))

extension Optional {
  func kind() -> String { "optional" }
}
extension Optional where Wrapped == Int {
  func kind() -> String { "optional number" }
}

print(count.kind(), name.kind(), (nil as Double?).kind())
