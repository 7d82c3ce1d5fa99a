protocol Button { var label: String { get } }
protocol Alert { func show(_ text: String, buttons: [Button]) -> String }
protocol ComponentFactory {
  associatedtype B: Button
  associatedtype A: Alert
  func makeButton(_ title: String) -> B
  func makeAlert() -> A
}
struct RoundButton: Button { let label: String }
struct FlatButton: Button {
  private let title: String
  init(_ title: String) { self.title = title }
  var label: String { title.uppercased() }
}
struct Sheet: Alert {
  func show(_ text: String, buttons: [Button]) -> String {
    "sheet[\(text): \(buttons.map(\.label).joined(separator: "/"))]"
  }
}
struct Dialog: Alert {
  let border: Character
  func show(_ text: String, buttons: [Button]) -> String {
    let line = String(repeating: border, count: text.count + 4)
    return [line, "\(border) \(text) \(border)", buttons.map { "<\($0.label)>" }.joined(), line].joined(separator: "\n")
  }
}
struct RoundFactory: ComponentFactory {
  func makeButton(_ title: String) -> RoundButton { RoundButton(label: "(\(title))") }
  func makeAlert() -> Sheet { Sheet() }
}
struct FlatFactory: ComponentFactory {
  func makeButton(_ title: String) -> FlatButton { FlatButton(title) }
  func makeAlert() -> some Alert { Dialog(border: "#") }
}
func confirm<F: ComponentFactory>(_ text: String, with factory: F) -> String {
  factory.makeAlert().show(text, buttons: ["ok", "cancel"].map(factory.makeButton))
}
print(confirm("Delete?", with: RoundFactory()))
print(confirm("Quit?", with: FlatFactory()))
let factories: [any ComponentFactory] = [RoundFactory(), FlatFactory()]
for factory in factories { print(type(of: factory), factory.makeButton("go").label) }

final class CellRegistry {
  private var makers: [String: (Int) -> String] = [:]
  func register<Cell: CustomStringConvertible>(_ type: Cell.Type, _ make: @escaping (Int) -> Cell) {
    makers["\(type)"] = { make($0).description }
  }
  func dequeue(_ name: String, row: Int) -> String { makers[name]?(row) ?? "no cell \(name)" }
}
struct TextCell: CustomStringConvertible {
  let row: Int
  var description: String { "text \(row)" }
}
final class ImageCell: CustomStringConvertible {
  nonisolated(unsafe) static var made = 0
  let id: Int
  init() {
    Self.made += 1
    id = Self.made
  }
  var description: String { "image #\(id)" }
}
let registry = CellRegistry()
registry.register(TextCell.self, TextCell.init)
registry.register(ImageCell.self) { _ in ImageCell() }
print(["TextCell", "ImageCell", "ImageCell", "MapCell"].enumerated().map { registry.dequeue($1, row: $0) })
