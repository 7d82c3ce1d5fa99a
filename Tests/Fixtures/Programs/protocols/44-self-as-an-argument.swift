// For what the compiler takes `self` where it is handed on: for what it is in methods that give `Self`.
func show<T>(_ value: T) { print("value", T.self) }
func show<T>(type: T.Type) { print("type", T.self, type) }
func make<T: Base>(_ type: T.Type) -> T { T() }
class Base {
  required init() {}
  func plain() {
    show(self)
    show(type: type(of: self))
  }
  func own() -> Self {
    show(self)
    show(type: type(of: self))
    return self
  }
  func made() -> Self { make(type(of: self)) }
  func madeAsBase() -> Base { make(type(of: self)) }
  func named() { show(type: Self.self) }
}
final class Derived: Base {}
Derived().plain()
_ = Derived().own()
print(Derived().made(), Derived().madeAsBase(), (Derived() as Base).made())
Derived().named()
