import Foundation

struct Place: Codable {
  let latitude: Double
  var longitude: Double
}

struct Size: Decodable {
  let width: Int
}

enum Kind: String, Decodable {
  case small, large
}

enum Lenient<Wanted: Decodable>: Decodable {
  case value(Wanted)
  case broken

  init(from decoder: Decoder) throws {
    do { self = .value(try Wanted(from: decoder)) } catch { self = .broken }
  }
}

struct Both: Decodable {
  let place: Place
  let size: Size

  init(from decoder: Decoder) throws {
    place = try Place(from: decoder)
    size = try Size(from: decoder)
  }
}

struct Plain: Decodable {
  let text: String
  init(from decoder: Decoder) throws {
    if let kind = try? Kind(from: decoder) {
      text = "kind \(kind)"
    } else if let words = try? [String](from: decoder) {
      text = words.joined(separator: "+")
    } else {
      text = try String(from: decoder)
    }
  }
}

func decode<Wanted: Decodable>(_ type: Wanted.Type, _ text: String) -> String {
  do { return "\(try JSONDecoder().decode(type, from: Data(text.utf8)))" } catch DecodingError.keyNotFound(let key, _) {
    return "no \(key.stringValue)"
  } catch {
    return "an error"
  }
}

print(decode([Lenient<Place>].self, #"[{"latitude": 1, "longitude": 2.5}, {"latitude": "x"}]"#))
print(decode(Both.self, #"{"latitude": 1, "longitude": 2, "width": 3}"#))
print(decode(Both.self, #"{"latitude": 1, "longitude": 2}"#))
print(decode([Plain].self, #"["large", "other", ["a", "b"]]"#))
print(decode(Plain.self, "3"))
