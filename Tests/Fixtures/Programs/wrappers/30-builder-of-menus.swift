// A result builder with every kind of part: if, else, switch, for, optional, availability, expressions.
struct Item: CustomStringConvertible {
  var title: String; var children: [Item] = []
  var description: String { children.isEmpty ? title : "\(title)\(children)" }
}
@resultBuilder enum MenuBuilder {
  static func buildExpression(_ title: String) -> [Item] { [Item(title: title)] }
  static func buildExpression(_ item: Item) -> [Item] { [item] }
  static func buildExpression(_ items: [Item]) -> [Item] { items }
  static func buildExpression(_ none: ()) -> [Item] { [] }
  static func buildBlock(_ parts: [Item]...) -> [Item] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Item]?) -> [Item] { part ?? [Item(title: "-")] }
  static func buildEither(first: [Item]) -> [Item] { first }
  static func buildEither(second: [Item]) -> [Item] { second.map { Item(title: "else " + $0.title) } }
  static func buildArray(_ parts: [[Item]]) -> [Item] { parts.flatMap { $0 } }
  static func buildLimitedAvailability(_ part: [Item]) -> [Item] { part }
  static func buildFinalResult(_ all: [Item]) -> [Item] { all + [Item(title: "end")] }
}
func menu(_ title: String, @MenuBuilder _ content: () -> [Item]) -> Item { Item(title: title, children: content()) }
enum Mode { case read, write(Int), admin }
func make(_ mode: Mode, _ isBeta: Bool, _ names: [String]) -> Item {
  menu("top") {
    "first"
    let count = names.count
    if isBeta { "beta" }
    if count > 1 { "many \(count)" } else if count == 1 { "one" } else { "none" }
    for (index, name) in names.enumerated() {
      if index > 0 { "," }
      Item(title: name.uppercased())
    }
    switch mode {
    case .read: "read"
    case .write(let level) where level > 1:
      menu("write") {
        "level \(level)"; print("side effect")
      }
    case .write: "write a little"
    case .admin: [Item(title: "x"), Item(title: "y")]
    }
  }
}
print(make(.read, true, []))
print(make(.write(2), false, ["a"]))
print(make(.write(1), false, ["a", "b"]))
print(make(.admin, true, ["c"]))
struct Page { @MenuBuilder var items: [Item] { "computed"; if Bool("true")! { "shown" } } }
print(Page().items)
