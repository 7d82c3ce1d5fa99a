import Foundation

let numbers = try JSONDecoder().decode([Int].self, from: Data("[3, 1, 2]".utf8))
print(numbers.sorted(), numbers.count)
let table = try JSONDecoder().decode([String: [Int]].self, from: Data(#"{"a": [1], "b": []}"#.utf8))
print(table["a"] ?? [], table["b"]?.isEmpty ?? false)
