// Literals inside of one another are of one type: that of the values beside them.
let menu = [("Tea", 3), ("Coffee", 3.5)]
for (name, price) in menu { print("\(name): \(price), half \(price / 2)") }

let grid = [[1, 2], [0.5, 4]]
print("\(grid[0][0] / 2) \(grid.map { $0.reduce(0, +) }) \(grid.flatMap { $0 }.max() ?? 0)")

let week = ["Mon": [20, 21.5], "Tue": [19, 18]]
let means = week.mapValues { $0.reduce(0, +) / Double($0.count) }
print("\(means["Tue"] ?? 0) \(week["Tue"]![0] / 4) \(week["Wed"]?.first ?? 0)")

let rows = [["n": 1], ["n": 2.5]]
let table = ["tea": ("hot", 7), "ice": ("cold", 3.5)]
print("\(rows[0]["n"]! / 2) \(table["tea"]!.1 / 2)")

let price = 3.5
let listed = [("a", 7), ("b", price)]
let mixed = [(1, 2.5, "x"), (1.5, 3, "y")]
let other: [Double] = [1.5]
let lists = [[7], other]
print("\(listed[0].1 / 2) \(mixed[0].0 / 2) \(mixed[1].1 / 2) \(lists[0][0] / 2)")

let known: Double? = 3
let gaps = [known, 7, nil]
let holes = [1, nil, 2.5]
print("\(gaps.compactMap { $0 }.map { $0 / 2 }) \(holes.compactMap { $0 }) \(holes[0]! / 2)")

let byLetter = Dictionary(uniqueKeysWithValues: [("a", 1.0), ("b", 2)])
let share = 0.5
let parts = [7, share]
let unsorted: [(name: String, value: Double)] = [("a", 7), (name: "b", value: 2)]
print("\(byLetter["b"]! / 4) \(parts) \(unsorted.map(\.value).reduce(0, +)) \(unsorted[0].value / 2)")

let plain = [("Tea", 3), ("Milk", 2)]
let whole = [[1, 2], [3]]
let anything: [Any] = [1, 2.5, [1, 2]]
print("\(plain[0].1 / 2) \(whole[1][0] / 2) \(anything.map { "\(type(of: $0))" })")

var totals: [String: Double] = [:]
for (key, amount) in [("a", 1.5), ("b", 2), ("a", 3)] { totals[key, default: 0] += amount }
totals["c"] = 9
print("\(totals["a"]!) \(totals["b"]! / 4) \(totals["c"]! / 2) \(totals["d", default: 1])")
