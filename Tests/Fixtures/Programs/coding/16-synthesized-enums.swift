import Foundation

enum Event: Codable, Equatable {
  case opened
  case tapped(x: Int, y: Int)
  case typed(String)
  case moved(to: String, animated: Bool = true)
}
struct Log: Codable, Equatable {
  var events: [Event] = []
  var user: String?
  private(set) var version = 2
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let log = Log(events: [.opened, .tapped(x: 1, y: 2), .typed("hi"), .moved(to: "a", animated: false)], user: nil)
let text = String(decoding: try encoder.encode(log), as: UTF8.self)
print(text)
print(try JSONDecoder().decode(Log.self, from: Data(text.utf8)) == log)
do {
  _ = try JSONDecoder().decode(Event.self, from: Data(#"{"closed": {}}"#.utf8))
} catch is DecodingError { print("unknown event") }
let decoded = try JSONDecoder().decode([Event].self, from: Data(#"[{"typed": {"_0": "x"}}, {"opened": {}}]"#.utf8))
print(decoded)

@propertyWrapper
struct DefaultFalse: Codable, Equatable {
  var wrappedValue = false
  init(wrappedValue: Bool = false) { self.wrappedValue = wrappedValue }
  init(from decoder: Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(Bool.self) }
  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}
extension KeyedDecodingContainer {
  func decode(_ type: DefaultFalse.Type, forKey key: Key) throws -> DefaultFalse {
    try decodeIfPresent(type, forKey: key) ?? DefaultFalse()
  }
}
struct Flags: Codable, Equatable {
  @DefaultFalse var isNew: Bool
  @DefaultFalse var isHot: Bool
  var name: String
}
let flags = try JSONDecoder().decode(Flags.self, from: Data(#"{"name": "n", "isHot": true}"#.utf8))
print(flags.isNew, flags.isHot, flags.name)
print(String(decoding: try encoder.encode(flags), as: UTF8.self))
struct ID<Owner>: Codable, Hashable, RawRepresentable { let rawValue: Int }
struct Order: Codable { let id: ID<Order>; var notes: [ID<Order>: String] = [:]; var byName: [String: ID<Order>] = [:] }
let order = Order(id: ID(rawValue: 4), byName: ["b": ID(rawValue: 2), "a": ID(rawValue: 1)])
print(String(decoding: try encoder.encode(order), as: UTF8.self))
let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
print(object?.keys.sorted() ?? [], (object?["events"] as? [Any])?.count ?? 0, object?["version"] as? Int ?? 0)
