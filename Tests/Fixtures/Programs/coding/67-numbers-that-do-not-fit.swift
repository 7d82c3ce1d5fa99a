import Foundation

struct Reading: Decodable {
  let value: String
  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      value = "#\(number)"
    } else if let number = try? container.decode(Double.self) {
      value = "\(number)"
    } else {
      value = try container.decode(String.self)
    }
  }
}

struct Level: Decodable {
  let level: Int8
}

let readings = try JSONDecoder().decode([Reading].self, from: Data(#"[3, 2.5, "x"]"#.utf8))
print(readings.map(\.value))
do {
  _ = try JSONDecoder().decode(Level.self, from: Data(#"{"level": 300}"#.utf8))
} catch DecodingError.dataCorrupted(let context) {
  print("corrupted", context.codingPath.count)
} catch {
  print("other")
}
