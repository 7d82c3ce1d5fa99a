func countItems() -> String {
  typealias Item = Int
  let items: [Item] = [1, 2, 3]
  var sum: Item = 0
  for item in items { sum += item }
  return "\(sum) \(Item.self)"
}

func nameItems() -> String {
  typealias Item = String
  let items: [Item] = ["a", "b"]
  return items.joined() + " \(Item.self)"
}

struct Item {
  var title: String
}

func inner(_ deep: Bool) -> String {
  if deep {
    typealias Value = Double
    let value: Value = 2
    return "\(value)"
  } else {
    typealias Value = Int
    let value: Value = 2
    return "\(value)"
  }
}

final class Cart {
  func describe() -> String {
    typealias Pair = (name: String, price: Int)
    let pair: Pair = ("tea", 3)
    return "\(pair.name) \(pair.price)"
  }

  func compare() -> String {
    typealias Pair = (left: Int, right: Int)
    let pair: Pair = (1, 2)
    return pair.left < pair.right ? "less" : "more"
  }
}

print(countItems())
print(nameItems())
print(Item(title: "whole").title)
print(inner(true), inner(false))
print(Cart().describe(), Cart().compare())
