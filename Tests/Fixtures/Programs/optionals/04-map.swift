let age: Int? = 41
print(age.map { $0 + 1 } ?? 0)
let unknown: Int? = nil
print(unknown.map { $0 + 1 } as Any)
print(["1", "x", "3"].compactMap { Int($0) })
