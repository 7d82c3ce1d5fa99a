// Wrappers in wrappers are decoded and encoded as one value inside the other.
import Foundation

@propertyWrapper struct Logged<Value: Codable>: Codable {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct OrEmpty<Item: Codable>: Codable {
  var wrappedValue: [Item]
  init(wrappedValue: [Item]) { self.wrappedValue = wrappedValue }
  init(from decoder: any Decoder) throws {
    wrappedValue = (try? decoder.singleValueContainer().decode([Item].self)) ?? []
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}
struct Post: Codable {
  @Logged @OrEmpty var tags: [String]
  @OrEmpty var marks = [7]
  @Logged var title: String
}
for json in [
  #"{"tags":{"wrappedValue":["a"]},"marks":[1,2],"title":{"wrappedValue":"t"}}"#,
  #"{"tags":{"wrappedValue":3},"marks":"x","title":{"wrappedValue":"u"}}"#,
] {
  let post = try JSONDecoder().decode(Post.self, from: Data(json.utf8))
  print(post.tags, post.marks, post.title)
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  print(String(decoding: try encoder.encode(post), as: UTF8.self))
}
