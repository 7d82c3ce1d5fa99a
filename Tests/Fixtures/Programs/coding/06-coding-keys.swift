import Foundation

struct Post: Codable {
  let title: String
  let isPublic: Bool
  enum CodingKeys: String, CodingKey { case title = "post_title", isPublic = "public" }
}
let post = try JSONDecoder().decode(Post.self, from: Data(#"{"post_title": "Hi", "public": true}"#.utf8))
print(post.title, post.isPublic)
