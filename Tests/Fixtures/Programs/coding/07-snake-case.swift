import Foundation

struct Account: Codable { let firstName: String; let numberOfPosts: Int }
let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
let account = try decoder.decode(Account.self, from: Data(#"{"first_name": "Al", "number_of_posts": 2}"#.utf8))
print(account)
