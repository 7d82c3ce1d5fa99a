// A type without keys is decoded of whatever is there: what skips an element of a list.
import Foundation

struct Lossy<Element: Decodable>: Decodable {
  private struct Skipped: Decodable {}
  let elements: [Element]

  init(from decoder: Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [Element] = []
    while !container.isAtEnd {
      if let element = try? container.decode(Element.self) {
        elements.append(element)
      } else {
        _ = try container.decode(Skipped.self)
      }
    }
    self.elements = elements
  }
}

func decode<Wanted: Decodable>(_ type: Wanted.Type, _ text: String) throws -> Wanted {
  try JSONDecoder().decode(type, from: Data(text.utf8))
}

print(try decode(Lossy<Int>.self, #"[1, "x", null, {"a": 1}, [2], 5]"#).elements)

struct Nothing: Codable, Equatable {}
struct Answer: Decodable {
  let data: Nothing
  let rows: [String: Nothing]
}
print(try decode([Nothing].self, #"[{}, {"a": 1}]"#).count)
print(try decode(Answer.self, #"{"data": [1], "rows": {"k": 5}}"#).rows.count)

struct Fixed: Decodable { let version = 3 }
print((try? decode([Fixed].self, "[1]")) == nil, try decode(Fixed.self, "{}").version)

struct Price: Decodable {
  let amount: Decimal
  init(from decoder: Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let amount = Decimal(string: text, locale: Locale(identifier: "de_DE")) else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no price: \(text)"))
    }
    self.amount = amount
  }
}
print(try decode([Price].self, #"["12,5", "3"]"#).map(\.amount))
do { _ = try decode([Price].self, #"["1", "x"]"#) } catch DecodingError.dataCorrupted(let context) {
  print(context.debugDescription, context.codingPath.map(\.stringValue))
}
