// Functions of one form, one of them in an extension with a `where` clause: who calls decides.

protocol Listener: AnyObject { associatedtype State; func heard(_ state: State) }
final class Box<State> {
  var state: State
  var told: [String] = []
  init(_ state: State) { self.state = state }
  func attach<L: Listener>(_ listener: L) where L.State == State { told.append("plain"); listener.heard(state) }
  func twice<L: Listener>(_ listener: L) where L.State == State { attach(listener); attach(listener) }
  func name() -> String { "any" }
  func both() -> String { name() + self.name() }
}
extension Box where State: Equatable {
  func attach<L: Listener>(_ listener: L) where L.State == State { told.append("equatable"); listener.heard(state) }
  func thrice<L: Listener>(_ listener: L) where L.State == State { attach(listener); self.attach(listener) }
  func name() -> String { "equatable" }
  func own() -> String { name() }
}
struct Plain { var n: Int }
final class IntEar: Listener { func heard(_ state: Int) { print("int", state) } }
final class PlainEar: Listener { func heard(_ state: Plain) { print("plain", state.n) } }
let ints = Box(1)
let plains = Box(Plain(n: 2))
ints.attach(IntEar())
plains.attach(PlainEar())
ints.twice(IntEar())
ints.thrice(IntEar())
plains.twice(PlainEar())
print(ints.told, plains.told)
print(ints.name(), plains.name(), ints.both(), plains.both(), ints.own())
extension Array {
  func kind() -> String { "array" }
  func all() -> String { kind() }
}
extension Array where Element: Comparable { func kind() -> String { "comparable" } }
print([1, 2].kind(), [Plain(n: 1)].kind(), [1].all())
