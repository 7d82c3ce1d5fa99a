/// Trailing closures of members that other types have with a value in place of the closure, and parts of lazy sequences
/// that stay lazy.
let ids: Set = [4, 8, 15, 16]
let names = ["ann": 3, "bob": 7]
print(ids.contains { $0 == 8 }, ids.contains { id in id > 20 }, ids.contains(8), ids.contains(where: { $0 == 4 }))
print(names.keys.contains { $0.hasPrefix("b") }, names.keys.contains("ann"), names.values.contains { $0 > 5 })
print((1...3).contains { $0 == 2 }, Set(["a", "b"]).contains { $0 == "b" }, "text".contains { $0 == "x" })
let isKnown = ids.contains { $0 % 5 == 0 }
print(isKnown, ids.first { $0 == 16 } ?? 0, ids.allSatisfy { $0 > 3 })

let numbers = [4, 1, 2, 5, 1]
let doubled = numbers.lazy.dropFirst().map { number -> Int in
  print("doubles \(number)")
  return number * 2
}
print("not yet")
print(doubled.first ?? 0)
print(Array(doubled))
let head = numbers.lazy.prefix { number -> Bool in
  print("tests \(number)")
  return number != 2
}
print("not yet")
print(Array(head), Array(head))
let rest = numbers.lazy.drop { number -> Bool in
  print("drops \(number)?")
  return number != 2
}
print("not yet")
print(Array(rest), rest.map { $0 + 1 }.first { $0 > 3 } ?? 0)
let backwards = numbers.lazy.reversed().map { number -> String in
  print("writes \(number)")
  return "<\(number)>"
}
print(backwards.first ?? "-")
print(Array(numbers.lazy.filter { $0 > 1 }.dropLast().map { $0 + 1 }), Array(numbers.lazy.suffix(2)))
