// Strategies of coders: dates, keys, data, non-conforming floats, user info, dictionaries with keys of all kinds.
import Foundation

struct Event: Codable {
  var startDate: Date; var imageData: Data?; var isAllDay: Bool; var userID: Int; var htmlURLString: String?
}
let date = Date(timeIntervalSince1970: 1_700_000_000)
let event = Event(startDate: date, imageData: Data([1, 2, 255]), isAllDay: true, userID: 7, htmlURLString: "a/b")
func encode<T: Encodable>(_ t: T, _ set: (JSONEncoder) -> Void = { _ in }) throws -> String {
  let e = JSONEncoder(); e.outputFormatting = .sortedKeys; set(e);
  return String(decoding: try e.encode(t), as: UTF8.self)
}
print(try encode(event) { $0.dateEncodingStrategy = .iso8601 })
print(
  try encode(event) {
    $0.dateEncodingStrategy = .secondsSince1970; $0.keyEncodingStrategy = .convertToSnakeCase
  })
print(
  try encode(event) {
    $0.dateEncodingStrategy = .millisecondsSince1970; $0.dataEncodingStrategy = .deferredToData
  })
print(
  try encode([date]) {
    $0.dateEncodingStrategy = .custom { d, e in
      var c = e.singleValueContainer(); try c.encode("d\(Int(d.timeIntervalSince1970))")
    }
  })
let formatter = DateFormatter(); formatter.locale = Locale(identifier: "en_US_POSIX");
formatter.timeZone = TimeZone(secondsFromGMT: 0); formatter.dateFormat = "yyyy-MM-dd"
print(try encode(["d": date]) { $0.dateEncodingStrategy = .formatted(formatter) })
let d = JSONDecoder(); d.keyDecodingStrategy = .convertFromSnakeCase; d.dateDecodingStrategy = .secondsSince1970
struct Lean: Codable { var startDate: Date; var isAllDay: Bool?; var userId: Int }
print(try d.decode(Lean.self, from: Data(#"{"start_date":5,"user_id":3,"more":{}}"#.utf8)))
print(
  try encode([1: "a", 2: "b"]), try encode(["k": [1.5, 2]]), try encode(["n": nil, "s": "x"] as [String: String?]))
enum Kind: String, Codable, CodingKeyRepresentable { case a, b }
print(
  try encode([Kind.a: 1]), try encode([Kind.b]), try encode(Optional(3)), try encode("t/\"\n\u{e9}😀"),
  try encode([true, false]))
struct Pair: Codable {
  var first: Int; var second: [Pair]?; var third = "default"; private(set) var fourth = 4; let fifth: Int?
}
print(try encode(Pair(first: 1, second: [Pair(first: 2, second: nil, fifth: nil)], fifth: 5)))
do { _ = try JSONDecoder().decode(Pair.self, from: Data(#"{"first":1}"#.utf8)) } catch let DecodingError.keyNotFound(
  key, _)
{ print("no", key.stringValue) }
print(
  try JSONDecoder().decode([Int: String].self, from: Data(#"{"1":"a"}"#.utf8)),
  try JSONDecoder().decode([Double].self, from: Data("[1,2.5,1e3]".utf8)))
print(
  (try? JSONDecoder().decode(Int.self, from: Data("1.5".utf8))) as Any,
  (try? JSONDecoder().decode(Int8.self, from: Data("300".utf8))) as Any,
  (try? JSONDecoder().decode(Bool.self, from: Data("1".utf8))) as Any,
  (try? JSONDecoder().decode([Int?].self, from: Data("[1,null]".utf8))) as Any)
struct Generic<T: Codable>: Codable { var value: T; var all: [T] }
print(
  try encode(Generic(value: 1, all: [2])),
  try JSONDecoder().decode(Generic<String>.self, from: Data(#"{"value":"v","all":[]}"#.utf8)))
let info = CodingUserInfoKey(rawValue: "scale")!
struct Scaled: Decodable {
  let n: Int;
  init(from decoder: Decoder) throws {
    n = try decoder.singleValueContainer().decode(Int.self) * (decoder.userInfo[info] as? Int ?? 1)
  }
}
let scaled = JSONDecoder(); scaled.userInfo[info] = 10
print(try scaled.decode([Scaled].self, from: Data("[1,2]".utf8)).map(\.n))
