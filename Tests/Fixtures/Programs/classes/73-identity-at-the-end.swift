var registered: [ObjectIdentifier] = []
var names: [ObjectIdentifier: String] = [:]

final class Player {
  init(_ name: String) {
    registered.append(ObjectIdentifier(self))
    names[ObjectIdentifier(self)] = name
  }

  deinit {
    registered.removeAll { $0 == ObjectIdentifier(self) }
    names[ObjectIdentifier(self)] = nil
  }
}

var one: Player? = Player("one")
let other = Player("other")
print(registered.count, names.count)
one = nil
print(registered.count, names.values.sorted(), names[ObjectIdentifier(other)]!)

class Shape { func hit(_ other: Shape) -> String { "shape" } }
class Circle: Shape {
  override func hit(_ other: Shape) -> String { "circle-shape" }
  func hit(_ other: Circle) -> String { "circle-circle" }
}

let circle = Circle()
let shape: Shape = circle
print(shape.hit(circle), circle.hit(circle))
