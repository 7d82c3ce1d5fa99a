class Shape {
  var area: Double { fatalError("\(type(of: self)) must override area") }
  func describe() -> String { "\(type(of: self)) of \(area)" }
  required init() {}
}
final class Square: Shape {
  var side = 2.0
  override var area: Double { side * side }
}
final class Blob: Shape {}
class Screen {
  let name: String
  init(name: String) { self.name = name }
  required init?(coder: [String: String]) { fatalError("init(coder:) has not been implemented") }
}
final class Home: Screen {
  init() { super.init(name: "Home") }
  required init?(coder: [String: String]) {
    guard coder["name"] != nil else { return nil }
    super.init(name: coder["name"]!)
  }
}
print(Square().describe(), Home().name, Home(coder: [:]) == nil, Home(coder: ["name": "x"])?.name ?? "-")
let kinds: [Shape.Type] = [Square.self, Blob.self]
for kind in kinds {
  print("making", kind)
  print(kind.init().describe())
}
