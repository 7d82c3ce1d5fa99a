import Foundation

struct Location: Codable {
  var name: String
  var latitude: Double
  var longitude: Double
  var extras: [String: String]
  private enum Root: String, CodingKey { case name, position }
  private enum Position: String, CodingKey { case latitude = "lat", longitude = "lon" }
  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
  init(name: String, latitude: Double, longitude: Double, extras: [String: String] = [:]) {
    (self.name, self.latitude, self.longitude, self.extras) = (name, latitude, longitude, extras)
  }
  init(from decoder: Decoder) throws {
    let root = try decoder.container(keyedBy: Root.self)
    name = try root.decode(String.self, forKey: .name)
    if root.contains(.position), let array = try? root.nestedUnkeyedContainer(forKey: .position) {
      var array = array
      latitude = try array.decode(Double.self)
      longitude = try array.decode(Double.self)
    } else {
      let position = try root.nestedContainer(keyedBy: Position.self, forKey: .position)
      latitude = try position.decode(Double.self, forKey: .latitude)
      longitude = try position.decode(Double.self, forKey: .longitude)
    }
    let all = try decoder.container(keyedBy: AnyKey.self)
    extras = [:]
    for key in all.allKeys where Root(rawValue: key.stringValue) == nil {
      extras[key.stringValue] = try? all.decode(String.self, forKey: key)
    }
  }
  func encode(to encoder: Encoder) throws {
    var root = encoder.container(keyedBy: Root.self)
    try root.encode(name, forKey: .name)
    var position = root.nestedContainer(keyedBy: Position.self, forKey: .position)
    try position.encode(latitude, forKey: .latitude)
    try position.encode(longitude, forKey: .longitude)
    var all = encoder.container(keyedBy: AnyKey.self)
    for (key, value) in extras { try all.encode(value, forKey: AnyKey(stringValue: key)) }
  }
}
let decoder = JSONDecoder()
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
let texts = [
  #"{"name": "Rome", "position": {"lat": 41.5, "lon": 12.25}, "mayor": "R", "zip": 100}"#,
  #"{"name": "Ulm", "position": [48.5, 10]}"#,
]
for text in texts {
  let place = try decoder.decode(Location.self, from: Data(text.utf8))
  print(place.name, place.latitude, place.longitude, place.extras)
  print(String(decoding: try encoder.encode(place), as: UTF8.self))
}
class Animal: Codable {
  var name: String
  init(name: String) { self.name = name }
}
final class Dog: Animal {
  var tricks: [String]
  init(name: String, tricks: [String]) {
    self.tricks = tricks
    super.init(name: name)
  }
  private enum CodingKeys: String, CodingKey { case tricks }
  required init(from decoder: Decoder) throws {
    tricks = try decoder.container(keyedBy: CodingKeys.self).decode([String].self, forKey: .tricks)
    try super.init(from: decoder)
  }
  override func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(tricks, forKey: .tricks)
    try super.encode(to: encoder)
  }
}
encoder.outputFormatting = .sortedKeys
let data = try encoder.encode(Dog(name: "Rex", tricks: ["sit"]))
print(String(decoding: data, as: UTF8.self))
let dog = try decoder.decode(Dog.self, from: data)
print(dog.name, dog.tricks)
