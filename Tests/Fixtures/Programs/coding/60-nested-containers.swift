// Codable by hand: nested containers, unkeyed ones, super coders, keys of the app, polymorphic lists.
import Foundation

struct Place: Codable, Equatable {
  var name: String, latitude: Double, longitude: Double, tags: [String]
  enum CodingKeys: String, CodingKey { case name, position = "pos", tags = "meta" }
  enum PositionKeys: String, CodingKey { case lat, lon }
  enum MetaKeys: String, CodingKey { case list }
  init(name: String, latitude: Double, longitude: Double, tags: [String]) {
    (self.name, self.latitude, self.longitude, self.tags) = (name, latitude, longitude, tags)
  }
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    name = try c.decodeIfPresent(String.self, forKey: .name) ?? "unnamed"
    let p = try c.nestedContainer(keyedBy: PositionKeys.self, forKey: .position)
    latitude = try p.decode(Double.self, forKey: .lat)
    longitude = try p.decode(Double.self, forKey: .lon)
    var list: [String] = []
    if c.contains(.tags) {
      var u = try c.nestedContainer(keyedBy: MetaKeys.self, forKey: .tags).nestedUnkeyedContainer(forKey: .list)
      while !u.isAtEnd { if try u.decodeNil() { continue }; list.append(try u.decode(String.self)) }
    }
    tags = list
  }
  func encode(to encoder: Encoder) throws {
    var c = encoder.container(keyedBy: CodingKeys.self)
    try c.encode(name, forKey: .name)
    var p = c.nestedContainer(keyedBy: PositionKeys.self, forKey: .position)
    try p.encode(latitude, forKey: .lat); try p.encode(longitude, forKey: .lon)
    var m = c.nestedContainer(keyedBy: MetaKeys.self, forKey: .tags)
    var u = m.nestedUnkeyedContainer(forKey: .list)
    for tag in tags { try u.encode(tag) }
  }
}
enum Block: Codable {
  case text(String), image(url: URL, width: Int), list([Block]), unknown(String)
  private enum Keys: String, CodingKey { case type, value, url, width, blocks }
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: Keys.self)
    switch try c.decode(String.self, forKey: .type) {
    case "text": self = .text(try c.decode(String.self, forKey: .value))
    case "image":
      self = .image(
        url: try c.decode(URL.self, forKey: .url), width: try c.decodeIfPresent(Int.self, forKey: .width) ?? 100)
    case "list": self = .list(try c.decode([Block].self, forKey: .blocks))
    case let other: self = .unknown(other)
    }
  }
  func encode(to encoder: Encoder) throws {
    var c = encoder.container(keyedBy: Keys.self)
    switch self {
    case .text(let t): try c.encode("text", forKey: .type); try c.encode(t, forKey: .value)
    case .image(let u, let w):
      try c.encode("image", forKey: .type); try c.encode(u, forKey: .url); try c.encode(w, forKey: .width)
    case .list(let b): try c.encode("list", forKey: .type); try c.encode(b, forKey: .blocks)
    case .unknown(let n): try c.encode(n, forKey: .type)
    }
  }
}
let encoder = JSONEncoder(); encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
let decoder = JSONDecoder()
func show<T: Encodable>(_ t: T) throws { print(String(decoding: try encoder.encode(t), as: UTF8.self)) }
let place = try decoder.decode(
  Place.self, from: Data(#"{"pos":{"lat":1.5,"lon":-2},"meta":{"list":["a",null,"b"]}}"#.utf8))
print(place); try show(place)
print(try decoder.decode(Place.self, from: encoder.encode(place)) == place)
let json =
  #"[{"type":"text","value":"hi"},{"type":"image","url":"https://a.b/c.png"},{"type":"list","blocks":[{"type":"video"},{"type":"text","value":"in"}]}]"#
let blocks = try decoder.decode([Block].self, from: Data(json.utf8))
try show(blocks)
for bad in [
  #"{"pos":{"lat":"x","lon":1}}"#, #"{"name":"n"}"#, #"{"pos":{"lat":1}}"#,
  #"{"pos":{"lat":1,"lon":2},"meta":{"list":[1]}}"#,
] {
  do { _ = try decoder.decode(Place.self, from: Data(bad.utf8)) } catch DecodingError.typeMismatch(let t, let c) {
    print("mismatch", t, c.codingPath.map(\.stringValue))
  } catch DecodingError.keyNotFound(let k, let c) {
    print("missing", k.stringValue, c.codingPath.map(\.stringValue))
  } catch { print("other") }
}
class Animal: Codable { var name = "n"; init() {} }
class Dog: Animal {
  var tricks = 2
  enum K: String, CodingKey { case tricks, base }
  override init() { super.init() }
  required init(from d: Decoder) throws {
    let c = try d.container(keyedBy: K.self); tricks = try c.decode(Int.self, forKey: .tricks);
    try super.init(from: c.superDecoder(forKey: .base))
  }
  override func encode(to e: Encoder) throws {
    var c = e.container(keyedBy: K.self); try c.encode(tricks, forKey: .tricks);
    try super.encode(to: c.superEncoder(forKey: .base))
  }
}
let dog = Dog(); dog.name = "Rex"
try show(dog)
print(try decoder.decode(Dog.self, from: encoder.encode(dog)).name)
