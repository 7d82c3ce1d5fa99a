import Foundation

struct Item: Codable { var name = "tea"; var price = 2.5; var tags = ["a", "b"] }
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let data = try encoder.encode(Item())
print(String(decoding: data, as: UTF8.self))
