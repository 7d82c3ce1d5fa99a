// What an extension alone has goes by the static type, what is required by the object.
protocol Shape { var name: String { get }; func area() -> Double }
extension Shape {
  var name: String { "shape" }
  func area() -> Double { 0 }
  func label() -> String { "\(name):\(area())" }
  var kind: String { "extension" }
  static var family: String { "shapes" }
}
class Square: Shape {
  var side = 2.0
  func area() -> Double { side * side }
  var kind: String { "square" }
  func label() -> String { "square \(side)" }
}
final class Cube: Square {
  var name: String { "cube" }
  override func area() -> Double { 6 * super.area() }
  override var kind: String { "cube" }
  override func label() -> String { "cube " + super.label() }
  static var family: String { "cubes" }
}
class Plain: Shape {}
class Named: Plain { var name: String { "named" } }
let shapes: [Shape] = [Square(), Cube(), Plain(), Named()]
for s in shapes { print(s.name, s.area(), s.kind, s.label()) }
let cube = Cube()
print(cube.name, cube.kind, cube.label(), (cube as Square).kind, (cube as Shape).kind, (cube as Square).name)
func generic<S: Shape>(_ s: S) -> String { "\(s.kind) \(s.label()) \(s.name)" }
print(generic(cube), generic(Named()), generic(Square()))
func some(_ s: some Shape) -> String { s.kind }
print(some(cube), some(Square()))
print(Cube.family, Square.family, (Cube.self as Square.Type).family, (Cube.self as Shape.Type).family)
if let c = shapes[1] as? Cube { print(c.kind, c.name) }
