import Foundation

enum Size: String, Codable { case small, large = "L" }
let sizes = try JSONDecoder().decode([Size].self, from: Data(#"["small", "L"]"#.utf8))
print(sizes)
print(String(decoding: try JSONEncoder().encode(sizes), as: UTF8.self))
