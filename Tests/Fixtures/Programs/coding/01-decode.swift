import Foundation

struct User: Codable { let name: String; let age: Int }
let json = #"{"name": "Ada", "age": 36}"#
let user = try JSONDecoder().decode(User.self, from: Data(json.utf8))
print(user.name, user.age)
