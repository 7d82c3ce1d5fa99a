import Foundation

struct Point: Codable, Equatable { var x: Int; var y: Int }
let points = [Point(x: 1, y: 2), Point(x: -3, y: 0)]
let data = try JSONEncoder().encode(points)
print(try JSONDecoder().decode([Point].self, from: data) == points)
