import Foundation

struct Profile: Decodable { let nick: String?; let age: Int? }
let profile = try JSONDecoder().decode(Profile.self, from: Data(#"{"age": null}"#.utf8))
print(profile.nick ?? "no nick", profile.age as Any)
