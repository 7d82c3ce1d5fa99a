import Foundation

struct Event: Codable, Equatable {
  var name: String
  var start: Date
  var payload: Data?
  var link: URL?
}
let epoch = Date(timeIntervalSince1970: 86_400)
let event = Event(name: "launch", start: epoch, payload: Data([1, 2, 255]), link: URL(string: "https://a.org/b?c=d"))
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
func show<T: Encodable>(_ value: T) throws { print(String(decoding: try encoder.encode(value), as: UTF8.self)) }
encoder.dateEncodingStrategy = .iso8601
try show(event)
encoder.dateEncodingStrategy = .secondsSince1970
try show(event)
encoder.dateEncodingStrategy = .millisecondsSince1970
try show(event.start)
encoder.outputFormatting = .sortedKeys
try show(Event(name: "a/b", start: epoch))
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(secondsFromGMT: 0)
formatter.dateFormat = "dd.MM.yyyy HH:mm"
encoder.dateEncodingStrategy = .formatted(formatter)
try show(event.start)
let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .formatted(formatter)
let decoded = try decoder.decode(Event.self, from: Data(#"{"name": "x", "start": "03.02.2021 04:05"}"#.utf8))
print(decoded.start.timeIntervalSince1970, decoded.payload as Any)
decoder.dateDecodingStrategy = .iso8601
let dates = try decoder.decode([Date].self, from: Data(#"["1970-01-01T00:01:00Z", "2000-01-01T00:00:00Z"]"#.utf8))
print(dates.map(\.timeIntervalSince1970), dates[1].timeIntervalSinceReferenceDate)
do {
  _ = try decoder.decode([Date].self, from: Data(#"["yesterday"]"#.utf8))
} catch DecodingError.dataCorrupted { print("bad date") }
decoder.dateDecodingStrategy = .custom { decoder in
  let days = try decoder.singleValueContainer().decode(Int.self)
  return Date(timeIntervalSince1970: Double(days) * 86_400)
}
print(try decoder.decode([Date].self, from: Data("[0, 10]".utf8)).map(\.timeIntervalSince1970))
encoder.dateEncodingStrategy = .iso8601
decoder.dateDecodingStrategy = .iso8601
print(try decoder.decode(Event.self, from: encoder.encode(event)) == event)
encoder.keyEncodingStrategy = .convertToSnakeCase
struct Keys: Encodable { let userName = "a"; let homeURL = "b"; let x = 1 }
try show(Keys())
struct Numbers: Codable, Equatable { var a: Double; var b: Float; var c: Int8; var d: UInt64; var e: Decimal }
let numbers = Numbers(a: 0.5, b: 1.25, c: -8, d: 18_000_000_000_000_000_000, e: Decimal(string: "3.10")!)
encoder.keyEncodingStrategy = .useDefaultKeys
try show(numbers)
print(try decoder.decode(Numbers.self, from: encoder.encode(numbers)) == numbers)
