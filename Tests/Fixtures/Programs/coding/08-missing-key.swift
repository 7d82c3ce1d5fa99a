import Foundation

struct User: Decodable { let name: String }
do {
  _ = try JSONDecoder().decode(User.self, from: Data("{}".utf8))
} catch DecodingError.keyNotFound(let key, _) {
  print("no key", key.stringValue)
}
