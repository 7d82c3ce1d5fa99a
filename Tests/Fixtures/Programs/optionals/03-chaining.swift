let words: [String]? = ["a", "bc"]
print(words?.first ?? "-", words?.last?.count ?? 0)
let none: [String]? = nil
print(none?.count as Any, none?.first?.uppercased() ?? "nothing")
