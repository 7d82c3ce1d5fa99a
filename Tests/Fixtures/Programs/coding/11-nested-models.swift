import Foundation

struct Feed: Decodable {
  struct Author: Decodable, Hashable { let id: Int; let name: String }
  struct Post: Decodable {
    let id: Int
    let title: String
    let author: Author
    let tags: [String]?
    let stats: [String: Int]
    let rating: Double?
  }
  let posts: [Post]
  let next: URL?
  let total: Int
}
let json = """
  {
    "total": 2,
    "next": "https://x.org/feed?page=2",
    "ignored": {"a": [1, 2, {"b": null}]},
    "posts": [
      {"id": 1, "title": "Caf\\u00e9 \\"A\\"", "author": {"id": 7, "name": "Ada"}, "tags": ["x", "y"],
       "stats": {"likes": 3, "views": 100}, "rating": 4},
      {"id": 2, "title": "B\\n2", "author": {"id": 8, "name": "Bo"}, "stats": {}, "rating": 3.25}
    ]
  }
  """
let feed = try JSONDecoder().decode(Feed.self, from: Data(json.utf8))
print(feed.total, feed.next?.absoluteString ?? "-", feed.posts.count)
for post in feed.posts {
  print(post.id, post.title, post.author, post.tags ?? [], post.rating ?? 0)
  for (name, count) in post.stats.sorted(by: { $0.key < $1.key }) { print(" ", name, count) }
}
print(Set(feed.posts.map(\.author)).count)
func attempt<T: Decodable>(_ type: T.Type, _ text: String) {
  do {
    print(try JSONDecoder().decode(type, from: Data(text.utf8)))
  } catch let DecodingError.keyNotFound(key, context) {
    print("missing \(key.stringValue) in /\(context.codingPath.map(\.stringValue).joined(separator: "/"))")
  } catch let DecodingError.typeMismatch(type, context) {
    print("expected \(type) at /\(context.codingPath.map(\.stringValue).joined(separator: "/"))")
  } catch let DecodingError.valueNotFound(type, context) {
    print("null instead of \(type) at /\(context.codingPath.map(\.stringValue).joined(separator: "/"))")
  } catch DecodingError.dataCorrupted(let context) {
    print("corrupt at /\(context.codingPath.map(\.stringValue).joined(separator: "/"))")
  } catch { print("other") }
}
attempt(Feed.Author.self, #"{"id": 1}"#)
attempt([Feed.Author].self, #"[{"id": 1, "name": "a"}, {"id": "2", "name": "b"}]"#)
attempt([String: Feed.Author].self, #"{"k": {"id": null, "name": "b"}}"#)
attempt([Int].self, "[1, 2")
attempt([Int].self, "[1, 2]")
attempt(Int.self, "7")
attempt([Bool?].self, "[true, null, false]")
attempt(UInt8.self, "300")
