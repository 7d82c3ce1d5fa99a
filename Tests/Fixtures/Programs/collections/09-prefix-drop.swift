let list = [1, 2, 3, 4, 5]
print(list.prefix(2), list.suffix(2), list.dropFirst(), list.dropLast(3), list[1...3], list[..<2])
print(list.prefix { $0 < 3 }, list.drop { $0 < 3 }, Array(list[3...]))
