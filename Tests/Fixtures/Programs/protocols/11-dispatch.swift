protocol Renderer {
  func draw() -> String
}
extension Renderer {
  func draw() -> String { "default draw" }
  func outline() -> String { "default outline" }
  func both() -> String { draw() + " + " + outline() }
}
struct Fancy: Renderer {
  func draw() -> String { "fancy draw" }
  func outline() -> String { "fancy outline" }
}
class Base: Renderer {
  func outline() -> String { "base outline" }
}
final class Derived: Base {
  func draw() -> String { "derived draw" }
  override func outline() -> String { "derived outline" }
}
class Open: Renderer {
  func draw() -> String { "open draw" }
}
final class Opened: Open {
  override func draw() -> String { "opened draw" }
}
let fancy = Fancy()
let erased: Renderer = fancy
print(fancy.draw(), fancy.outline(), fancy.both(), separator: " | ")
print(erased.draw(), erased.outline(), erased.both(), separator: " | ")
let derived = Derived()
let derivedErased: Renderer = derived
print(derived.draw(), derived.outline(), derived.both(), separator: " | ")
print(derivedErased.draw(), derivedErased.outline(), derivedErased.both(), separator: " | ")
let asBase: Base = derived
print(asBase.draw(), asBase.outline(), asBase.both(), separator: " | ")
let opened: Renderer = Opened()
print(opened.draw(), opened.outline(), opened.both(), separator: " | ")

func generic<R: Renderer>(_ renderer: R) -> String { renderer.draw() + " / " + renderer.outline() }
print(generic(fancy), generic(derived), generic(asBase), generic(Opened()), separator: " | ")
func existential(_ renderer: any Renderer) -> String { renderer.draw() + " / " + renderer.outline() }
print(existential(fancy), existential(derived), separator: " | ")

class Animal { func name() -> String { "animal" } }
extension Animal { func describe() -> String { "I am \(name())" } }
final class Cat: Animal { override func name() -> String { "cat" } }
let animals: [Animal] = [Animal(), Cat()]
print(animals.map { $0.describe() })

protocol Refining: Renderer { func outline() -> String }
extension Refining { func extra() -> String { "extra " + outline() } }
struct Refined: Refining { func outline() -> String { "refined outline" } }
let refined: Refining = Refined()
let weaker: Renderer = refined
print(refined.outline(), weaker.outline(), refined.extra(), weaker.both(), separator: " | ")
