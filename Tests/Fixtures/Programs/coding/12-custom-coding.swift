import Foundation

struct Colour: Codable, Equatable {
  var red: Int, green: Int, blue: Int
  init(red: Int, green: Int, blue: Int) { (self.red, self.green, self.blue) = (red, green, blue) }
  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard text.hasPrefix("#"), text.count == 7, let value = Int(text.dropFirst(), radix: 16) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is no colour")
    }
    self.init(red: value >> 16, green: value >> 8 & 255, blue: value & 255)
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    let hex = String(red << 16 | green << 8 | blue, radix: 16)
    try container.encode("#" + String(repeating: "0", count: 6 - hex.count) + hex)
  }
}
enum Shape: Codable, Equatable {
  case circle(radius: Double)
  case rectangle(width: Double, height: Double)
  case group([Shape])
  private enum Key: String, CodingKey { case type, radius, width, height, shapes }
  private enum Kind: String, Codable { case circle, rectangle, group }
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    switch try container.decode(Kind.self, forKey: .type) {
    case .circle: self = .circle(radius: try container.decode(Double.self, forKey: .radius))
    case .rectangle:
      self = .rectangle(
        width: try container.decode(Double.self, forKey: .width),
        height: try container.decodeIfPresent(Double.self, forKey: .height) ?? 1)
    case .group: self = .group(try container.decode([Shape].self, forKey: .shapes))
    }
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .circle(let radius):
      try container.encode(Kind.circle, forKey: .type)
      try container.encode(radius, forKey: .radius)
    case let .rectangle(width, height):
      try container.encode(Kind.rectangle, forKey: .type)
      try container.encode(width, forKey: .width)
      try container.encode(height, forKey: .height)
    case .group(let shapes):
      try container.encode(Kind.group, forKey: .type)
      try container.encode(shapes, forKey: .shapes)
    }
  }
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
func text<T: Encodable>(_ value: T) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) }
let colours = [Colour(red: 255, green: 0, blue: 16), Colour(red: 0, green: 1, blue: 2)]
print(try text(colours))
print(try JSONDecoder().decode([Colour].self, from: encoder.encode(colours)) == colours)
do {
  _ = try JSONDecoder().decode([Colour].self, from: Data(##"["#ffffff", "red"]"##.utf8))
} catch DecodingError.dataCorrupted(let context) {
  print(context.debugDescription, context.codingPath.count)
}
let drawing = Shape.group([.circle(radius: 1.5), .rectangle(width: 2, height: 3), .group([])])
print(try text(drawing))
print(try JSONDecoder().decode(Shape.self, from: encoder.encode(drawing)) == drawing)
let partial = try JSONDecoder().decode(Shape.self, from: Data(#"{"type": "rectangle", "width": 9}"#.utf8))
print(partial)
do {
  _ = try JSONDecoder().decode(Shape.self, from: Data(#"{"type": "star"}"#.utf8))
} catch { print("no star") }
