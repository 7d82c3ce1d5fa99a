// A literal of a whole number in `?:` and `??` is of the other side's type.
struct Item {
  let name: String
  let price: Double
  var discount: Double?
}

final class Cart {
  private(set) var items: [Item] = []
  var isMember = false
  func add(_ name: String, _ price: Double, discount: Double? = nil) {
    items.append(Item(name: name, price: price, discount: discount))
  }
  var total: Double { items.map { $0.price * (1 - ($0.discount ?? 0)) }.reduce(0, +) }
  var shipping: Double { total > 50 ? 0 : 5 }
}

let cart = Cart()
let empty = cart.items.map(\.price).max() ?? 0
let average = cart.items.isEmpty ? 0 : cart.total / Double(cart.items.count)
print("\(empty) \(average) \(cart.total) \(cart.shipping)")
cart.add("Tea", 3)
cart.add("Pot", 39.5, discount: 0.5)
let dearest = cart.items.map { $0.price }.max() ?? 0
let first = cart.items.first { $0.price > 100 }?.price ?? 7
let saved = cart.isMember ? cart.total * 0.1 : 0
let half = (cart.isMember ? cart.total : 7) / 2
print("\(dearest) \(first / 2) \(saved) \(half) \(cart.total)")

for text in ["12", "x", ""] {
  let bill = Double(text) ?? 0
  let tip = bill > 0 ? bill * 15 / 100 : 0
  let people = Int(text) ?? 1
  print("\(bill) + \(tip) = \(bill + tip) for \(people), each \(bill / Double(people))")
}

let rates = ["EUR": 1.5, "GBP": 2]
let missing = rates["USD"] ?? 1
let most = rates.values.max() ?? 0
let rare = rates.filter { $0.value > 5 }.values.first ?? 3
print("\(missing) \(most) \(rare / 2) \(rates["GBP", default: 1] / 4)")

let progress: Float = 1
let shown = progress > 2 ? progress : 3
let floats = [progress, 7]
print("\(shown / 2) \(floats[1] / 2) \(min(progress, 7)) \(max(progress, 7) / 2)")

let level = 2.5
let named = level > 9 ? level.rounded() : level > 5 ? 5 : 1
let signed = level < 0 ? -level : 9
let limited = level < 0 ? max(level, 1) : 7
print("\(named / 2) \(signed / 2) \(limited / 2) \(level > 2 ? nil : level) \(level > 2 ? 1 : level)")
let none: Double? = level > 2 ? nil : 3
print("\(none ?? 5)")
