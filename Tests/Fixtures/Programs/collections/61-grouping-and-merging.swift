// Dictionaries: grouping, merging, reduce into, default subscripts, uniquing, filtering, mapping keys, nested updates.
struct Sale { let city: String, item: String, amount: Int }
let sales = [
  Sale(city: "Rome", item: "pen", amount: 3), Sale(city: "Oslo", item: "ink", amount: 5),
  Sale(city: "Rome", item: "ink", amount: 2), Sale(city: "Rome", item: "pen", amount: 4),
]
func show<K: Comparable, V>(_ d: [K: V]) {
  print(d.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " "))
}
let byCity = Dictionary(grouping: sales, by: \.city)
show(byCity.mapValues { $0.map(\.amount) })
show(sales.reduce(into: [:]) { $0[$1.item, default: 0] += $1.amount })
show(
  sales.reduce(into: [String: [String: Int]]()) { $0[$1.city, default: [:]][$1.item, default: 0] += $1.amount }
    .mapValues { $0.sorted { $0.key < $1.key }.map { "\($0)\($1)" } })
show(Dictionary(sales.map { ($0.city, $0.amount) }, uniquingKeysWith: max))
show(Dictionary(zip(["a", "b", "c"], 1...), uniquingKeysWith: +))
show(Dictionary(uniqueKeysWithValues: ["x", "yy"].map { ($0, $0.count) }))
var stock = ["pen": 1, "ink": 2]
stock.merge(["ink": 5, "cap": 1]) { $0 + $1 }; show(stock)
show(stock.merging([("pen", 9)]) { _, new in new }); show(stock.filter { $0.value > 1 });
show(stock.compactMapValues { $0 > 1 ? "\($0)!" : nil })
stock["pen"] = nil; stock.updateValue(7, forKey: "cap").map { print("old", $0) };
print(
  stock.removeValue(forKey: "none") as Any, stock.keys.sorted(), stock.values.reduce(0, +), stock["ink"]!,
  stock["zz", default: -1], stock.count)
if let index = stock.index(forKey: "cap") { print(stock[index].value, stock.remove(at: index).key, stock.isEmpty) }
for key in stock.keys { stock[key]! *= 10 }; show(stock)
show(Dictionary(uniqueKeysWithValues: stock.map { ($0.key.uppercased(), $0.value) }))
print(
  byCity.max { $0.value.count < $1.value.count }!.key, byCity.values.flatMap { $0 }.count,
  byCity.contains { $0.key == "Oslo" }, byCity.keys.contains("Rome"), byCity.first { $0.value.count == 1 }!.key,
  byCity.allSatisfy { !$0.value.isEmpty }, byCity.min { $0.key < $1.key }!.key)
let counts = "mississippi".reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
print(counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key)\($0.value)" })
print(
  [3, 1, 2].enumerated().sorted { $0.element < $1.element }.map(\.offset),
  Set([1, 2, 3]).union([4]).subtracting([1]).sorted(), Set("hello").intersection("yellow").sorted(),
  Set([1, 2]).symmetricDifference([2, 3]).sorted(), Set([1]).isSubset(of: [1, 2]), Set([1, 2]).isDisjoint(with: [3]))
let index = Dictionary(grouping: ["apple", "avocado", "bean", "Cherry"]) { String($0.prefix(1)).uppercased() }
for letter in index.keys.sorted() { print(letter, index[letter]!, terminator: "; ") }
print()
var nested: [String: Any] = ["a": ["b": [1, 2, ["c": "deep"]]], "n": 1]
if let a = nested["a"] as? [String: Any], let b = a["b"] as? [Any], let c = b.last as? [String: String] {
  print(c["c"]!, b.count)
}
nested["n"] = (nested["n"] as? Int).map { $0 + 1 };
print(nested["n"]!, nested["a"] is [String: Any], nested["zz"] == nil)
var optional: [String: Int?] = ["a": 1, "b": nil]; optional["b"] = 2; optional["a"] = .some(nil);
print(optional.count, optional["a"]! as Any, optional["c"] as Any); optional["a"] = nil; print(optional.count)
