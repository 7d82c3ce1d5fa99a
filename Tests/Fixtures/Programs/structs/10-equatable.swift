struct Point: Equatable { var x, y: Int }
enum Shape: Equatable { case dot(Point), none }
print(Point(x: 1, y: 2) == Point(x: 1, y: 2), Point(x: 1, y: 2) != Point(x: 1, y: 3))
print(Shape.dot(Point(x: 0, y: 0)) == .dot(Point(x: 0, y: 0)), Shape.none == .dot(Point(x: 1, y: 1)))
