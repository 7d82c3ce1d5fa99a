// Overloads are chosen where a call is written: in a generic type only what takes any value fits.
func describe<T>(_ value: T) -> String { "something" }
func describe(_ value: Int) -> String { "a number" }
func describe(_ value: [Int]) -> String { "numbers" }

struct Box<Value> {
  let value: Value
  var text: String { "Box of " + describe(value) }
  var own: String { "Own " + describe(self.value) }
  func method() -> String { [1].map { _ in describe(value) }.joined() }
}

extension Box where Value == [Int] {
  var text: String { "Box of \(value.count) " + describe(value) }
  func method() -> String { "numbers: " + describe(value) }
}

final class Holder<Item> {
  var item: Item
  init(_ item: Item) { self.item = item }
  func text() -> String { describe(item) + ", " + describe(7) }
}

print(describe(7), describe([7]), describe("7"))
print(Box(value: 7).text)
print(Box(value: [7, 8]).text)
print(Box(value: 7).own, Box(value: [7]).own)
print(Box(value: "a").method(), Box(value: [7]).method())
print(Holder(7).text(), Holder([7]).text())
