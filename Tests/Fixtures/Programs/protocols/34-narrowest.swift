// Of functions of one form the one whose generic parameter is bound the most is called, where the caller sees the bounds.

class Cell { init() {} }
protocol Loadable { static var nib: String { get } }
protocol Named { static var name: String { get } }
final class Plain: Cell {}
final class Loaded: Cell, Loadable { static let nib = "Loaded.nib" }
final class Both: Cell, Loadable, Named {
  static let nib = "Both.nib"
  static let name = "both"
}

struct Table {
  func register<T>(_: T.Type) where T: Cell, T: Loadable { print("nib", T.nib) }
  func register<T>(_: T.Type) where T: Cell { print("class", T.self) }
  func register<T: Cell & Loadable & Named>(_: T.Type) { print("name", T.name) }
  func show<T>(_ cell: T) where T: Cell { print("a cell") }
  func show<T>(_ cell: T) where T: Cell & Loadable { print("a loaded one") }
}

let table = Table()
table.register(Plain.self)
table.register(Loaded.self)
table.register(Both.self)
let plain = Plain()
let loaded = Loaded()
table.show(plain)
table.show(loaded)

// Generic arguments of a type inside another one.
final class Maker {
  struct Recipe<Made, Item> {
    let fill: (Item) -> String
    init(fill: @escaping (Item) -> String) { self.fill = fill }
    var name: String { "\(Made.self) of \(Item.self)" }
  }
  func make<Made, Item>(by recipe: Recipe<Made, Item>, _ item: Item) { print(Made.self, recipe.fill(item)) }
}
let recipe = Maker.Recipe<Loaded, Int> { "number \($0)" }
print(recipe.name)
Maker().make(by: recipe, 3)
