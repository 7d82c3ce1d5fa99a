let list = ["tea", "milk", "tea"]
print(list.firstIndex(of: "tea") ?? -1, list.lastIndex(of: "tea") ?? -1, list.contains("milk"))
print(list.first { $0.count > 3 } ?? "-", list.allSatisfy { $0.count > 2 }, list.min() ?? "")
