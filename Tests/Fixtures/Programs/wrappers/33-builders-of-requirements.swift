// What meets a requirement with a result builder has that builder, too; a loop may leave elements out.
@resultBuilder
enum Rows {
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ row: String) -> [String] { [row] }
  static func buildExpression(_ rows: [String]) -> [String] { rows }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? ["none"] }
}

protocol Screen {
  @Rows var body: [String] { get }
  @Rows func footer(_ count: Int) -> [String]
}

struct List: Screen {
  let names: [String]
  var body: [String] {
    "title"
    for name in names where name != "hidden" {
      name.uppercased()
    }
    if names.isEmpty { "empty" }
  }

  func footer(_ count: Int) -> [String] {
    for index in 0..<count where index % 2 == 1 { "\(index)" }
    "end"
  }
}

struct Plain: Screen {
  var body: [String] { return ["plain"] }
  func footer(_ count: Int) -> [String] { ["footer \(count)"] }
}

class Base: Screen {
  var body: [String] { "base" }
  func footer(_ count: Int) -> [String] {
    "one"
    "two"
  }
}

let screens: [any Screen] = [List(names: ["a", "hidden", "b"]), List(names: []), Plain(), Base()]
for screen in screens { print(screen.body, screen.footer(4)) }

func rows(@Rows _ make: () -> [String]) -> [String] { make() }
print(rows { for letter in "xyz" where letter != "y" { String(letter) } })
