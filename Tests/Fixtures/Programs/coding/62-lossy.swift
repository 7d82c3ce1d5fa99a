// Lossy lists, keys that are not known beforehand, defaults by wrappers, and single values.
import Foundation

struct AnyKey: CodingKey {
  var stringValue: String; var intValue: Int?; init(stringValue: String) { self.stringValue = stringValue };
  init?(intValue: Int) { self.intValue = intValue; stringValue = "\(intValue)" }
}
struct Lossy<T: Decodable>: Decodable {
  var items: [T] = []; var lost = 0
  private struct Skip: Decodable {}
  init(from decoder: Decoder) throws {
    var c = try decoder.unkeyedContainer();
    while !c.isAtEnd {
      if let item = try? c.decode(T.self) { items.append(item) } else { _ = try c.decode(Skip.self); lost += 1 }
    }
  }
}
struct User: Decodable { let id: Int; let name: String }
let lossy = try JSONDecoder().decode(
  Lossy<User>.self, from: Data(#"[{"id":1,"name":"a"},{"id":"x","name":"b"},{"id":3},{"id":4,"name":"d"}]"#.utf8))
print(lossy.items.map(\.id), lossy.lost)
struct Bag: Codable, Equatable {
  var values: [String: Int]
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: AnyKey.self); values = [:];
    for key in c.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      if let n = try? c.decode(Int.self, forKey: key) {
        values[key.stringValue] = n
      } else if let s = try? c.decode(String.self, forKey: key), let n = Int(s) {
        values[key.stringValue] = n
      }
    }
  }
  func encode(to encoder: Encoder) throws {
    var c = encoder.container(keyedBy: AnyKey.self);
    for (k, v) in values.sorted(by: { $0.key < $1.key }) { try c.encode(v * 2, forKey: AnyKey(stringValue: k + "!")) }
  }
}
let bag = try JSONDecoder().decode(Bag.self, from: Data(#"{"a":1,"b":"22","c":[1]}"#.utf8))
print(bag.values.sorted { $0.key < $1.key })
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys, .prettyPrinted]
print(String(decoding: try e.encode(bag), as: UTF8.self))
@propertyWrapper struct DefaultEmpty<T: Codable>: Codable {
  var wrappedValue: [T]
  init(wrappedValue: [T]) { self.wrappedValue = wrappedValue }
  init(from decoder: Decoder) throws { wrappedValue = (try? decoder.singleValueContainer().decode([T].self)) ?? [] }
  func encode(to encoder: Encoder) throws { var c = encoder.singleValueContainer(); try c.encode(wrappedValue) }
}
extension KeyedDecodingContainer {
  func decode<T>(_ type: DefaultEmpty<T>.Type, forKey key: Key) throws -> DefaultEmpty<T> {
    try decodeIfPresent(type, forKey: key) ?? DefaultEmpty(wrappedValue: [])
  }
}
struct Post: Codable { var title: String; @DefaultEmpty var tags: [String]; @DefaultEmpty var marks: [Int] = [7] }
for json in [#"{"title":"t"}"#, #"{"title":"u","tags":["a"],"marks":null}"#, #"{"title":"v","tags":3,"marks":[1,2]}"#] {
  let p = try JSONDecoder().decode(Post.self, from: Data(json.utf8)); print(p.title, p.tags, p.marks)
}
struct Money: Codable, Hashable {
  let cents: Int
  init(cents: Int) { self.cents = cents }
  init(from decoder: Decoder) throws {
    let c = try decoder.singleValueContainer();
    if let n = try? c.decode(Int.self) {
      cents = n * 100
    } else {
      let s = try c.decode(String.self);
      guard let d = Double(s.replacingOccurrences(of: "$", with: "")) else {
        throw DecodingError.dataCorruptedError(in: c, debugDescription: "no money: \(s)")
      }; cents = Int((d * 100).rounded())
    }
  }
  func encode(to encoder: Encoder) throws {
    var c = encoder.singleValueContainer(); try c.encode("$" + String(format: "%.2f", Double(cents) / 100))
  }
}
print(
  try JSONDecoder().decode([Money].self, from: Data(#"[3,"$1.25","0.5"]"#.utf8)).map(\.cents),
  String(decoding: try JSONEncoder().encode([Money(cents: 199)]), as: UTF8.self))
do { _ = try JSONDecoder().decode([Money].self, from: Data(#"["x"]"#.utf8)) } catch DecodingError.dataCorrupted(let c) {
  print(c.debugDescription, c.codingPath.map(\.stringValue))
}
do { _ = try JSONDecoder().decode(User.self, from: Data("{".utf8)) } catch is DecodingError { print("broken") }
