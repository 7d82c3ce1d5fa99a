import Foundation

struct Counter: Decodable { let count: Int }
do {
  _ = try JSONDecoder().decode(Counter.self, from: Data(#"{"count": "three"}"#.utf8))
} catch DecodingError.typeMismatch(let type, let context) {
  print("not", type, "at", context.codingPath.map(\.stringValue))
}
