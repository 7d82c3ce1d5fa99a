enum A { case one, two }
enum B { case three, four }
struct MA { let handle: (A) -> Void }
struct MB { let handle: (B) -> Void }
final class C {
  func make() -> MA { MA(handle: handleEvent) }
  func makeB() -> MB { .init(handle: handleEvent) }
}
extension C {
  private func handleEvent(_ event: A) {
    switch event {
    case .one: print("one")
    case .two: print("two")
    }
  }
  private func handleEvent(_ event: B) {
    switch event {
    case .three: print("three")
    case .four: print("four")
    }
  }
}
let c = C()
c.make().handle(.two)
c.makeB().handle(.four)
func g(_ f: (B) -> Void) { f(.three) }
func h(_ x: Int) { print("int \(x)") }
func h(_ x: String) { print("string \(x)") }
[1, 2].forEach(h)
["a"].forEach(h)
let k: (String) -> Void = h
k("z")
