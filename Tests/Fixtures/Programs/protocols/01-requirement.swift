protocol Named { var name: String { get } }
struct User: Named { let name: String }
struct Pet: Named { var name: String { "pet" } }
let all: [Named] = [User(name: "Al"), Pet()]
print(all.map { $0.name })
