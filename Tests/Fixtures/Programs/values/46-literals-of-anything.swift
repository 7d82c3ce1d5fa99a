// Where anything is asked for a literal is what it is by itself, or what is lacking beside it (as swiftc has it).
struct Item {
  var price = 2.5
  var rate: Double?
}
func name(_ value: Any) -> String { "\(type(of: value))" }

let item = Item()
let absent: Item? = nil
let none: [Double] = []
let prices: [String: Double] = [:]
let values: [String: Any] = [
  "chosen": item.price > 5 ? item.price : 0,
  "chain": absent?.price ?? 0,
  "optional": absent?.rate ?? 0,
  "member": item.rate ?? 0,
  "first": none.first ?? 0,
  "most": none.max() ?? 0,
  "key": prices["tea"] ?? 0,
  "text": Double("x") ?? 0,
  "mapped": absent.map { $0.price } ?? 0,
  "plain": 1,
  "sum": 1 + 2.5,
]
for key in values.keys.sorted() { print(key, name(values[key]!)) }

print(item.price > 5 ? item.price : 3, absent?.price ?? 3, none.last ?? 3)
print("\(item.price > 5 ? item.price : 3) \(absent?.price ?? 3) \(none.last ?? 3)")
let taken = absent?.price ?? 3
let other = item.price > 5 ? item.price : 3
print(name(taken), name(other), name(item.price > 5 ? item.price : 3))
