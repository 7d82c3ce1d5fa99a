struct Vector: Equatable {
  var dx: Double
  var dy: Double
  static let zero = Vector(dx: 0, dy: 0)
  static func + (left: Vector, right: Vector) -> Vector {
    Vector(dx: left.dx + right.dx, dy: left.dy + right.dy)
  }
  static func * (left: Vector, factor: Double) -> Vector { Vector(dx: left.dx * factor, dy: left.dy * factor) }
  static prefix func - (vector: Vector) -> Vector { vector * -1 }
  static func += (left: inout Vector, right: Vector) { left = left + right }
}
infix operator ~= : ComparisonPrecedence
infix operator • : MultiplicationPrecedence
prefix operator √
postfix operator %

func • (left: Vector, right: Vector) -> Double { left.dx * right.dx + left.dy * right.dy }
prefix func √ (number: Double) -> Double { number.squareRoot() }
postfix func % (number: Double) -> Double { number / 100 }

var velocity = Vector(dx: 1, dy: 2)
velocity += Vector(dx: 2, dy: 2) * 2
print(velocity, -velocity, velocity == Vector(dx: 5, dy: 6), velocity != .zero)
print(velocity • Vector(dx: 1, dy: 1) + 1, √16, 25.0%)

precedencegroup PipePrecedence {
  associativity: left
  higherThan: AssignmentPrecedence
}
infix operator |> : PipePrecedence
func |> <A, B>(value: A, transform: (A) -> B) -> B { transform(value) }
let slug = "Hello Big World" |> { $0.lowercased() } |> { $0.split(separator: " ") } |> { $0.joined(separator: "-") }
print(slug)

infix operator ??= : AssignmentPrecedence
func ??= <T>(left: inout T?, right: @autoclosure () -> T) {
  if left == nil { left = right() }
}
var cached: String?
cached ??= "first"
cached ??= "second"
print(cached ?? "none")
var flags = 0b0001
flags |= 1 << 2
flags ^= 0b1
print(flags, flags & 4 != 0, true && !false || false)
print(2 + 3 * 4 - 6 / 2 % 2, (2 + 3) * 4, -3 * -3, 10 - 2 - 3)
print("a" < "b", "Z" < "a", "abc" == "ab" + "c", (1, "z") < (2, "a"), (1, "b") < (1, "a"))
print(1 < 2 ? "yes" : "no", 5...6 ~= 6)
