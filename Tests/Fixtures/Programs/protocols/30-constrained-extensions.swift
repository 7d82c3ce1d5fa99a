// Extensions of one generic type with where clauses, which have members of one name.
class View { var kind: String { "view" } }
class Button: View { override var kind: String { "button" } }
final class Label: View { override var kind: String { "label" } }
final class Switch: View {}

struct Reactive<Base> { let base: Base }
extension Reactive where Base: Button {
  var text: String { "title of a \(base.kind)" }
  func tap() -> String { "tapped" }
}
extension Reactive where Base: Label { var text: String { "text of a \(base.kind)" } }
extension Reactive where Base == Int { var text: String { "number \(base)" } }
extension Reactive where Base == String { var text: String { "string \(base)" } }

protocol Compatible {}
extension Compatible { var rx: Reactive<Self> { Reactive(base: self) } }
extension View: Compatible {}
final class OwnButton: Button {}

func text(of button: Button) -> String { button.rx.text }
print(Button().rx.text, Label().rx.text, OwnButton().rx.text, OwnButton().rx.tap())
print(Reactive(base: 3).text, Reactive(base: "x").text, text(of: OwnButton()))
print((0..<3).contains { $0 == 2 }, (1...4).contains { $0 > 4 }, (1...4).contains(4))
