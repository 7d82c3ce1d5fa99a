// Classes inside other types, with superclasses and protocols of their own.
protocol Named { var name: String { get } }

enum Menu {
  class Item: Named {
    var name: String { "item" }
    final class Badge: Named { let name = "badge" }
  }
  final class Dish: Item {
    override var name: String { "dish, a kind of \(super.name)" }
  }
  struct Box {
    class Lid: Item {}
    final class Base<T>: Lid, CustomStringConvertible {
      let content: T
      init(_ content: T) { self.content = content }
      var description: String { "\(name) with \(content)" }
    }
  }
}

final class Outer {
  class Inner: Outer.Part {}
  class Part { let number = 7 }
}

let all: [any Named] = [Menu.Item(), Menu.Dish(), Menu.Item.Badge(), Menu.Box.Lid(), Menu.Box.Base("soup")]
print(all.map(\.name))
print(Menu.Box.Base(3), Outer.Inner().number)
print(Menu.Dish() is Menu.Item, Menu.Box.Base(1) as Menu.Item is Named)
